import type { ServiceContext } from '../../context';

/** 128 random bits in base64url, as every id has. */
const NEW_ID = `translate(rtrim(encode(uuid_send(gen_random_uuid()), 'base64'), '='), '+/', '-_')`;
const MOVED_AT_A_TIME = 1_000;

/**
 * Makes messages of what writes left in the outbox of a webhook. The write of a receipt that is in the outbox was committed after all
 * earlier ones of that receipt, and entries are taken in their order, so no message ever comes to stand before one that is already there.
 * Two processes that do it at the same time wait for each other's rows. Entries for a webhook or a receipt that is gone are dropped. Entries
 * for a webhook that was turned off since wait until it is on again.
 */
export async function emptyOutbox(ctx: ServiceContext, { webhookId }: { webhookId: string }): Promise<void> {
  for (let moved = MOVED_AT_A_TIME; moved === MOVED_AT_A_TIME;) {
    const { rows } = await ctx.db.writes.query<{ moved: number }>({
      name: 'webhook-empty-outbox',
      text: `WITH first AS (
          SELECT receipt_id, version, event FROM webhook_outbox WHERE webhook_id = $1
          ORDER BY receipt_id, version, position LIMIT $2 FOR UPDATE
        ), taken AS (
          DELETE FROM webhook_outbox o USING first f
          WHERE o.webhook_id = $1 AND o.receipt_id = f.receipt_id AND o.version = f.version AND o.event = f.event RETURNING o.*
        ), made AS (
          INSERT INTO webhook_delivery (id, webhook_id, receipt_id, version, event, position, amounts, created_at, due_at)
          SELECT ${NEW_ID}, w.id, r.id, t.version, t.event, t.position, t.amounts, t.created_at,
            CASE WHEN w.off_since IS NULL THEN t.created_at END
          FROM taken t JOIN webhook w ON w.id = t.webhook_id JOIN receipt r ON r.id = t.receipt_id
          FOR SHARE OF w FOR KEY SHARE OF r
        )
        SELECT count(*)::int AS moved FROM taken`,
      values: [webhookId, MOVED_AT_A_TIME],
    });
    moved = rows[0]?.moved ?? 0;
  }
}
