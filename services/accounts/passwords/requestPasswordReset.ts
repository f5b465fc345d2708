import { readUsername, usernameKey } from '@fairtab/domain/inputs/accountFields';
import { requestPasswordResetInput } from '@fairtab/domain/inputs/accountInputs';
import { readEmail } from '@fairtab/domain/inputs/contactFields';
import { accountsAtAddress, type ReachableAccount } from '../../people/addresses/accountsAtAddress';
import type { ServiceContext } from '../../context';
import { parseInput } from '../../platform/parseInput';
import { mailLink } from '../mailLinks/mailLink';
import { originOfLinks } from '../../platform/links/PublicOrigin';

/**
 * Mails a link to choose a new password to every account that has this name or verified address.
 * @returns at once, so that neither the answer nor its time tells whether there is one. `mailing` settles when the
 * mails are written.
 * @throws InvalidInput, TooManyAttempts, NoPublicOrigin.
 */
export async function requestPasswordReset(ctx: ServiceContext, input: unknown): Promise<{ mailing: Promise<void> }> {
  const { usernameOrEmail } = parseInput(requestPasswordResetInput, input);
  // Asked first, so that a refusal does not tell whether there is such an account.
  originOfLinks(ctx);
  await ctx.limits.spend('passwordResetsFromAddress', ctx.client.address);
  await ctx.limits.spend('passwordResetsOfName', usernameKey(usernameOrEmail));
  return { mailing: mailLinks(ctx, usernameOrEmail) };
}

async function mailLinks(ctx: ServiceContext, usernameOrEmail: string): Promise<void> {
  for (const { id: userId, username, email } of await accountsOf(ctx, usernameOrEmail))
    await ctx.db.prisma.$transaction((tx) =>
      mailLink({ ctx, tx }, { purpose: 'resetPassword', userId, username, email }),
    );
}

/** The accounts with a verified address. */
async function accountsOf(ctx: ServiceContext, usernameOrEmail: string): Promise<ReachableAccount[]> {
  const address = readEmail(usernameOrEmail);
  if (address.ok && address.value !== null) return accountsAtAddress(ctx.db, { email: address.value });
  // No account can have such a name, and some of these texts the database would refuse.
  return readUsername(usernameOrEmail).ok ? accountsAtAddress(ctx.db, { username: usernameOrEmail }) : [];
}
