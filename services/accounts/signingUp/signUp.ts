import { language } from '@fairtab/domain/language/current';
import { t } from '@fairtab/domain/language/t';
import { usernameKey } from '@fairtab/domain/inputs/accountFields';
import { signUpInput } from '@fairtab/domain/inputs/accountInputs';
import { foldedName } from '@fairtab/domain/people/misleadingNames';
import type { ServiceContext } from '../../context';
import { Conflict } from '../../platform/errors';
import {
  firstWriteOf,
  isSameRequest,
  isUniqueViolation,
  keyedRequest,
  keyRow,
  type KeyedRequest,
} from '../../idempotency';
import { parseInput } from '../../platform/parseInput';
import { announceEndedGuest, endGuest } from '../guests/endGuest';
import { hashNewPassword } from '../passwords/hashNewPassword';
import { networkHash } from '../../platform/networkHash';
import { isPassword } from '../passwords/passwords';

/**
 * Makes an account without signing in. The viewer's guest becomes the account's, with everything it made or claimed. A retry
 * with the key (a UUID), name and password of the first try gets its answer, with or without the cookie that the first try ended.
 * @throws InvalidInput, Conflict (the name is taken), TooManyAttempts.
 */
export async function signUp(ctx: ServiceContext, input: unknown): Promise<{ username: string }> {
  const { username, password, idempotencyKey: key } = parseInput(signUpInput, input);
  // Without the password, because no quick hash of it may be kept. It is compared with the account's own hash instead.
  const keyed = firstWriteOf(keyedRequest(ctx, { operation: 'signUp', key, request: { username } }));
  await ctx.limits.spend('signUpsFromAddress', ctx.client.address);
  const taken = await ctx.db.prisma.user.count({
    where: { OR: [{ usernameKey: usernameKey(username) }, { foldedName: foldedName(username) }] },
  });
  if (taken > 0) {
    if (await isMadeAlready(ctx, { keyed, username, password })) return { username };
    throw usernameTaken();
  }
  const passwordHash = await hashNewPassword({ password, path: 'password' });
  try {
    const guestId = await insert(ctx, { username, passwordHash, keyed });
    if (guestId === ctx.viewer.guestId) announceEndedGuest(ctx, guestId);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    if (!(await isMadeAlready(ctx, { keyed, username, password }))) throw usernameTaken();
  }
  return { username };
}

/** @returns the account's guest. */
function insert(
  ctx: ServiceContext,
  { username, passwordHash, keyed }: { username: string; passwordHash: string; keyed: KeyedRequest | null },
): Promise<string> {
  const { viewer } = ctx;
  return ctx.db.prisma.$transaction(async (tx) => {
    // An account that signs up again makes a second account, which gets nothing of the first one.
    const isGuest = viewer.session === null && viewer.guestId !== null && (await endGuest(tx, viewer.guestId));
    const guestId = isGuest ? viewer.guestId : ctx.newId();
    if (!isGuest) {
      const network = networkHash(ctx.client.address);
      await tx.guest.create({ data: { id: guestId, networkHash: network, language: language() } });
    }
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
    if (keyed) await tx.idempotencyKey.create({ data: keyRow(keyed, { guestId, answer: { username } }) });
    return guestId;
  });
}

/** Whether the first try of this request made the account. */
async function isMadeAlready(
  ctx: ServiceContext,
  { keyed, username, password }: { keyed: KeyedRequest | null; username: string; password: string },
): Promise<boolean> {
  if (!keyed) return false;
  const first = await ctx.db.prisma.idempotencyKey.findFirst({
    where: { key: keyed.key, firstWrite: true },
    select: { guestId: true, requestHash: true },
  });
  if (!first || !isSameRequest(keyed, first)) return false;
  const account = await ctx.db.prisma.user.findFirst({
    where: { guestId: first.guestId, usernameKey: usernameKey(username) },
    select: { passwordHash: true },
  });
  return account !== null && isPassword({ password, passwordHash: account.passwordHash });
}

function usernameTaken(): Conflict {
  return new Conflict(t('This username is taken.'));
}
