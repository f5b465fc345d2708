import type { Pool } from 'pg';

const DINERS_OF_RECEIPT = 10;
const TABLES = ['guest', 'receipt', 'item', 'claim'];

/**
 * Fills a database with receipts of ten diners who claimed one beer each with their address. Every claim is unpaid, and
 * `due` of them are to be looked at now.
 */
export async function insertManyClaims(
  pool: Pool,
  { claims, due, now, timeZone = 'America/New_York' }: { claims: number; due: number; now: Date; timeZone?: string },
): Promise<void> {
  const receipts = Math.ceil(claims / DINERS_OF_RECEIPT);
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    // Our triggers look at each claim by itself, which takes minutes for a million of them.
    for (const name of TABLES) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
    await client.query(`INSERT INTO guest (id, token_hash) SELECT 'host', sha256('host')`);
    await client.query(
      `INSERT INTO guest (id, token_hash) SELECT 'diner-' || n, sha256(n::text::bytea) FROM generate_series(1, $1::int) n`,
      [DINERS_OF_RECEIPT],
    );
    await client.query(
      `INSERT INTO receipt (id, host_guest_id, host_name, restaurant_name, date, tax_cents, tip_cents, total_cents, time_zone)
       SELECT 'receipt-' || n, 'host', 'Hana', 'Casa Nacho', $2::date, 0, 0, 5000, $3 FROM generate_series(1, $1::int) n`,
      [receipts, now, timeZone],
    );
    await client.query(
      `INSERT INTO item (id, receipt_id, position, name, price_cents, quantity)
       SELECT 'item-' || n, 'receipt-' || n, 0, 'Beer', 500, $2::int FROM generate_series(1, $1::int) n`,
      [receipts, DINERS_OF_RECEIPT],
    );
    await client.query(
      `INSERT INTO claim (id, receipt_id, item_id, guest_id, claimer_name, claimer_email, units, split_count, pieces,
         amount_cents, made_in, created_at, remind_at)
       SELECT 'claim-' || n, 'receipt-' || r, 'item-' || r, 'diner-' || d, 'Diner ' || d, 'diner-' || n || '@example.com', 1, 1,
         nummultirange(numrange((d - 1) * unit_positions(), d * unit_positions())), 500, 2,
         $4::timestamptz - interval '1 day', $4::timestamptz + CASE WHEN n <= $3 THEN -1 ELSE 1 END * (n % 1000 + 1) * interval '1 minute'
       FROM (SELECT n, (n - 1) / $2 + 1 AS r, (n - 1) % $2 + 1 AS d FROM generate_series(1, $1::int) n) AS numbers`,
      [claims, DINERS_OF_RECEIPT, due, now],
    );
    for (const name of TABLES) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
  await pool.query('ANALYZE claim');
}
