import type { ServiceContext } from '../../context';
import { recordPayout } from './recordPayout';
import { refreshCardAccount } from './refreshCardAccount';
import { settleCardPayment } from './settleCardPayment';

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
