import { type CardFacts, dueReversals } from '@fairtab/domain/cards/cardFacts';
import { t } from '@fairtab/domain/language/t';
import type { ChargedSum, LedgerKind } from '@fairtab/domain/cards/ledger';
import { whyPaymentMoveIsRefused } from '@fairtab/domain/payments';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import type { CardPayment } from '../../generated/prisma/client';
import { keyedRequest } from '../../idempotency';
import { authorise } from '../../people/authorise';
import { Conflict, NotFound } from '../../platform/errors';
import { settleCardPaymentJob } from '../../platform/jobs/jobs';
import type { PaymentToChange } from '../../receipts/payments/changePayment';
import { receiptIdOf } from '../../receipts/receiptIdOf';
import type { CardProcessing } from './CardProcessing';
import { processingOf } from './askProcessor';
import { REVERSAL_FOR } from './readFacts';

/**
 * The host gives a card payment back, all of it with its fee (docs/product/cards.md). A job asks the processor; when that
 * has done it, the claims are open again. Asked twice, it goes back once.
 * @throws NotFound (also for anybody but the host), Conflict (no card payment, given back already,
 * a bank that has not decided about a dispute, off), InvalidInput (the key).
 */
export async function refundCardPayment(
  ctx: ServiceContext,
  { paymentId, idempotencyKey }: PaymentToChange,
): Promise<{ receipt: ReceiptState; paymentId: string }> {
  // It goes back once anyway, so a key that is one is enough.
  keyedRequest(ctx, { operation: 'refundCardPayment', key: idempotencyKey, request: { paymentId } });
  const receipt = await ctx.store.load(await receiptIdOf(ctx, { part: 'payment', id: paymentId }));
  const payment = receipt?.payments.find(({ id }) => id === paymentId);
  if (!receipt || !payment) throw new NotFound();
  authorise({ viewer: ctx.viewer, action: 'refundPayment', receipt }, t('Only the host can do this.'));
  const reason = whyPaymentMoveIsRefused('refund', payment.status);
  if (reason !== null) throw new Conflict(reason);
  processingOf(ctx);
  if (await hasOpenDispute(ctx, paymentId))
    throw new Conflict(
      t('The payer’s bank is looking into this payment. It can be given back once the bank has decided.'),
    );
  const now = ctx.now();
  await ctx.db.prisma.cardPayment.updateMany({
    where: { id: paymentId, refundAskedAt: null },
    data: { refundAskedAt: now, lookAt: now },
  });
  ctx.jobs.send(settleCardPaymentJob, { cardPaymentId: paymentId });
  return { receipt, paymentId };
}

/** As far as it is known here. The job that gives back asks the processor, too. */
async function hasOpenDispute(ctx: ServiceContext, cardPaymentId: string): Promise<boolean> {
  const posted = (kinds: LedgerKind[]) =>
    ctx.db.prisma.ledgerTransaction.count({ where: { cardPaymentId, kind: { in: kinds } } });
  const [opened, closed] = await Promise.all([posted(['dispute']), posted(['disputeWon', 'disputeLost'])]);
  return opened > closed;
}

/**
 * Asks the processor to give all of a payment back: the portion from the host, the fee from Fairtab. The key makes it one
 * refund, however often it is asked for.
 * @throws the processor's error, unless all of it was given back already.
 */
export async function giveBack({ stripe }: CardProcessing, { id, intentId }: CardPayment): Promise<void> {
  if (intentId === null) return;
  try {
    await stripe.refunds.create(
      { payment_intent: intentId, reverse_transfer: true, refund_application_fee: true },
      { idempotencyKey: `refund-${id}` },
    );
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'charge_already_refunded')) throw error;
  }
}

/**
 * Takes the host's part of each lost dispute back from the host, because the bank took it from Fairtab. Nothing is
 * taken that a refund has taken from the host already.
 * @returns whether there was one to take back.
 */
export async function reverseTransfers(
  { stripe }: CardProcessing,
  { facts, sum }: { facts: CardFacts; sum: ChargedSum },
): Promise<boolean> {
  const transferId = facts.charge?.transferId;
  const due = dueReversals(facts, sum);
  if (!transferId || due.length === 0) return false;
  for (const { disputeId, amountCents } of due)
    await stripe.transfers.createReversal(
      transferId,
      { amount: amountCents, refund_application_fee: true, metadata: { [REVERSAL_FOR]: disputeId } },
      { idempotencyKey: `reversal-${disputeId}` },
    );
  return true;
}
