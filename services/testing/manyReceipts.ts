import type { Pool } from 'pg';

const TABLES = ['guest', 'receipt', 'item', 'claim', 'payment', 'change', 'scan', 'photo'];

/**
 * Fills a database with receipts of accounts that were read from a photo, claimed, paid and confirmed a year ago, with the guests, mails, sessions and
 * answers for retries that belong to such a place. A worker has looked at everything, and nothing is due.
 */
export async function insertManyReceipts(
  pool: Pool,
  { receipts, claimsOfReceipt = 4, now }: { receipts: number; claimsOfReceipt?: number; now: Date },
): Promise<void> {
  const accounts = Math.ceil(receipts / 50);
  const client = await pool.connect();
  const insert = (into: string, select: string, count: number) =>
    client.query(`INSERT INTO ${into} SELECT ${select} FROM generate_series(1, ${count}) n`);
  const at = (ago: string) => `'${now.toISOString()}'::timestamptz - interval '${ago}'`;
  const later = `'${now.toISOString()}'::timestamptz + interval '40 days'`;
  try {
    await client.query('BEGIN');
    // Our triggers look at each claim by itself, which takes minutes for a million of them.
    for (const name of TABLES) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
    await insert('guest (id, created_at)', `'host-' || n, ${at('500 days')}`, accounts);
    await insert(
      'account (id, username, username_key, password_hash, guest_id, created_at)',
      `'user-' || n, 'host' || n, 'host' || n, '', 'host-' || n, ${at('500 days')}`,
      accounts,
    );
    await insert(
      'session (id, token_hash, user_id, created_at, last_seen_at)',
      `'session-' || n, sha256(('session-' || n)::bytea), 'user-' || (n % ${accounts} + 1), ${at('3 days')}, ${at('1 hour')}`,
      receipts,
    );
    await insert(
      'guest (id, token_hash, created_at, look_at)',
      `'diner-' || n, sha256(n::text::bytea), ${at('450 days')}, ${later}`,
      receipts,
    );
    await insert(
      `receipt (id, version, host_guest_id, restaurant_name, date, tax_cents, tip_cents, total_cents, created_at, look_at)`,
      `'receipt-' || n, 3, 'host-' || (n % ${accounts} + 1), 'Casa Nacho', '2026-01-01', 0, 0, ${500 * claimsOfReceipt}, ${at('1 year')}, ${later}`,
      receipts,
    );
    await insert(
      'item (id, receipt_id, position, name, price_cents, quantity)',
      `'item-' || n, 'receipt-' || n, 0, 'Beer', 500, ${claimsOfReceipt}`,
      receipts,
    );
    await insert(
      'payment (id, receipt_id, payer_guest_id, payer_name, amount_cents, method, status, created_at, completed_at, made_in)',
      `'payment-' || n, 'receipt-' || n, 'diner-' || n, 'Ana', ${500 * claimsOfReceipt}, 'cash', 'confirmed', ${at('1 year')}, ${at('1 year')}, 3`,
      receipts,
    );
    await client.query(
      `INSERT INTO claim (id, receipt_id, item_id, guest_id, claimer_name, claimer_email, units, split_count, pieces, amount_cents,
         status, payment_id, made_in, created_at)
       SELECT 'claim-' || n || '-' || d, 'receipt-' || n, 'item-' || n, 'diner-' || n, 'Ana', NULL, 1, 1,
         nummultirange(numrange((d - 1) * unit_positions(), d * unit_positions())), 500, 'paid', 'payment-' || n, 2, ${at('1 year')}
       FROM generate_series(1, ${receipts}) n, generate_series(1, ${claimsOfReceipt}) d`,
    );
    await client.query(
      `INSERT INTO change (receipt_id, version, actor_guest_id, actor_name, kind, summary, at)
       SELECT 'receipt-' || n, v, 'diner-' || n, 'Ana', (ARRAY['created', 'claimed', 'confirmed'])[v], '', ${at('1 year')}
       FROM generate_series(1, ${receipts}) n, generate_series(1, 3) v`,
    );
    await insert(
      'scan (id, guest_id, status, receipt_id, created_at, finished_at)',
      `'scan-' || n, 'host-' || (n % ${accounts} + 1), 'done', 'receipt-' || n, ${at('1 year')}, ${at('1 year')}`,
      receipts,
    );
    await insert(
      'photo (id, guest_id, scan_id, created_at)',
      `'photo-' || n, 'host-' || (n % ${accounts} + 1), 'scan-' || n, ${at('1 year')}`,
      receipts,
    );
    await insert(
      'mail (id, recipient, subject, text, created_at, sent_at)',
      `'mail-' || n, n || '@example.com', '', '', ${at('10 days')}, ${at('10 days')}`,
      receipts,
    );
    await insert(
      'idempotency_key (guest_id, key, first_write, request_hash, answer, created_at)',
      `'diner-' || n, n, false, sha256(''), '{}', ${at('2 hours')}`,
      receipts,
    );
    for (const name of TABLES) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
  await pool.query('VACUUM ANALYZE');
}
