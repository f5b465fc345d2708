import type { PlannedTransfer } from '@fairtab/domain/settlements/fewestTransfers';
import { t } from '@fairtab/domain/language/t';
import { Conflict } from '../../platform/errors';
import type { WriteAlong } from '../../receipts/saving/saveAll';

/**
 * Puts a settlement in force and writes what is owed by it.
 * @throws Conflict, when it is written, unless it still waits and is about this plan
 */
export function putInForce({
  settlementId,
  planHash,
  at,
  transfers,
}: {
  settlementId: string;
  planHash: Buffer;
  at: Date;
  transfers: readonly (PlannedTransfer & { readonly id: string; readonly fromName: string; readonly toName: string })[];
}): WriteAlong {
  const rows = transfers.map(({ id, from, fromName, to, toName, amountCents }) => ({
    id,
    from_guest_id: from,
    from_name: fromName,
    to_guest_id: to,
    to_name: toName,
    amount_cents: amountCents,
  }));
  return async (client) => {
    const { rowCount } = await client.query(
      `WITH settled AS (
        UPDATE settlement SET settled_at = $2, tell_at = NULL WHERE id = $1 AND settled_at IS NULL AND plan_hash = $3 RETURNING id),
      transfers AS (
        INSERT INTO transfer (id, settlement_id, from_guest_id, from_name, to_guest_id, to_name, amount_cents, moved_at, tell_at)
        SELECT t.id, settled.id, t.from_guest_id, t.from_name, t.to_guest_id, t.to_name, t.amount_cents, $2, $2 FROM settled,
          jsonb_to_recordset($4::jsonb) AS t(id text, from_guest_id text, from_name text, to_guest_id text, to_name text, amount_cents bigint))
      SELECT FROM settled`,
      [settlementId, at, planHash, JSON.stringify(rows)],
    );
    if (rowCount === 0) throw new Conflict(t('This changed meanwhile. Please look at it again.'));
  };
}
