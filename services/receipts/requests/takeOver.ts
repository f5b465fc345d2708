import { takeOverInput } from '@fairtab/domain/inputs/requestInputs';
import { t } from '@fairtab/domain/language/t';
import { takeOver as decideTakeOver } from '@fairtab/domain/moves/takeOver';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { changeReceipt } from '../writing/changeReceipt';
import { shownCents } from '../shownCents';
import type { ServiceContext } from '../../context';
import { signedIn } from '../../people/signedIn';
import { NotFound } from '../../platform/errors';
import { parseInput } from '../../platform/parseInput';
import { mayTakeOver, readRequest } from './openRequests';

/**
 * The account that was asked takes over the claims. They are its own from then on, to be paid or given back as any others.
 * @throws NotSignedIn, InvalidInput, NotFound (no such request for this account), Conflict (nothing is left), AmountMismatch.
 */
export async function takeOver(
  ctx: ServiceContext,
  { requestId, ...input }: { requestId: string; expectedAmount?: unknown },
): Promise<{ receipt: ReceiptState }> {
  const { expectedAmount } = parseInput(takeOverInput, input);
  const { id, personName: name, receipt: asked } = await readRequest(ctx, requestId);
  const { receipt } = await changeReceipt(ctx, {
    receiptId: asked.id,
    decide: (state, { guestId }) => {
      if (!mayTakeOver(state, guestId)) throw new NotFound(t('There is no such request any more.'));
      return decideTakeOver({ state, guestId, name, expectedAmountCents: shownCents(state, expectedAmount) });
    },
  });
  // The host may ask again for what is claimed later.
  await ctx.db.prisma.paymentRequest.deleteMany({ where: { id } });
  return { receipt };
}

/**
 * Declines a request, and blocks its sender if that is wanted: then none of the sender's requests reaches the account, those that
 * are open included. The sender is told nothing, and cannot ask this name for the same person again.
 * @throws NotSignedIn, NotFound (no such request for this account)
 */
export async function declineRequest(
  ctx: ServiceContext,
  { requestId, blocksSender }: { requestId: string; blocksSender: boolean },
): Promise<void> {
  const { userId } = signedIn(ctx);
  const { id, from } = await readRequest(ctx, requestId);
  const now = ctx.now();
  await ctx.db.prisma.$transaction(async (tx) => {
    await tx.paymentRequest.updateMany({ where: { id }, data: { declinedAt: now } });
    if (blocksSender)
      await tx.requestBlock.createMany({
        data: [{ userId, blockedUserId: from.userId, createdAt: now }],
        skipDuplicates: true,
      });
  });
}
