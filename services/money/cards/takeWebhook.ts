import type Stripe from 'stripe';
import type { ServiceContext } from '../../context';
import { NotAllowed, NotFound } from '../../platform/errors';
import { handleProcessorEventJob } from '../../platform/jobs/jobs';
import { refreshCardAccount } from './cardAccount';
import { recordPayout } from './recordPayout';
import { settleCardPayment } from './settleCardPayment';

/**
 * Takes a report of the processor: checks who signed it, keeps it once, and leaves the rest to a job. Reports may come
 * twice, late, and in any order (docs/product/cards.md).
 * @param webhook.body the bytes as they came, which are what was signed
 * @throws NotFound when card payments are off, NotAllowed for a wrong signature.
 */
export async function takeWebhook(
  ctx: ServiceContext,
  { body, signature }: { body: Buffer; signature: string },
): Promise<void> {
  if (ctx.cards === null) throw new NotFound();
  const { stripe, webhookSecret } = ctx.cards;
  let event;
  try {
    event = stripe.webhooks.constructEvent(body, signature, webhookSecret);
  } catch {
    throw new NotAllowed('This report is not signed by the card processor.');
  }
  const subjectId = subjectOf(event);
  if (subjectId === null) return;
  const { count } = await ctx.db.prisma.processorEvent.createMany({
    data: [{ id: event.id, type: event.type, subjectId, accountId: event.account ?? null, receivedAt: ctx.now() }],
    skipDuplicates: true,
  });
  if (count > 0) ctx.jobs.send(handleProcessorEventJob, { eventId: event.id });
}

/** Looks at what a report is about, which may be done again. The report is done when that is brought up to date. */
export async function handleProcessorEvent(ctx: ServiceContext, { eventId }: { eventId: string }): Promise<void> {
  const { prisma } = ctx.db;
  const event = await prisma.processorEvent.findUnique({ where: { id: eventId } });
  if (!event || event.handledAt !== null || ctx.cards === null) return;
  const { type, subjectId, accountId } = event;
  if (type === 'account.updated') await refreshCardAccount(ctx, { id: subjectId });
  else if (type.startsWith('payout.')) await recordPayout(ctx, { payoutId: subjectId, accountId });
  else await settleIntent(ctx, subjectId);
  await prisma.processorEvent.update({ where: { id: eventId }, data: { handledAt: ctx.now() } });
}

/** A payment that is not from here is somebody else's business at the same processor. */
async function settleIntent(ctx: ServiceContext, intentId: string): Promise<void> {
  const payment = await ctx.db.prisma.cardPayment.findUnique({ where: { intentId }, select: { id: true } });
  if (payment) await settleCardPayment(ctx, { cardPaymentId: payment.id });
}

/**
 * The processor's id of what a report is about: a payment, a host's account or a payout. All that happens to a payment, its
 * refunds and disputes too, is a reason to look at that payment.
 * @returns null for reports that mean nothing here.
 */
export function subjectOf({ type, data: { object } }: Stripe.Event): string | null {
  if (type === 'account.updated' || /^(payment_intent|payout)\./.test(type)) return 'id' in object ? object.id : null;
  if (!/^(charge|refund)\./.test(type) || !('payment_intent' in object)) return null;
  const intent: unknown = object.payment_intent;
  return typeof intent === 'string' ? intent : null;
}

/** Far longer than the processor sends a report again. One that comes later still only asks the same question once more. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes reports that were handled long ago. @returns how many. */
export async function forgetProcessorEvents(ctx: ServiceContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - KEPT_MS);
  const { count } = await ctx.db.prisma.processorEvent.deleteMany({
    where: { receivedAt: { lt: before }, handledAt: { not: null } },
  });
  return count;
}
