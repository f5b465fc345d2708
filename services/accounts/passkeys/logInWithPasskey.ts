import { t } from '@fairtab/domain/language/t';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { ServiceContext, Viewer } from '../../context';
import { InvalidCredentials } from '../../platform/errors';
import type { PasskeyModel } from '../../generated/prisma/models';
import { AUTHENTICATED, enterAccount, type Authenticated } from '../loggingIn/enterAccount';
import { useChallenge } from './challenges';
import { readAnswer, type Answer, siteOf, webAuthn } from './webAuthn';

/**
 * Starts a session with a passkey. The device has asked for a finger, a face or a PIN, so no code is needed besides.
 * What this browser's guest made or claimed moves to the account. Failures are counted by address.
 * @param credential AuthenticationResponseJSON as text.
 * @returns the secret of the session, and the new viewer.
 * @throws InvalidCredentials (not known, too late, or not signed on this site), TooManyAttempts.
 */
export async function logInWithPasskey(
  ctx: ServiceContext,
  { credential }: { credential: string },
): Promise<{ viewer: Viewer; secret: string }> {
  const { limits, client } = ctx;
  await limits.check('failedPasskeysFromAddress', client.address);
  try {
    return await enterAccount(ctx, { account: await authenticate(ctx, credential), newHash: null });
  } catch (error) {
    if (error instanceof InvalidCredentials) await limits.spend('failedPasskeysFromAddress', client.address);
    throw error;
  }
}

async function authenticate(ctx: ServiceContext, credential: string): Promise<Authenticated> {
  const read = readAnswer(credential);
  if (!read || !(await useChallenge(ctx, { challenge: read.challenge, userId: null })))
    throw failed(ctx, { userId: null, message: t('This took too long. Please try again.') });
  const { answer, challenge } = read;
  const passkey = await ctx.db.prisma.passkey.findUnique({
    where: { credentialId: Buffer.from(answer.id, 'base64url') },
    include: { user: { select: AUTHENTICATED } },
  });
  const userId = passkey?.userId ?? null;
  const useCount = passkey ? await checkSignature(ctx, { answer, challenge, passkey }) : null;
  if (!passkey || useCount === null) throw unknown(ctx, userId);
  const { id, user } = passkey;
  const { count } = await ctx.db.prisma.passkey.updateMany({
    where: { id },
    data: { useCount, lastUsedAt: ctx.now() },
  });
  // It was removed meanwhile.
  if (count === 0) throw unknown(ctx, userId);
  return user;
}

/** @returns how often the passkey was used, as far as its device counts; null when the signature is not its own. */
async function checkSignature(
  ctx: ServiceContext,
  { answer, challenge, passkey }: { answer: Answer; challenge: string; passkey: PasskeyModel },
): Promise<number | null> {
  const { rpID, origin } = siteOf(ctx);
  const { verifyAuthenticationResponse } = await webAuthn();
  const { publicKey, useCount } = passkey;
  const checked = await verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id: answer.id, publicKey: Uint8Array.from(publicKey), counter: Number(useCount) },
  }).catch(() => null);
  return checked?.verified ? checked.authenticationInfo.newCounter : null;
}

function unknown(ctx: ServiceContext, userId: string | null): InvalidCredentials {
  return failed(ctx, { userId, message: t('No account here knows this passkey. It may have been removed.') });
}

function failed(
  ctx: ServiceContext,
  { userId, message }: { userId: string | null; message: string },
): InvalidCredentials {
  ctx.onSecurityEvent({ event: 'loginFailed', userId });
  return new InvalidCredentials(message);
}
