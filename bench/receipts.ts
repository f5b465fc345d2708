import type { ReceiptState } from '@fairtab/domain/receipts';
import type { Database } from '@fairtab/services/platform/db';
import { newSecret } from '@fairtab/services/platform/secrets';
import { setTable } from '@fairtab/services/testing/table';
import { randomBytes } from 'node:crypto';
import { CLAIMS_AT_DINNER, DINNER } from '../e2e/rig/bills';

/** The "live receipt" of the rows: 12 items and 8 claims of five diners. */
export async function newBusyReceipt(db: Database): Promise<ReceiptState> {
  const table = setTable(db);
  const receipt = await table.newReceipt(DINNER);
  for (const claim of CLAIMS_AT_DINNER) await table.claim(receipt, claim);
  return await reload(db, receipt.id);
}

/** Items of three units each without claims: room for three claims of one unit on each line. */
export async function newFreshReceipt(
  db: Database,
  { lines }: { lines: number } = { lines: 12 },
): Promise<ReceiptState> {
  const items = Array.from({ length: lines }, (_, line) => {
    const dish = DINNER.items[line % DINNER.items.length];
    return { ...dish, quantity: 3 };
  });
  return await setTable(db).newReceipt({ ...DINNER, items });
}

async function reload(db: Database, id: string): Promise<ReceiptState> {
  const receipt = await setTable(db).stranger().store.load(id);
  if (!receipt) throw new Error('The receipt is gone');
  return receipt;
}

/** Copies have consecutive numbers, so that pgbench can compute their ids. An id has 22 characters. */
export const RECEIPT_PREFIX = 'bench-receipt--';
export const ITEM_PREFIX = 'bench-item---';
export const FIRST_NUMBER = 1_000_000;

export const receiptId = (number: number): string => `${RECEIPT_PREFIX}${FIRST_NUMBER + number}`;
export const itemId = ({ number, line }: { number: number; line: number }): string =>
  `${ITEM_PREFIX}${(FIRST_NUMBER + number) * 100 + line}`;

/** Copies a receipt and its items to the numbers from `first` on, without claims. */
export async function copyReceipt(
  db: Database,
  { receipt, first, count }: { receipt: ReceiptState; first: number; count: number },
): Promise<void> {
  const numbers = [receipt.id, FIRST_NUMBER + first, FIRST_NUMBER + first + count - 1];
  await db.pool.query(
    `INSERT INTO receipt (id, version, bill_version, host_guest_id, restaurant_name, host_name, description, date, upload_method,
       tax_cents, tip_cents, fees_cents, discount_cents, total_cents, created_at)
     SELECT '${RECEIPT_PREFIX}' || n, 1, 1, host_guest_id, restaurant_name, host_name, description, date, upload_method,
       tax_cents, tip_cents, fees_cents, discount_cents, total_cents, created_at
     FROM receipt, generate_series($2::int, $3::int) n WHERE id = $1`,
    numbers,
  );
  await db.pool.query(
    `INSERT INTO item (id, receipt_id, position, name, price_cents, quantity, split_with)
     SELECT '${ITEM_PREFIX}' || (n * 100 + position), '${RECEIPT_PREFIX}' || n, position, name, price_cents, quantity, split_with
     FROM item, generate_series($2::int, $3::int) n WHERE receipt_id = $1`,
    numbers,
  );
}

export interface Diner {
  readonly id: string;
  /** The value of its cookie. */
  readonly secret: string;
}

/** Makes guests with a cookie. */
export async function newDiners(db: Database, count: number): Promise<Diner[]> {
  const diners = Array.from({ length: count }, () => ({
    id: randomBytes(16).toString('base64url'),
    ...newSecret(),
  }));
  await db.pool.query('INSERT INTO guest (id, token_hash) SELECT * FROM unnest($1::text[], $2::bytea[])', [
    diners.map(({ id }) => id),
    diners.map(({ tokenHash }) => tokenHash),
  ]);
  return diners.map(({ id, secret }) => ({ id, secret }));
}
