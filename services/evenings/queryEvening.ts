import type { Cents, Currency } from '@fairtab/domain/money';
import type { PaymentMethod } from '@fairtab/domain/waysToPay';
import type { Pool } from 'pg';
import type { TransferStatus } from '../generated/prisma/enums';

/** A settlement that was proposed and is not in force. */
export interface StoredProposal {
  readonly id: string;
  /** SHA-256 of its plan, in base64url. */
  readonly planKey: string;
  readonly proposedByGuestId: string | null;
  readonly agreedGuestIds: readonly string[];
}

export interface StoredTransfer {
  readonly id: string;
  readonly fromGuestId: string;
  readonly fromName: string;
  readonly toGuestId: string;
  readonly toName: string;
  readonly amountCents: Cents;
  readonly status: TransferStatus;
  readonly method: PaymentMethod | null;
  /** Whether its recipient said that it did not arrive, and it was not reported again. */
  readonly isDisputed: boolean;
}

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
    (SELECT json_build_object('id', s.id, 'planKey', rtrim(translate(encode(s.plan_hash, 'base64'), '+/', '-_'), '='),
        'proposedByGuestId', s.proposed_by_guest_id, 'agreedGuestIds', (
          SELECT coalesce(json_agg(a.guest_id ORDER BY a.guest_id), '[]') FROM settlement_agreement a WHERE a.settlement_id = s.id))
      FROM settlement s WHERE s.evening_id = e.id AND s.settled_at IS NULL) AS proposal,
    (SELECT coalesce(json_agg(json_build_object('id', t.id, 'fromGuestId', t.from_guest_id, 'fromName', t.from_name,
        'toGuestId', t.to_guest_id, 'toName', t.to_name, 'amountCents', t.amount_cents, 'status', t.status,
        'method', t.method, 'isDisputed', t.disputed_at IS NOT NULL) ORDER BY s.settled_at, t.amount_cents DESC, t.id), '[]')
      FROM settlement s JOIN transfer t ON t.settlement_id = s.id WHERE s.evening_id = e.id) AS transfers
  FROM evening e WHERE e.id = $1`;

/** What the database has of an evening, in one statement; null when there is none. */
export async function queryEvening(pool: Pool, id: string): Promise<StoredEvening | null> {
  const { rows } = await pool.query<StoredEvening>({ name: 'evening', text: EVENING, values: [id] });
  return rows[0] ?? null;
}
