import { type CardFacts, isDisputed, isGivenBack, ledgerOf } from '@fairtab/domain/cards/cardFacts';
import { chargeClaims } from '@fairtab/domain/moves/chargeClaims';
import { refundCharge } from '@fairtab/domain/moves/refundCharge';
import type { ServiceContext } from '../../context';
import { NotFound } from '../../platform/errors';
import type { CardPayment } from '../../generated/prisma/client';
import { changeReceipt } from '../../receipts/writing/changeReceipt';
import { chargeOf, sumOfPayment } from './cardPayments';
import type { CardProcessing } from './CardProcessing';
import { giveBack, reverseTransfers } from './refundCardPayment';
import { postLedger } from './ledger';
import { readFacts } from './readFacts';
import { saveCardStatus } from './cardAccount';

/** Giving back teaches something new, and so may what follows from it. More rounds mean that something is wrong. */
const MOST_ROUNDS = 4;
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * Asks the processor what became of a payment and brings ledger, receipt and payment to that (docs/product/cards.md). Each
 * step may be done again, by another worker at the same time or after a crash, and has its effect once.
 * @throws the processor's error when it cannot answer; then the job is tried again.
 */
export async function settleCardPayment(
  ctx: ServiceContext,
  { cardPaymentId }: { cardPaymentId: string },
): Promise<void> {
  const { cards } = ctx;
  const payment = await ctx.db.prisma.cardPayment.findUnique({ where: { id: cardPaymentId } });
  if (cards === null || !payment) return;
  // The processor was never reached, so nothing happened there. Who begins again gives it another look.
  if (payment.intentId === null) return stopLooking(ctx, cardPaymentId);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const facts = await readFacts(cards.stripe, payment.intentId);
    if (!(await applyFacts(ctx, { cards, payment, facts }))) return;
  }
  throw new Error('A card payment does not come to an end');
}

async function stopLooking(ctx: ServiceContext, id: string): Promise<void> {
  await ctx.db.prisma.cardPayment.updateMany({ where: { id, intentId: null }, data: { lookAt: null } });
}

/** @returns whether the processor was asked to do something, so that there are more facts now. */
async function applyFacts(
  ctx: ServiceContext,
  { cards, payment, facts }: { cards: CardProcessing; payment: CardPayment; facts: CardFacts },
): Promise<boolean> {
  const { id: cardPaymentId, cardAccountId } = payment;
  await postLedger(ctx, { transactions: ledgerOf(facts, sumOfPayment(payment)), cardPaymentId, cardAccountId });
  if (!facts.charge) {
    await saveCardStatus(ctx, { payment, facts });
    return isAbandoned({ payment, facts, now: ctx.now() }) && cancel(cards, payment);
  }

  const isKept = await putOnReceipt(ctx, payment);
  if (isGivenBack(facts, sumOfPayment(payment))) {
    await takeOffReceipt(ctx, { payment, isByBank: facts.disputes.some(({ status }) => status === 'lost') });
    await saveCardStatus(ctx, { payment, facts, status: 'refunded' });
    return reverseTransfers(cards, { facts, sum: sumOfPayment(payment) });
  }
  if (facts.refunds.some(({ hasFailed }) => hasFailed)) {
    await saveCardStatus(ctx, { payment, facts, status: 'refundFailed' });
    return false;
  }
  const { refundAskedAt } = await ctx.db.prisma.cardPayment.findUniqueOrThrow({ where: { id: cardPaymentId } });
  if (isKept && refundAskedAt === null) {
    await saveCardStatus(ctx, { payment, facts, status: 'paid' });
    return false;
  }
  await saveCardStatus(ctx, { payment, facts, status: 'returning' });
  // The bank may take it. Its decision is a report, after which this is decided again.
  if (isDisputed(facts)) return false;
  await giveBack(cards, payment);
  return true;
}

/** A payment that was begun a day ago is not finished any more. The claims may have changed hands since. */
function isAbandoned({ payment, facts, now }: { payment: CardPayment; facts: CardFacts; now: Date }): boolean {
  const isOpen = facts.intent === 'open' || facts.intent === 'failed';
  return isOpen && now.getTime() - payment.createdAt.getTime() > ABANDONED_AFTER_MS;
}

/** @throws the processor's error, also when the payer was faster after all; then the next try sees that. */
async function cancel({ stripe }: CardProcessing, { intentId }: CardPayment): Promise<boolean> {
  if (intentId !== null) await stripe.paymentIntents.cancel(intentId);
  return true;
}

/** @returns whether its claims are paid by it, which is decided once. A receipt that is gone has no claims any more. */
async function putOnReceipt(ctx: ServiceContext, payment: CardPayment): Promise<boolean> {
  try {
    const { answer } = await changeReceipt(ctx, {
      receiptId: payment.receiptId,
      bySystem: true,
      decide: (state) => chargeClaims({ state, charge: chargeOf(payment), at: ctx.now().toISOString() }),
    });
    return answer.isKept;
  } catch (error) {
    if (error instanceof NotFound) return false;
    throw error;
  }
}

async function takeOffReceipt(
  ctx: ServiceContext,
  { payment: { id: paymentId, receiptId }, isByBank }: { payment: CardPayment; isByBank: boolean },
): Promise<void> {
  try {
    const decide = (state: Parameters<typeof refundCharge>[0]['state']) => refundCharge({ state, paymentId, isByBank });
    await changeReceipt(ctx, { receiptId, bySystem: true, decide });
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
  }
}
