import { ledgerOfPayout } from '@fairtab/domain/cards/cardFacts';
import type { ServiceContext } from '../../context';
import { processingOf } from './askProcessor';
import { postLedger } from './ledger';

/**
 * Posts a payout to a host's bank, or that it failed, and keeps the reason so that the host sees it.
 * @throws the processor's error.
 */
export async function recordPayout(
  ctx: ServiceContext,
  { payoutId, accountId }: { payoutId: string; accountId: string | null },
): Promise<void> {
  const { stripe } = processingOf(ctx);
  const { prisma } = ctx.db;
  // Fairtab's own payouts to its own bank are no business of the hosts.
  if (accountId === null || (await prisma.cardAccount.count({ where: { id: accountId } })) === 0) return;
  const payout = await stripe.payouts.retrieve(payoutId, {}, { stripeAccount: accountId });
  const { status, amount: amountCents, failure_code: failure } = payout;
  const state = status === 'paid' || status === 'failed' ? status : 'underWay';
  await postLedger(ctx, {
    transactions: ledgerOfPayout({ id: payoutId, amountCents, status: state }),
    cardPaymentId: null,
    cardAccountId: accountId,
  });
  if (state === 'underWay') return;
  const payoutFailure = state === 'failed' ? (failure ?? 'unknown') : null;
  await prisma.cardAccount.update({ where: { id: accountId }, data: { payoutFailure } });
}
