import { t } from '@fairtab/domain/language/t';
import { DELIVERY_PROBLEMS, WEBHOOK_TEST, type DeliveryProblem } from '@fairtab/domain/programs/webhooks';
import type { ServiceContext } from '../../context';
import { Conflict, NotFound } from '../../platform/errors';
import { tellWebhookJob } from '../../platform/jobs/jobs';
import { signedIn } from '../../people/signedIn';
import { noWebhook } from './updateWebhook';

/** How long the log has something, in ms. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** What was told to a webhook, as its account sees it. */
export interface OwnDelivery {
  readonly id: string;
  readonly webhookId: string;
  /** domain/programs/webhooks.ts */
  readonly event: string;
  /** Null for a test. */
  readonly receiptId: string | null;
  readonly version: number | null;
  readonly createdAt: Date;
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly attempts: number;
  readonly attemptedAt: Date | null;
  /** The HTTP status of the last answer; null without one. */
  readonly status: number | null;
  readonly problem: DeliveryProblem | null;
  readonly durationMs: number | null;
  /** When it is tried next; null when it is not. */
  readonly nextAttemptAt: Date | null;
}

const SHOWN = {
  id: true,
  webhookId: true,
  event: true,
  receiptId: true,
  version: true,
  createdAt: true,
  attempts: true,
  attemptedAt: true,
  status: true,
  problem: true,
  durationMs: true,
  dueAt: true,
  deliveredAt: true,
} as const;

/**
 * What was told to a webhook of the viewer in the last 30 days, the newest first.
 * @param page.after the id of the last one of the page before.
 * @param page.isInverted the oldest first.
 * @throws NotSignedIn
 */
export async function listDeliveries(
  ctx: ServiceContext,
  {
    webhookId,
    limit,
    after,
    isInverted = false,
  }: { webhookId: string; limit: number; after: string | null; isInverted?: boolean },
): Promise<OwnDelivery[]> {
  const { userId } = signedIn(ctx);
  const rows = await ctx.db.prisma.webhookDelivery.findMany({
    where: { webhookId, webhook: { userId } },
    orderBy: isInverted ? [{ createdAt: 'asc' }, { id: 'desc' }] : [{ createdAt: 'desc' }, { id: 'asc' }],
    take: limit,
    ...(after !== null && { cursor: { id: after }, skip: 1 }),
    select: SHOWN,
  });
  return rows.map(ownDelivery);
}

/** One of them; null when there is none, or it is another account's. */
export async function findDelivery(ctx: ServiceContext, id: string): Promise<OwnDelivery | null> {
  const { session } = ctx.viewer;
  if (session === null) return null;
  const where = { id, webhook: { userId: session.userId } };
  const row = await ctx.db.prisma.webhookDelivery.findFirst({ where, select: SHOWN });
  return row && ownDelivery(row);
}

function ownDelivery({
  dueAt,
  deliveredAt,
  problem,
  ...row
}: Omit<OwnDelivery, 'state' | 'problem' | 'nextAttemptAt'> & {
  dueAt: Date | null;
  deliveredAt: Date | null;
  problem: string | null;
}): OwnDelivery {
  return {
    ...row,
    problem: DELIVERY_PROBLEMS.find((known) => known === problem) ?? null,
    state: dueAt !== null ? 'waiting' : deliveredAt !== null ? 'delivered' : 'failed',
    nextAttemptAt: dueAt,
  };
}

/**
 * Tells something of the log again, under its first id, and counts its attempts anew. It is tried once, apart from the order of its
 * receipt. What waits still is tried in its turn, and at once.
 * @throws NotSignedIn, NotFound (also for another account's), Conflict (the webhook is off), TooManyAttempts.
 */
export async function sendAgain(ctx: ServiceContext, { deliveryId }: { deliveryId: string }): Promise<OwnDelivery> {
  const { userId } = signedIn(ctx);
  const found = await findDelivery(ctx, deliveryId);
  if (!found) throw new NotFound(t('This is not in the log any more.'));
  const { webhookId } = found;
  await mustBeOn(ctx, webhookId);
  await ctx.limits.spend('webhookMessagesOfAccount', userId);
  const now = ctx.now();
  await ctx.db.prisma.$transaction([
    // What is being tried right now is due when that attempt is given up, and at no other moment (tellWebhook.ts).
    ctx.db.prisma.$executeRaw`UPDATE webhook_delivery SET due_at = ${now}
      WHERE id = ${deliveryId} AND due_at > ${now} AND attempts > 0
        AND due_at <> attempted_at + ${TRYING_MS} * interval '1 millisecond'`,
    ctx.db.prisma.webhookDelivery.updateMany({
      where: { id: deliveryId, dueAt: null },
      data: {
        dueAt: now,
        isAlone: true,
        deliveredAt: null,
        attempts: 0,
        attemptedAt: null,
        status: null,
        problem: null,
        durationMs: null,
      },
    }),
  ]);
  ctx.jobs.send(tellWebhookJob, { webhookId });
  return (await findDelivery(ctx, deliveryId)) ?? found;
}

/** An attempt is given up after this, in ms: its message is due again. No pause behind an attempt ends at this very moment. */
export const TRYING_MS = 15_000;

/** Sends a message that tells of nothing. @throws NotSignedIn, NotFound (also for another account's), Conflict (it is off), TooManyAttempts. */
export async function sendWebhookTest(ctx: ServiceContext, { webhookId }: { webhookId: string }): Promise<OwnDelivery> {
  const { userId } = signedIn(ctx);
  await mustBeOn(ctx, webhookId);
  await ctx.limits.spend('webhookMessagesOfAccount', userId);
  const now = ctx.now();
  const row = await ctx.db.prisma.webhookDelivery.create({
    data: { id: ctx.newId(), webhookId, event: WEBHOOK_TEST, isAlone: true, createdAt: now, dueAt: now },
    select: SHOWN,
  });
  ctx.jobs.send(tellWebhookJob, { webhookId });
  return ownDelivery(row);
}

async function mustBeOn(ctx: ServiceContext, webhookId: string): Promise<void> {
  const { userId } = signedIn(ctx);
  const webhook = await ctx.db.prisma.webhook.findFirst({
    where: { id: webhookId, userId },
    select: { offSince: true },
  });
  if (!webhook) throw noWebhook();
  if (webhook.offSince !== null) throw new Conflict(t('This webhook is off. Turn it on first.'));
}

/** Deletes what the log had for 30 days. @returns how many. */
export async function forgetOldDeliveries(ctx: ServiceContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - KEPT_MS);
  const { count } = await ctx.db.prisma.webhookDelivery.deleteMany({ where: { createdAt: { lt: before } } });
  return count;
}
