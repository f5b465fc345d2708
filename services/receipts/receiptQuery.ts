import { factFromStored } from '@fairtab/domain/facts/changes';
import type { ChangeRecord } from '@fairtab/domain/facts/trail';
import type { ClaimState, ReceiptState } from '@fairtab/domain/receipts';
import type { Pool } from 'pg';
import { evenSplitFromStored, type StoredEvenSplit } from './storedEvenSplit';
import type { Table } from './saving/columns';
import { CHANGE_TABLE, CLAIM_TABLE, ITEM_TABLE, PAY_TO_TABLE, PAYMENT_TABLE, RECEIPT_TABLE } from './saving/tables';
import type { WriteIdentity } from './writing/writeIdentity';

const rowsOf = ({ name, document }: Table<never>, { order, row = document }: { order: string; row?: string }): string =>
  `(SELECT coalesce(json_agg(${row} ORDER BY ${order}), '[]') FROM ${name} WHERE receipt_id = receipt.id)`;

/** A receipt as one JSON document, because this is the most frequent read: one statement, one parse, no joins to map. */
const DOCUMENT = `json_build_object('header', ${RECEIPT_TABLE.document},
    'items', ${rowsOf(ITEM_TABLE, { order: 'position', row: `json_strip_nulls(${ITEM_TABLE.document})` })},
    'claims', ${rowsOf(CLAIM_TABLE, { order: 'made_in, id COLLATE "C"' })},
    'payments', ${rowsOf(PAYMENT_TABLE, { order: 'made_in' })},
    'payTo', ${rowsOf(PAY_TO_TABLE, { order: 'position' })})`;

const RECEIPT = `
  SELECT (${DOCUMENT})::text AS document, (
      SELECT coalesce(json_agg(${CHANGE_TABLE.document} ORDER BY version), '[]')
      FROM change WHERE receipt_id = receipt.id AND change.version > $2)::text AS changes
  FROM receipt WHERE id = $1`;

const RECEIPTS = `
  SELECT id, CASE WHEN version = known_version AND write_id = known_write THEN NULL ELSE (${DOCUMENT})::text END AS document
  FROM unnest($1::text[], $2::int[], $3::text[]) AS known (known_id, known_version, known_write) JOIN receipt ON id = known_id`;

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

interface Document extends Pick<ReceiptState, 'items' | 'payments' | 'payTo'> {
  readonly header: Omit<ReceiptState, 'items' | 'claims' | 'payments' | 'payTo' | 'evenSplit'> & {
    readonly evenSplit: StoredEvenSplit | null;
  };
  readonly claims: readonly StoredClaim[];
}

function parseDocument(text: string): ReceiptState {
  const { header, claims, ...lists } = JSON.parse(text) as Document;
  const evenSplit = header.evenSplit && evenSplitFromStored(header.evenSplit);
  return { ...header, ...lists, evenSplit, claims: claims.map(claimFromStored) };
}
