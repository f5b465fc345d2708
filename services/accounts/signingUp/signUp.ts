import { language } from '@fairtab/domain/language/current';
import { t } from '@fairtab/domain/language/t';
import { usernameKey } from '@fairtab/domain/inputs/accountFields';
import { signUpInput } from '@fairtab/domain/inputs/accountInputs';
import { foldedName } from '@fairtab/domain/misleadingNames';
import type { ServiceContext } from '../../context';
import { Conflict } from '../../errors';
import { isUniqueViolation } from '../../idempotency';
import { parseInput } from '../../parseInput';
import { announceEndedGuest, endGuest } from '../guests/endGuest';
import { hashNewPassword } from '../passwords/hashNewPassword';

/**
 * Makes an account without signing in. The viewer's guest becomes the account's, with everything it made or claimed.
 * @throws InvalidInput, Conflict (the name is taken), TooManyAttempts.
 */
export async function signUp(ctx: ServiceContext, input: unknown): Promise<{ username: string }> {
  const { username, password } = parseInput(signUpInput, input);
  await ctx.limits.spend('signUpsFromAddress', ctx.client.address);
  const taken = await ctx.db.prisma.user.count({
    where: { OR: [{ usernameKey: usernameKey(username) }, { foldedName: foldedName(username) }] },
  });
  if (taken > 0) throw usernameTaken();
  const passwordHash = await hashNewPassword({ password, path: 'password' });
  try {
    const guestId = await insert(ctx, { username, passwordHash });
    if (guestId === ctx.viewer.guestId) announceEndedGuest(ctx, guestId);
  } catch (error) {
    if (isUniqueViolation(error)) throw usernameTaken();
    throw error;
  }
  return { username };
}

/** @returns the account's guest. */
function insert(
  ctx: ServiceContext,
  { username, passwordHash }: { username: string; passwordHash: string },
): Promise<string> {
  const { viewer } = ctx;
  return ctx.db.prisma.$transaction(async (tx) => {
    // An account that signs up again makes a second account, which gets nothing of the first one.
    const isGuest = viewer.session === null && viewer.guestId !== null && (await endGuest(tx, viewer.guestId));
    const guestId = isGuest ? viewer.guestId : ctx.newId();
    if (!isGuest) await tx.guest.create({ data: { id: guestId, language: language() } });
    await tx.user.create({
      data: {
        id: ctx.newId(),
        username,
        usernameKey: usernameKey(username),
        passwordHash,
        guestId,
        createdAt: ctx.now(),
      },
    });
    return guestId;
  });
}

function usernameTaken(): Conflict {
  return new Conflict(t('This username is taken.'));
}
