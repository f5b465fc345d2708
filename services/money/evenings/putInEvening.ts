import { MOST_RECEIPTS_OF_EVENING, MOST_RECEIPTS_OF_PERSON } from '@fairtab/domain/inputs/eveningInputs';
import { t } from '@fairtab/domain/language/t';
import { Conflict, NotFound } from '../../platform/errors';
import type { WriteAlong } from '../../receipts/saving/saveAll';

/**
 * Writes that a receipt is in an evening. One that is in it stays in it.
 * @throws NotFound (the evening is gone), Conflict (the receipt is in another evening, the evening is full, or its host has the
 * most receipts there that one person may have who did not begin the evening), when it is written
 */
export function putInEvening({
  eveningId,
  receiptId,
  hostGuestId,
  at,
}: {
  eveningId: string;
  receiptId: string;
  hostGuestId: string;
  at: Date;
}): WriteAlong {
  return async (client) => {
    const {
      rows: [evening],
    } = await client.query<{ made_by_guest_id: string | null }>(
      'SELECT made_by_guest_id FROM evening WHERE id = $1 FOR UPDATE',
      [eveningId],
    );
    if (!evening) throw new NotFound(t('There is no such evening.'));
    await client.query('SELECT FROM receipt WHERE id = $1 FOR NO KEY UPDATE', [receiptId]);
    const {
      rows: [before],
    } = await client.query<{ evening_id: string }>('SELECT evening_id FROM evening_receipt WHERE receipt_id = $1', [
      receiptId,
    ]);
    if (before?.evening_id === eveningId) return;
    if (before) throw new Conflict(t('This receipt is in another evening. Take it out first.'));
    const { rows: hosts } = await client.query<{ host_guest_id: string }>(
      `SELECT host_guest_id FROM evening_receipt JOIN receipt ON receipt.id = receipt_id WHERE evening_id = $1`,
      [eveningId],
    );
    if (hosts.length >= MOST_RECEIPTS_OF_EVENING)
      throw new Conflict(t('An evening has at most {max} receipts.', { max: MOST_RECEIPTS_OF_EVENING }));
    const own = hosts.filter(({ host_guest_id: id }) => id === hostGuestId).length;
    if (hostGuestId !== evening.made_by_guest_id && own >= MOST_RECEIPTS_OF_PERSON)
      throw new Conflict(
        t('You have {max} receipts in this evening, which is the most for one person. Take one out first.', {
          max: MOST_RECEIPTS_OF_PERSON,
        }),
      );
    await client.query('INSERT INTO evening_receipt (receipt_id, evening_id, added_at) VALUES ($1, $2, $3)', [
      receiptId,
      eveningId,
      at,
    ]);
  };
}
