import type { ChangeRecord } from '@fairtab/domain/trail';
import type { ClaimState, ItemState, PaymentState, PayTo, ReceiptState } from '@fairtab/domain/receipts';
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

export interface NewGuest {
  readonly id: string;
  readonly tokenHash: Uint8Array;
}

export interface KeyedAnswer {
  readonly guestId: string;
  readonly key: string;
  readonly firstWrite: boolean;
  readonly requestHash: Buffer;
  readonly answer: object;
}

export interface Save {
  readonly before: ReceiptState;
  /** The decided state. Its version is one more than that of `before`. */
  readonly after: ReceiptState;
  readonly change: ChangeRecord;
  readonly newGuest?: NewGuest | undefined;
  readonly keyed?: KeyedAnswer | undefined;
}

/**
 * Writes the difference between two states of a receipt in one statement, which is one transaction and one round trip.
 * It writes only if the receipt still has the version of the decision. The row lock of that first update orders
 * concurrent writers, and triggers refuse invalid rows such as overlapping claims.
 * @returns false when another writer changed the receipt first; then nothing was written.
 */
export async function saveReceipt(pool: Pool, save: Save): Promise<boolean> {
  const statement = statementFor(save);
  const { rowCount } = await pool.query(statement);
  return rowCount === 1;
}

/** Exported so that the benchmark can run the same statement without the rest of the product. */
export function statementFor(save: Save): { name: string; text: string; values: unknown[] } {
  const { before, after, change } = save;
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const rows = (list: readonly object[]): string => bind(JSON.stringify(list));
  const parts: string[] = [];

  const header = headerOf(after);
  const editedColumns = Object.entries(headerOf(before)).some(([column, value]) => header[column] !== value);
  const assignments = editedColumns
    ? Object.entries(header)
        .map(([column, value]) => `, ${column} = ${bind(value)}`)
        .join('')
    : '';
  parts.push(
    `bumped AS (UPDATE receipt SET version = ${bind(after.version)}::int${assignments}
       WHERE id = ${bind(after.id)} AND version = ${bind(before.version)}::int RETURNING id, version)`,
  );

  if (save.newGuest) {
    parts.push(
      `new_guest AS (INSERT INTO guest (id, token_hash) SELECT ${bind(save.newGuest.id)}, ${bind(save.newGuest.tokenHash)}::bytea FROM bumped)`,
    );
  }

  if (before.items !== after.items) {
    parts.push(
      `gone_items AS (DELETE FROM item USING bumped WHERE receipt_id = bumped.id AND item.id <> ALL (${bind(after.items.map((item) => item.id))}::text[]))`,
      `items AS (INSERT INTO item (receipt_id, id, position, name, price_cents, quantity, split_with)
         SELECT bumped.id, i.* FROM bumped, jsonb_to_recordset(${rows(after.items.map(itemRow))}::jsonb)
           AS i(id text, position int, name text, price_cents bigint, quantity int, split_with int)
         ON CONFLICT (id) DO UPDATE SET position = excluded.position, name = excluded.name,
           price_cents = excluded.price_cents, quantity = excluded.quantity, split_with = excluded.split_with
         WHERE item.receipt_id = excluded.receipt_id)`,
    );
  }

  if (before.payTo !== after.payTo) {
    parts.push(
      `gone_pay_to AS (DELETE FROM pay_to USING bumped WHERE receipt_id = bumped.id AND method::text <> ALL (${bind(after.payTo.map(({ method }) => method))}::text[]))`,
      `pay_to_rows AS (INSERT INTO pay_to (receipt_id, method, handle, position)
         SELECT bumped.id, t.method::payment_method, t.handle, t.position
         FROM bumped, jsonb_to_recordset(${rows(after.payTo.map(payToRow))}::jsonb) AS t(method text, handle text, position int)
         ON CONFLICT (receipt_id, method) DO UPDATE SET handle = excluded.handle, position = excluded.position)`,
    );
  }

  const payments = changedRows(before.payments, after.payments);
  if (payments.length > 0) {
    parts.push(
      `payments AS (INSERT INTO payment (receipt_id, made_in, id, payer_guest_id, payer_name, amount_cents, method, handle, status, created_at, completed_at)
         SELECT bumped.id, bumped.version, p.id, p.payer_guest_id, p.payer_name, p.amount_cents, p.method::payment_method, p.handle, p.status::payment_status, p.created_at, p.completed_at
         FROM bumped, jsonb_to_recordset(${rows(payments.map(paymentRow))}::jsonb)
           AS p(id text, payer_guest_id text, payer_name text, amount_cents bigint, method text, handle text, status text, created_at timestamptz, completed_at timestamptz)
         ON CONFLICT (id) DO UPDATE SET payer_guest_id = excluded.payer_guest_id, payer_name = excluded.payer_name, handle = excluded.handle,
           amount_cents = excluded.amount_cents, status = excluded.status, completed_at = excluded.completed_at)`,
    );
  }

  const claims = changedRows(before.claims, after.claims);
  if (claims.length > 0) {
    parts.push(
      `claims AS (INSERT INTO claim (receipt_id, made_in, id, item_id, guest_id, claimer_name, claimer_email, claimer_phone, units, split_count, pieces, amount_cents, status, payment_id, created_at)
         SELECT bumped.id, bumped.version, c.id, c.item_id, c.guest_id, c.claimer_name, c.claimer_email, c.claimer_phone, c.units, c.split_count, c.pieces::nummultirange, c.amount_cents, c.status::claim_status, c.payment_id, c.created_at
         FROM bumped, jsonb_to_recordset(${rows(claims.map(claimRow))}::jsonb)
           AS c(id text, item_id text, guest_id text, claimer_name text, claimer_email text, claimer_phone text, units int, split_count int, pieces text, amount_cents bigint, status text, payment_id text, created_at timestamptz)
         ON CONFLICT (id) DO UPDATE SET guest_id = excluded.guest_id, claimer_name = excluded.claimer_name,
           claimer_email = excluded.claimer_email, claimer_phone = excluded.claimer_phone, pieces = excluded.pieces, amount_cents = excluded.amount_cents, status = excluded.status, payment_id = excluded.payment_id)`,
    );
  }

  const keptClaims = new Set(after.claims.map((claim) => claim.id));
  const goneClaims = before.claims.filter((claim) => !keptClaims.has(claim.id)).map((claim) => claim.id);
  if (goneClaims.length > 0) {
    parts.push(
      `gone_claims AS (DELETE FROM claim USING bumped WHERE receipt_id = bumped.id AND claim.id = ANY (${bind(goneClaims)}::text[]))`,
    );
  }

  parts.push(
    `trail AS (INSERT INTO change (receipt_id, version, actor_guest_id, actor_name, kind, summary, at)
       SELECT bumped.id, ${bind(change.version)}::int, ${bind(change.actorGuestId)}, ${bind(change.actorName)}, ${bind(change.kind)}, ${bind(change.summary)}, ${bind(change.at)}::timestamptz FROM bumped)`,
  );

  if (save.keyed) {
    const { guestId, key, firstWrite, requestHash, answer } = save.keyed;
    parts.push(
      `keyed AS (INSERT INTO idempotency_key (guest_id, key, first_write, request_hash, answer)
         SELECT ${bind(guestId)}, ${bind(key)}, ${bind(firstWrite)}::boolean, ${bind(requestHash)}::bytea, ${bind(JSON.stringify(answer))}::jsonb FROM bumped)`,
    );
  }

  const text = `WITH ${parts.join(',\n')}\nSELECT id FROM bumped`;
  // The statement has few variants. PostgreSQL plans each of them once per connection, by its name.
  return { name: `save-${createHash('md5').update(text).digest('hex')}`, text, values };
}

