import { t } from '@fairtab/domain/language/t';
import { confirmPassword } from '../passwords/confirmPassword';
import type { ServiceContext } from '../../context';
import { readAccount } from '../../people/signedIn';
import { Conflict } from '../../platform/errors';
import { CHALLENGE_MS, issueChallenge } from './challenges';
import { MAX_PASSKEYS } from './passkeys';
import { siteOf, webAuthn } from './webAuthn';

const SITE_NAME = 'Fairtab';

/**
 * What the browser needs to make a passkey for the viewer's account. addPasskey takes its answer.
 * @returns PublicKeyCredentialCreationOptionsJSON as text.
 * @throws NotSignedIn, InvalidCredentials, Conflict (too many), TooManyAttempts.
 */
export async function startPasskey(
  ctx: ServiceContext,
  { password }: { password: string },
): Promise<{ options: string }> {
  const { username } = await readAccount(ctx);
  const { userId } = await confirmPassword(ctx, password);
  const known = await ctx.db.prisma.passkey.findMany({
    where: { userId },
    select: { credentialId: true, transports: true },
  });
  if (known.length >= MAX_PASSKEYS)
    throw new Conflict(t('An account can have at most {max} passkeys.', { max: MAX_PASSKEYS }));
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: siteOf(ctx).rpID,
    userName: username,
    userID: new TextEncoder().encode(userId),
    challenge: Uint8Array.from(Buffer.from(await issueChallenge(ctx, userId), 'base64url')),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    // So that nobody needs to type a name, and that one passkey is as good as password and code.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    // A device that has one already says so.
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: Buffer.from(credentialId).toString('base64url'),
      transports: transports as never,
    })),
  });
  return { options: JSON.stringify(options) };
}

/**
 * What the browser needs to sign in with any passkey it has for this site. logInWithPasskey takes its answer.
 * @returns PublicKeyCredentialRequestOptionsJSON as text.
 * @throws TooManyAttempts
 */
export async function startPasskeyLogIn(ctx: ServiceContext): Promise<{ options: string }> {
  await ctx.limits.spend('passkeyLoginsFromAddress', ctx.client.address);
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(ctx).rpID,
    challenge: Uint8Array.from(Buffer.from(await issueChallenge(ctx, null), 'base64url')),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  });
  return { options: JSON.stringify(options) };
}
