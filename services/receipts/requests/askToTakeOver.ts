import { t } from '@fairtab/domain/language/t';
import { createHash } from 'node:crypto';
import { usernameKey } from '@fairtab/domain/inputs/accountFields';
import { askToTakeOverInput } from '@fairtab/domain/inputs/requestInputs';
import { claimsToTakeOver } from '@fairtab/domain/moves/takeOver';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../../people/authorise';
import { peopleNamed } from '../claims/peopleNamed';
import type { ServiceContext } from '../../context';
import { Conflict, InvalidInput, NotFound, TooManyAttempts } from '../../platform/errors';
import type { Prisma } from '../../generated/prisma/client';
import { lockAccount, readAccount } from '../../people/signedIn';
import { parseInput } from '../../platform/parseInput';
import { readReceipt } from '../readReceipt';

/** How often a host may ask in 24 hours, whoever it is. */
const MOST_A_DAY = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The host asks whoever has a username to take over what the host claimed for somebody. Nobody looks up whether there is such a
 * name: the same row is written either way, and whom it reaches is decided when it is read (openRequests.ts). So neither the
 * answer nor its time tells.
 * @throws NotSignedIn, InvalidInput, NotFound (also for anybody but the host), Conflict (nothing to take over, asked already, a
 * private receipt), TooManyAttempts.
 */
export async function askToTakeOver(ctx: ServiceContext, input: unknown): Promise<{ receipt: ReceiptState }> {
  const account = await readAccount(ctx);
  const { receiptId, person: personId, username } = parseInput(askToTakeOverInput, input);
  const receipt = await readReceipt(ctx, receiptId);
  if (!receipt) throw new NotFound();
  authorise({ viewer: ctx.viewer, action: 'askToTakeOver', receipt }, t('Only the host can ask.'));
  const [person] = peopleNamed(receipt, [personId]);
  if (person?.guestId !== receipt.hostGuestId || claimsToTakeOver(receipt, person.name).length === 0)
    throw new Conflict(t('There is nothing of this person that somebody else could take over.'));
  if (receipt.visibility === 'private')
    throw new Conflict(t('Nobody but you may see this receipt. Change that first, then ask.'));
  if (username === usernameKey(account.username))
    throw new InvalidInput([{ path: 'username', message: t('This is your own username') }]);
  const row = {
    id: ctx.newId(),
    receiptId,
    personName: person.name,
    toName: username,
    askedHash: hashOf(receiptId, person.name.toLowerCase(), username),
    createdAt: ctx.now(),
    tellAt: ctx.now(),
  };
  await ctx.db.prisma.$transaction(async (tx) => {
    await lockAccount(tx, account.id);
    await checkLimit(ctx, { tx, hostGuestId: account.guestId });
    const { count } = await tx.paymentRequest.createMany({ data: [row], skipDuplicates: true });
    if (count === 0) throw new Conflict(t('You have asked @{username} for this already.', { username }));
  });
  return { receipt };
}

function hashOf(...parts: readonly string[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(JSON.stringify(parts)).digest());
}

/** Counts the requests themselves, so that nothing is kept for a day that would not be kept anyway. @throws TooManyAttempts */
async function checkLimit(
  ctx: ServiceContext,
  { tx, hostGuestId }: { tx: Prisma.TransactionClient; hostGuestId: string },
): Promise<void> {
  const now = ctx.now().getTime();
  const today = await tx.paymentRequest.findMany({
    where: { receipt: { hostGuestId }, createdAt: { gt: new Date(now - DAY_MS) } },
    orderBy: { createdAt: 'asc' },
    select: { createdAt: true },
    take: MOST_A_DAY,
  });
  const [first] = today;
  if (!first || today.length < MOST_A_DAY) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((first.createdAt.getTime() + DAY_MS - now) / 1000));
  const message = t('You can ask {max} times a day. Please try again tomorrow.', { max: MOST_A_DAY });
  throw new TooManyAttempts({ retryAfterSeconds, message });
}
