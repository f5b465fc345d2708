import { MOST_RECEIPTS_OF_EVENING } from '@fairtab/domain/inputs/eveningInputs';
import { t } from '@fairtab/domain/language/t';
import { Conflict } from '../errors';
import type { Prisma } from '../generated/prisma/client';
import { lockEvening } from './lockEvening';

/**
 * Writes that a receipt is in an evening. One that is in it stays in it.
 * @throws NotFound (the evening is gone), Conflict (the receipt is in another evening, or the evening is full)
 */
export async function putInEvening(
  tx: Prisma.TransactionClient,
  { eveningId, receiptId, at }: { eveningId: string; receiptId: string; at: Date },
): Promise<void> {
  await lockEvening(tx, eveningId);
  await tx.$queryRaw`SELECT 1 FROM receipt WHERE id = ${receiptId} FOR NO KEY UPDATE`;
  const before = await tx.eveningReceipt.findUnique({ where: { receiptId } });
  if (before?.eveningId === eveningId) return;
  if (before) throw new Conflict(t('This receipt is in another evening. Take it out first.'));
  if ((await tx.eveningReceipt.count({ where: { eveningId } })) >= MOST_RECEIPTS_OF_EVENING)
    throw new Conflict(t('An evening has at most {max} receipts.', { max: MOST_RECEIPTS_OF_EVENING }));
  await tx.eveningReceipt.create({ data: { receiptId, eveningId, addedAt: at } });
}
