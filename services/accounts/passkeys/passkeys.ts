import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { t } from '@fairtab/domain/language/t';
import { mailSecurityNotice } from '../mailLinks/mailSecurityNotice';
import { confirmPassword } from '../passwords/confirmPassword';
import { deviceOf } from '../sessions/deviceOf';
import type { ServiceContext } from '../../context';
import { signedIn } from '../../people/signedIn';
import { InvalidCredentials, NotFound } from '../../platform/errors';
import { useChallenge } from './challenges';
import { readAnswer, siteOf, webAuthn } from './webAuthn';

/** More than any browser names. */
const MAX_TRANSPORTS = 10;

/**
 * Adds the passkey that the browser has made after startPasskey.
 * @param credential RegistrationResponseJSON as text.
 * @throws NotSignedIn, InvalidCredentials (not asked for by this account, too late, not made on this site, or known).
 */
export async function addPasskey(ctx: ServiceContext, { credential }: { credential: string }): Promise<void> {
  const { userId } = signedIn(ctx);
  const made = await check(ctx, { credential, userId });
  const { id: credentialId, publicKey, counter, transports = [] } = made;
  await ctx.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.passkey.createMany({
      data: {
        id: ctx.newId(),
        userId,
        credentialId: Buffer.from(credentialId, 'base64url'),
        publicKey,
        useCount: counter,
        transports: transports.slice(0, MAX_TRANSPORTS),
        device: deviceOf(ctx.client.userAgent),
        createdAt: ctx.now(),
      },
      skipDuplicates: true,
    });
    if (count === 0) throw refusal();
    await mailSecurityNotice({ ctx, tx }, { userId, what: 'passkeyAdded' });
  });
  ctx.onSecurityEvent({ event: 'passkeyAdded', userId });
}

async function check(ctx: ServiceContext, { credential, userId }: { credential: string; userId: string }) {
  const read = readAnswer(credential);
  if (!read || !(await useChallenge(ctx, { challenge: read.challenge, userId }))) throw refusal();
  const { rpID, origin } = siteOf(ctx);
  const { verifyRegistrationResponse } = await webAuthn();
  const checked = await verifyRegistrationResponse({
    response: read.answer as RegistrationResponseJSON,
    expectedChallenge: read.challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
  }).catch(() => null);
  if (!checked?.verified) throw refusal();
  return checked.registrationInfo.credential;
}

function refusal(): InvalidCredentials {
  return new InvalidCredentials(t('This passkey could not be added. Please try again.'));
}

/** More than the devices of any person. */
export const MAX_PASSKEYS = 20;

/** A passkey as its account sees it. */
export interface OwnPasskey {
  readonly id: string;
  readonly device: string;
  readonly createdAt: Date;
  /** Null when nobody has signed in with it yet. */
  readonly lastUsedAt: Date | null;
}

/** The passkeys of the viewer's account, oldest first. @throws NotSignedIn */
export function listPasskeys(ctx: ServiceContext): Promise<OwnPasskey[]> {
  const { userId } = signedIn(ctx);
  return ctx.db.prisma.passkey.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, device: true, createdAt: true, lastUsedAt: true },
  });
}

/** Removes a passkey, so that nobody can sign in with it any more. @throws NotSignedIn, InvalidCredentials, NotFound, TooManyAttempts. */
export async function removePasskey(
  ctx: ServiceContext,
  { passkeyId, password }: { passkeyId: string; password: string },
): Promise<void> {
  const { userId } = await confirmPassword(ctx, password);
  await ctx.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.passkey.deleteMany({ where: { id: passkeyId, userId } });
    if (count === 0) throw new NotFound(t('There is no such passkey any more.'));
    await mailSecurityNotice({ ctx, tx }, { userId, what: 'passkeyRemoved' });
  });
  ctx.onSecurityEvent({ event: 'passkeyRemoved', userId });
}
