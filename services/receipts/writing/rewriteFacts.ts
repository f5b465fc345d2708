import { factFromStored, withPeople, type FactPerson } from '@fairtab/domain/facts/changes';
import type { ServiceContext } from '../../context';
import { lineOf } from './stepAfter';

/**
 * Replaces a guest in the facts of these receipts' trails, wherever they name the guest. A line that was stored as a sentence
 * stays as it is.
 */
export async function rewriteFacts(
  { db: { pool } }: ServiceContext,
  {
    receiptIds,
    guestId,
    rewrite,
  }: { receiptIds: readonly string[]; guestId: string; rewrite: (person: FactPerson) => FactPerson },
): Promise<void> {
  const { rows } = await pool.query<{ receiptId: string; version: number; fact: unknown }>(
    `SELECT receipt_id AS "receiptId", version, fact FROM change WHERE receipt_id = ANY ($1)
     AND jsonb_path_exists(fact, '$.**.guestId ? (@ == $id)', jsonb_build_object('id', $2::text))`,
    [receiptIds, guestId],
  );
  for (const { receiptId, version, fact: stored } of rows) {
    const fact = factFromStored(stored);
    if (!fact) continue;
    const {
      actorGuestId,
      actorName,
      fact: rewritten,
      summary,
    } = lineOf(withPeople(fact, (person) => (person.guestId === guestId ? rewrite(person) : person)));
    await pool.query(
      `UPDATE change SET actor_guest_id = $3, actor_name = $4, fact = $5, summary = $6
       WHERE receipt_id = $1 AND version = $2`,
      [receiptId, version, actorGuestId, actorName, JSON.stringify(rewritten), summary],
    );
  }
}
