import { MOST_RECEIPTS_OF_EVENING } from '@fairtab/domain/inputs/eveningInputs';
import { t } from '@fairtab/domain/language/t';
import type { ServiceContext } from '../context';
import { Conflict } from '../errors';
import { hostedReceipt } from './hostedReceipt';
import { lockEvening } from './lockEvening';
import { readEvening, type EveningState } from './readEvening';

/**
 * Puts a receipt of the viewer's into an evening, whose link the viewer has. One that is in it stays in it.
 * @throws NotFound (no such evening; also for anybody but the host), Conflict (the receipt is in another evening or not shown
 * to everybody with the link, or the evening is full).
 */
export async function addToEvening(
  ctx: ServiceContext,
  { eveningId, receiptId }: { eveningId: string; receiptId: string },
): Promise<{ evening: EveningState }> {
  const receipt = await hostedReceipt(ctx, receiptId);
  const { currency } = await readEvening(ctx, eveningId);
  if (receipt.currency !== currency)
    throw new Conflict(t('The receipts of this evening are in {currency}.', { currency }));
  const now = ctx.now();
  await ctx.db.prisma.$transaction(async (tx) => {
    await lockEvening(tx, eveningId);
    await tx.$queryRaw`SELECT 1 FROM receipt WHERE id = ${receiptId} FOR NO KEY UPDATE`;
    const before = await tx.eveningReceipt.findUnique({ where: { receiptId } });
    if (before?.eveningId === eveningId) return;
    if (before) throw new Conflict(t('This receipt is in another evening. Take it out first.'));
    if ((await tx.eveningReceipt.count({ where: { eveningId } })) >= MOST_RECEIPTS_OF_EVENING)
      throw new Conflict(t('An evening has at most {max} receipts.', { max: MOST_RECEIPTS_OF_EVENING }));
    await tx.eveningReceipt.create({ data: { receiptId, eveningId, addedAt: now } });
  });
  return { evening: await readEvening(ctx, eveningId) };
}
