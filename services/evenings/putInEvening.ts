import { MOST_RECEIPTS_OF_EVENING, MOST_RECEIPTS_OF_PERSON } from '@fairtab/domain/inputs/eveningInputs';
import { t } from '@fairtab/domain/language/t';
import { Conflict } from '../errors';
import type { Prisma } from '../generated/prisma/client';
import { lockEvening } from './lockEvening';

/**
 * Writes that a receipt is in an evening. One that is in it stays in it.
 * @throws NotFound (the evening is gone), Conflict (the receipt is in another evening, the evening is full, or its host has the
 * most receipts there that one person may have who did not begin the evening)
 */
export async function putInEvening(
  tx: Prisma.TransactionClient,
  { eveningId, receiptId, hostGuestId, at }: { eveningId: string; receiptId: string; hostGuestId: string; at: Date },
): Promise<void> {
  await lockEvening(tx, eveningId);
  await tx.$queryRaw`SELECT 1 FROM receipt WHERE id = ${receiptId} FOR NO KEY UPDATE`;
  const before = await tx.eveningReceipt.findUnique({ where: { receiptId } });
  if (before?.eveningId === eveningId) return;
  if (before) throw new Conflict(t('This receipt is in another evening. Take it out first.'));
  if ((await tx.eveningReceipt.count({ where: { eveningId } })) >= MOST_RECEIPTS_OF_EVENING)
    throw new Conflict(t('An evening has at most {max} receipts.', { max: MOST_RECEIPTS_OF_EVENING }));
  const { madeByGuestId } = await tx.evening.findUniqueOrThrow({ where: { id: eveningId } });
  const own = await tx.eveningReceipt.count({ where: { eveningId, receipt: { hostGuestId } } });
  if (hostGuestId !== madeByGuestId && own >= MOST_RECEIPTS_OF_PERSON)
    throw new Conflict(
      t('You have {max} receipts in this evening, which is the most for one person. Take one out first.', {
        max: MOST_RECEIPTS_OF_PERSON,
      }),
    );
  await tx.eveningReceipt.create({ data: { receiptId, eveningId, addedAt: at } });
}
