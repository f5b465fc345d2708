import { t } from '@fairtab/domain/language/t';
import type { ServiceContext } from '../../context';
import { NotFound } from '../../platform/errors';
import { maySee } from '../../receipts/readReceipt';
import { lockEvening } from './lockEvening';
import { readEvening, type EveningState } from './readEvening';

/**
 * Takes a receipt out of its evening. The host of the receipt may do it, and so may whoever began the evening. It voids a
 * proposal. Settled debts stay settled.
 * @throws NotFound (also for anybody else, and for a receipt that is in no evening)
 */
export async function takeOutOfEvening(ctx: ServiceContext, receiptId: string): Promise<{ evening: EveningState }> {
  const receipt = await ctx.store.load(receiptId);
  if (!receipt || !maySee(ctx.viewer, receipt)) throw new NotFound();
  const found = await ctx.db.prisma.eveningReceipt.findUnique({ where: { receiptId }, include: { evening: true } });
  const mayTakeOut = [receipt.hostGuestId, found?.evening.madeByGuestId].includes(ctx.viewer.guestId ?? undefined);
  if (!found || !mayTakeOut) throw new NotFound(t('This receipt is in no evening that you can change.'));
  const { eveningId } = found;
  await ctx.db.prisma.$transaction(async (tx) => {
    await lockEvening(tx, eveningId);
    await tx.eveningReceipt.deleteMany({ where: { receiptId, eveningId } });
    await tx.settlement.deleteMany({ where: { eveningId, settledAt: null } });
  });
  return { evening: await readEvening(ctx, eveningId) };
}
