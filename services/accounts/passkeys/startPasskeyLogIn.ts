import type { ServiceContext } from '../../context';
import { CHALLENGE_MS, issueChallenge } from './challenges';
import { siteOf, webAuthn } from './webAuthn';

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
