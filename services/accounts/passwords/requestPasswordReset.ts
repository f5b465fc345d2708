import { readUsername, usernameKey } from '@fairtab/domain/inputs/accountFields';
import { requestPasswordResetInput } from '@fairtab/domain/inputs/accountInputs';
import { readEmail } from '@fairtab/domain/inputs/fields';
import type { ServiceContext } from '../../context';
import { parseInput } from '../../parseInput';
import { mailLink } from '../mailLinks/mailLink';

/** A family may share one address among its accounts. Of more accounts than this, only the oldest get a mail. */
const MOST_ACCOUNTS = 5;

/**
 * Mails a link to choose a new password to every account that has this name or verified address.
 * @returns at once, so that neither the answer nor its time tells whether there is one. `mailing` settles when the
 * mails are written.
 * @throws InvalidInput, TooManyAttempts.
 */
export async function requestPasswordReset(ctx: ServiceContext, input: unknown): Promise<{ mailing: Promise<void> }> {
  const { usernameOrEmail } = parseInput(requestPasswordResetInput, input);
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
async function accountsOf(
  ctx: ServiceContext,
  usernameOrEmail: string,
): Promise<{ id: string; username: string; email: string }[]> {
  const address = readEmail(usernameOrEmail);
  // No account can have such a name or address, and some of these texts the database would refuse.
  if (!address.ok && !readUsername(usernameOrEmail).ok) return [];
  const { rows } = await ctx.db.pool.query<{ id: string; username: string; email: string }>(
    `SELECT id, username, email FROM account
     WHERE email_verified_at IS NOT NULL AND ${address.ok ? 'lower(email) = lower($1)' : 'username_key = $1 AND email IS NOT NULL'}
     ORDER BY created_at LIMIT ${MOST_ACCOUNTS}`,
    [address.ok ? address.value : usernameKey(usernameOrEmail)],
  );
  return rows;
}
