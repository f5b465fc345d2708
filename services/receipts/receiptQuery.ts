import { factFromStored } from '@fairtab/domain/changes';
import type { ChangeRecord } from '@fairtab/domain/trail';
import type { ClaimState, ReceiptState } from '@fairtab/domain/receipts';
import type { Pool } from 'pg';
import { evenSplitFromStored, type StoredEvenSplit } from './storedEvenSplit';
import type { WriteIdentity } from './writeIdentity';

/** A receipt as one JSON document, because this is the most frequent read: one statement, one parse, no joins to map. */
const DOCUMENT = `json_build_object(
    'id', r.id, 'version', r.version, 'writeId', r.write_id, 'billVersion', r.bill_version, 'hostGuestId', r.host_guest_id,
    'visibility', r.visibility, 'deletedAt', iso_time(r.deleted_at), 'evenSplit', r.even_split,
    'restaurantName', r.restaurant_name, 'hostName', r.host_name, 'description', r.description,
    'date', to_char(r.date, 'YYYY-MM-DD'), 'uploadMethod', r.upload_method, 'currency', r.currency,
    'photosShared', r.photos_shared, 'households', r.households,
    'taxCents', r.tax_cents, 'alcoholTaxCents', r.alcohol_tax_cents, 'tipCents', r.tip_cents, 'feesCents', r.fees_cents,
    'serviceChargePercent', r.service_charge_percent,
    'discountCents', r.discount_cents, 'totalCents', r.total_cents, 'createdAt', iso_time(r.created_at),
    'items', (
      SELECT coalesce(json_agg(json_strip_nulls(json_build_object(
        'id', i.id, 'name', i.name, 'priceCents', i.price_cents, 'quantity', i.quantity, 'splitWith', i.split_with,
        'taxClass', i.tax_class, 'discountCents', i.discount_cents, 'note', nullif(i.note, '')
      )) ORDER BY i.position), '[]') FROM item i WHERE i.receipt_id = r.id),
    'claims', (
      SELECT coalesce(json_agg(json_build_object(
        'id', c.id, 'itemId', c.item_id, 'guestId', c.guest_id, 'claimerName', c.claimer_name,
        'claimerEmail', c.claimer_email, 'claimerPhone', c.claimer_phone, 'units', c.units, 'splitCount', c.split_count,
        'pieces', (SELECT json_agg(json_build_array(lower(p)::text, upper(p)::text) ORDER BY p) FROM unnest(c.pieces) p),
        'amountCents', c.amount_cents, 'status', c.status, 'paymentId', c.payment_id,
        'treated', CASE WHEN c.treated_guest_id IS NOT NULL THEN json_build_object('guestId', c.treated_guest_id, 'name', c.treated_name) END,
        'sharedWith', c.shared_with, 'createdAt', iso_time(c.created_at)
      ) ORDER BY c.made_in, c.id COLLATE "C"), '[]') FROM claim c WHERE c.receipt_id = r.id),
    'payments', (
      SELECT coalesce(json_agg(json_build_object(
        'id', p.id, 'payerGuestId', p.payer_guest_id, 'payerName', p.payer_name, 'amountCents', p.amount_cents,
        'method', p.method, 'handle', p.handle, 'groupId', p.group_id, 'status', p.status,
        'createdAt', iso_time(p.created_at), 'completedAt', iso_time(p.completed_at)
      ) ORDER BY p.made_in), '[]') FROM payment p WHERE p.receipt_id = r.id),
    'payTo', (
      SELECT coalesce(json_agg(json_build_object('method', t.method, 'handle', t.handle) ORDER BY t.position), '[]')
      FROM pay_to t WHERE t.receipt_id = r.id))`;

const RECEIPT = `
  SELECT (${DOCUMENT})::text AS document, (
      SELECT coalesce(json_agg(json_build_object(
        'receiptId', h.receipt_id, 'version', h.version, 'actorGuestId', h.actor_guest_id, 'actorName', h.actor_name,
        'kind', h.kind, 'summary', h.summary, 'fact', h.fact, 'at', iso_time(h.at), 'touched', h.touched
      ) ORDER BY h.version), '[]') FROM change h WHERE h.receipt_id = r.id AND h.version > $2)::text AS changes
  FROM receipt r WHERE r.id = $1`;