/** The columns of the receipt's own row. */
function headerOf(state: ReceiptState): Record<string, unknown> {
  return {
    host_guest_id: state.hostGuestId,
    visibility: state.visibility,
    photos_shared: state.photosShared,
    deleted_at: state.deletedAt,
    even_split: state.evenSplit,
    bill_version: state.billVersion,
    restaurant_name: state.restaurantName,
    host_name: state.hostName,
    description: state.description,
    date: state.date,
    tax_cents: state.taxCents,
    tip_cents: state.tipCents,
    fees_cents: state.feesCents,
    discount_cents: state.discountCents,
    total_cents: state.totalCents,
  };
}

/** Unchanged rows are the same objects in both states, so every other object is a changed row. */
function changedRows<Row extends { readonly id: string }>(before: readonly Row[], after: readonly Row[]): Row[] {
  const known = new Set<Row>(before);
  return after.filter((row) => !known.has(row));
}

function itemRow(item: ItemState, position: number): object {
  return {
    id: item.id,
    position,
    name: item.name,
    price_cents: item.priceCents,
    quantity: item.quantity,
    split_with: item.splitWith,
  };
}

function payToRow({ method, handle }: PayTo, position: number): object {
  return { method, handle, position };
}

function paymentRow(payment: PaymentState): object {
  return {
    id: payment.id,
    payer_guest_id: payment.payerGuestId,
    payer_name: payment.payerName,
    amount_cents: payment.amountCents,
    method: payment.method,
    handle: payment.handle,
    status: payment.status,
    created_at: payment.createdAt,
    completed_at: payment.completedAt,
  };
}

function claimRow(claim: ClaimState): object {
  return {
    id: claim.id,
    item_id: claim.itemId,
    guest_id: claim.guestId,
    claimer_name: claim.claimerName,
    claimer_email: claim.claimerEmail,
    claimer_phone: claim.claimerPhone,
    units: claim.units,
    split_count: claim.splitCount,
    pieces: `{${claim.pieces.map(({ start, end }) => `[${start},${end})`).join(',')}}`,
    amount_cents: claim.amountCents,
    status: claim.status,
    payment_id: claim.paymentId,
    created_at: claim.createdAt,
  };
}
