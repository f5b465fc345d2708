import type { Currency } from '@fairtab/domain/money';
import type { Pool } from 'pg';
import { PROPOSAL, TRANSFER, type StoredProposal, type StoredTransfer } from '../settlements/StoredSettlement';

interface StoredEvening {
  readonly id: string;
  readonly name: string;
  /** Of its receipts and its transfers. */
  readonly currency: Currency;
  readonly madeByGuestId: string | null;
  readonly createdAt: Date;
  readonly receiptIds: readonly string[];
  readonly proposal: StoredProposal | null;
  readonly transfers: readonly StoredTransfer[];
}

const EVENING = `SELECT e.id, e.name, e.currency, e.made_by_guest_id AS "madeByGuestId", e.created_at AS "createdAt",
    (SELECT coalesce(json_agg(r.receipt_id ORDER BY r.added_at, r.receipt_id), '[]')
      FROM evening_receipt r WHERE r.evening_id = e.id) AS "receiptIds",
    (SELECT ${PROPOSAL} FROM settlement s WHERE s.evening_id = e.id AND s.settled_at IS NULL) AS proposal,
    (SELECT coalesce(json_agg(${TRANSFER} ORDER BY s.settled_at, t.amount_cents DESC, t.id), '[]')
      FROM settlement s JOIN transfer t ON t.settlement_id = s.id WHERE s.evening_id = e.id) AS transfers
  FROM evening e WHERE e.id = $1`;

/** What the database has of an evening, in one statement; null when there is none. */
export async function queryEvening(pool: Pool, id: string): Promise<StoredEvening | null> {
  const { rows } = await pool.query<StoredEvening>({ name: 'evening', text: EVENING, values: [id] });
  return rows[0] ?? null;
}
