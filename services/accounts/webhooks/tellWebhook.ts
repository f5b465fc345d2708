import { DELIVERY_PAUSES_MS } from '@fairtab/domain/programs/webhooks';
import pLimit from 'p-limit';
import type { ServiceContext } from '../../context';
import { bodyOf, type Telling } from './deliveryBody';
import { emptyOutbox } from './emptyOutbox';
import { giveUpWebhook } from './giveUpWebhook';
import { sendSigned, type Attempted } from './sendSigned';
import { TRYING_MS } from './deliveries';
import { secretsOf } from './webhookSecrets';

/** Receipts of one webhook that are told of at a time. Each of them is told in the order of its changes. */
const LINES_AT_A_TIME = 4;
/** The number of attempts in a row without an answer after which an address is left alone until the next turn. */
const UNANSWERED_IN_A_ROW = LINES_AT_A_TIME;
/** How long a job goes on, in ms. Then others have their turn, and the sweep finds what is left. */
const TURN_MS = 20_000;
const SWEPT_AT_A_TIME = 500;
const GONE = 410;

/** The webhooks for which something is due. */
export async function findDueWebhooks(ctx: ServiceContext): Promise<string[]> {
  const { rows } = await ctx.db.pool.query<{ id: string }>(
    `SELECT webhook_id AS id FROM (
       (SELECT webhook_id, due_at FROM webhook_delivery WHERE due_at <= $1 ORDER BY due_at LIMIT $2)
       UNION ALL SELECT webhook_id, min(created_at) FROM webhook_outbox GROUP BY webhook_id
     ) due
     GROUP BY webhook_id ORDER BY min(due_at)`,
    [ctx.now(), SWEPT_AT_A_TIME],
  );
  return rows.map(({ id }) => id);
}

/**
 * Tells one webhook what is due, in the order in which it happened on each receipt: what comes later waits until the earlier was taken.
 * Doing it twice at once is harmless. What a worker that was killed had begun is tried again after 15 seconds, so a message may come
 * twice, under the same id.
 * @returns how many messages were taken.
 */
export async function tellWebhook(ctx: ServiceContext, { webhookId }: { webhookId: string }): Promise<number> {
  const until = ctx.now().getTime() + TURN_MS;
  const limit = pLimit(LINES_AT_A_TIME);
  const turn = { taken: 0, unanswered: 0 };
  const isOver = () => turn.unanswered >= UNANSWERED_IN_A_ROW || ctx.now().getTime() >= until;
  // One after another on a receipt, several receipts at once.
  const tellLine = async (first: string): Promise<void> => {
    for (let next: string | null = first; next !== null && !isOver();) {
      const telling = await takeOn(ctx, next);
      if (!telling) return;
      const attempted = await tell(ctx, telling);
      turn.unanswered = attempted.status === null ? turn.unanswered + 1 : 0;
      if (!isTaken(attempted)) return;
      turn.taken += 1;
      next = telling.isAlone ? null : await headOf(ctx, telling);
    }
  };
  for (let before = -1; before !== turn.taken;) {
    before = turn.taken;
    await emptyOutbox(ctx, { webhookId });
    const heads = await dueHeads(ctx, webhookId);
    await Promise.all(heads.map((id) => limit(() => tellLine(id))));
    if (isOver()) break;
  }
  return turn.taken;
}

/** The first message of each receipt, where it is due, and what is told apart from that order. */
async function dueHeads(ctx: ServiceContext, webhookId: string): Promise<string[]> {
  const { rows } = await ctx.db.pool.query<{ id: string }>(
    `SELECT id FROM (
       SELECT DISTINCT ON (receipt_id) id, due_at FROM webhook_delivery
       WHERE webhook_id = $1 AND due_at IS NOT NULL AND NOT is_alone ORDER BY receipt_id, version, position
     ) heads WHERE due_at <= $2
     UNION ALL SELECT id FROM webhook_delivery WHERE webhook_id = $1 AND is_alone AND due_at <= $2`,
    [webhookId, ctx.now()],
  );
  return rows.map(({ id }) => id);
}

async function headOf(ctx: ServiceContext, { webhookId, receiptId }: Telling): Promise<string | null> {
  const { rows } = await ctx.db.pool.query<{ id: string }>({
    name: 'webhook-head',
    text: `SELECT id FROM webhook_delivery WHERE webhook_id = $1 AND receipt_id = $2 AND due_at IS NOT NULL AND NOT is_alone
           ORDER BY version, position LIMIT 1`,
    values: [webhookId, receiptId],
  });
  return rows[0]?.id ?? null;
}

/**
 * Takes a message on for one attempt, so that no other worker tries it or what comes after it.
 * @returns null when it is not due, not the first of its receipt, or its webhook is gone or off.
 */
async function takeOn(ctx: ServiceContext, id: string): Promise<Telling | null> {
  const now = ctx.now();
  const { rows } = await ctx.db.writes.query<Telling>({
    name: 'webhook-take-on',
    text: `UPDATE webhook_delivery d SET due_at = $3, attempts = d.attempts + 1, attempted_at = $2
       FROM webhook w
       WHERE d.id = $1 AND d.due_at <= $2 AND w.id = d.webhook_id AND w.off_since IS NULL
         AND (d.is_alone OR NOT EXISTS (SELECT FROM webhook_delivery e
           WHERE e.webhook_id = d.webhook_id AND e.receipt_id = d.receipt_id AND e.due_at IS NOT NULL AND NOT e.is_alone
             AND (e.version, e.position) < (d.version, d.position)))
       RETURNING d.id, d.webhook_id AS "webhookId", w.user_id AS "userId", w.url, w.secret, w.former_secret AS "formerSecret",
         w.former_secret_until AS "formerSecretUntil", d.receipt_id AS "receiptId", d.version, d.event, d.amounts, d.is_alone AS "isAlone",
         d.attempts, d.created_at AS "createdAt",
         (SELECT c.fact FROM change c WHERE c.receipt_id = d.receipt_id AND c.version = d.version) AS fact,
         (SELECT json_build_object('name', r.restaurant_name, 'currency', r.currency) FROM receipt r WHERE r.id = d.receipt_id) AS receipt`,
    values: [id, now, new Date(now.getTime() + TRYING_MS)],
  });
  return rows[0] ?? null;
}

async function tell(ctx: ServiceContext, telling: Telling): Promise<Attempted> {
  const { id, webhookId, url, attempts, isAlone } = telling;
  const at = ctx.now();
  const secrets = secretsOf(ctx, { ...telling, id: webhookId }, at);
  const attempted = await sendSigned({ id, at, body: bodyOf(telling), secrets }, { url, targets: ctx.webhookTargets });
  const { status, problem, durationMs } = attempted;
  const isDone = isTaken(attempted);
  const pause = DELIVERY_PAUSES_MS[attempts - 1];
  const isOver = status === GONE || (!isAlone && pause === undefined);
  const now = ctx.now();
  const dueAt = isDone || isAlone || isOver || pause === undefined ? null : new Date(now.getTime() + pause);
  await ctx.db.prisma.webhookDelivery.updateMany({
    where: { id, attempts, dueAt: { not: null } },
    data: { status, problem, durationMs, dueAt, ...(isDone && { deliveredAt: now }) },
  });
  if (isOver) await giveUpWebhook(ctx, { telling, reason: status === GONE ? 'gone' : 'failing' });
  return attempted;
}

function isTaken({ status }: Attempted): boolean {
  return status !== null && status >= 200 && status < 300;
}