const RECEIPTS = `
  SELECT r.id, CASE WHEN r.version = known.version AND r.write_id = known.write_id THEN NULL ELSE (${DOCUMENT})::text END AS document
  FROM unnest($1::text[], $2::int[], $3::text[]) AS known (id, version, write_id) JOIN receipt r ON r.id = known.id`;

const NO_CHANGES = 2_147_483_647;

export interface ReceiptWithChanges {
  readonly receipt: ReceiptState;
  /** The trail after `changesAfter`, oldest first. */
  readonly changes: readonly ChangeRecord[];
}

/** Reads a receipt and, when asked, its changes after a version, in one statement. */
export async function queryReceipt(
  pool: Pool,
  { id, changesAfter = NO_CHANGES }: { id: string; changesAfter?: number },
): Promise<ReceiptWithChanges | null> {
  const { rows } = await pool.query<{ document: string; changes: string }>({
    name: 'receipt-document',
    text: RECEIPT,
    values: [id, changesAfter],
  });
  const [row] = rows;
  return row ? { receipt: parseDocument(row.document), changes: parseChanges(row.changes) } : null;
}

function parseChanges(text: string): ChangeRecord[] {
  const rows = JSON.parse(text) as (Omit<ChangeRecord, 'fact'> & { fact: unknown })[];
  return rows.map((row) => ({ ...row, fact: factFromStored(row.fact) }));
}

/** A version that no receipt has. */
const UNKNOWN: WriteIdentity = { version: 0, writeId: '' };

/**
 * Reads many receipts in one statement. Receipts that are still in the known state are not read again.
 * @param known the cached state of each wanted receipt, by id; null when there is none
 * @returns the receipts that exist.
 */
export async function queryReceipts(
  pool: Pool,
  known: ReadonlyMap<string, ReceiptState | null>,
): Promise<Map<string, ReceiptState>> {
  const states = [...known.values()].map((state) => state ?? UNKNOWN);
  const { rows } = await pool.query<{ id: string; document: string | null }>({
    name: 'receipt-documents',
    text: RECEIPTS,
    values: [[...known.keys()], states.map(({ version }) => version), states.map(({ writeId }) => writeId)],
  });
  const found = new Map<string, ReceiptState>();
  for (const { id, document } of rows) {
    const receipt = document === null ? known.get(id) : parseDocument(document);
    if (receipt) found.set(id, receipt);
  }
  return found;
}

/** Reads only what identifies the state, to check a cached receipt against it. */
export async function queryIdentity(pool: Pool, id: string): Promise<WriteIdentity | null> {
  const { rows } = await pool.query<WriteIdentity>({
    name: 'receipt-identity',
    text: 'SELECT version, write_id AS "writeId" FROM receipt WHERE id = $1',
    values: [id],
  });
  return rows[0] ?? null;
}

/** The same for many receipts in one statement. Ids without a receipt are left out. */
export async function queryIdentities(pool: Pool, ids: readonly string[]): Promise<Map<string, WriteIdentity>> {
  const { rows } = await pool.query<WriteIdentity & { id: string }>({
    name: 'receipt-identities',
    text: 'SELECT id, version, write_id AS "writeId" FROM receipt WHERE id = ANY ($1)',
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

export interface StoredClaim extends Omit<ClaimState, 'pieces'> {
  readonly pieces: readonly (readonly [string, string])[];
}

/** Positions are larger than a JSON number can hold, so they are stored as texts. */
export function claimFromStored(stored: StoredClaim): ClaimState {
  return { ...stored, pieces: stored.pieces.map(([start, end]) => ({ start: BigInt(start), end: BigInt(end) })) };
}

export function claimToStored(claim: ClaimState): StoredClaim {
  return { ...claim, pieces: claim.pieces.map(({ start, end }) => [String(start), String(end)] as const) };
}

type Document = Omit<ReceiptState, 'claims' | 'evenSplit'> & {
  claims: StoredClaim[];
  evenSplit: StoredEvenSplit | null;
};

function parseDocument(text: string): ReceiptState {
  const { claims, evenSplit, ...rest } = JSON.parse(text) as Document;
  return {
    ...rest,
    evenSplit: evenSplit && evenSplitFromStored(evenSplit),
    claims: claims.map(claimFromStored),
  };
}
