import { t } from '@fairtab/domain/language/t';
import type { LedgerKind } from '@fairtab/domain/ledger';
import { whyPaymentMoveIsRefused } from '@fairtab/domain/payments';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../../people/authorise';
import type { ServiceContext } from '../../context';
import { Conflict, NotFound } from '../../platform/errors';
import { settleCardPaymentJob } from '../../platform/jobs/jobs';
import { keyedRequest } from '../../idempotency';
import type { PaymentToChange } from '../../receipts/payments/changePayment';
import { receiptIdOf } from '../../receipts/receiptIdOf';
import { processingOf } from './askProcessor';

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
