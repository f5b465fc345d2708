import type { ServiceContext } from '../../context';
import { NotAllowed, NotFound } from '../../platform/errors';
import { handleProcessorEventJob } from '../../platform/jobs/jobs';
import { subjectOf } from './subjectOf';

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
