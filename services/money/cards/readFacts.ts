import type { CardFacts, DisputeFact, RefundFact } from '@fairtab/domain/cards/cardFacts';
import type Stripe from 'stripe';

/** The key in the metadata of a reversal that says which lost dispute it is for. */
export const REVERSAL_FOR = 'dispute';

/** Asks the processor for everything that happened to one payment. @throws the library's error when it does not answer. */
export async function readFacts(stripe: Stripe, intentId: string): Promise<CardFacts> {
  const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge.balance_transaction'] });
  const failure = intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? null;
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  const state = intentStateOf(intent);
  if (state !== 'succeeded' || !charge) return { intent: state, failure, charge: null, refunds: [], disputes: [] };
  const about = { payment_intent: intentId, limit: 100 };
  const [refunds, disputes] = await Promise.all([stripe.refunds.list(about), stripe.disputes.list(about)]);
  const transferId = idOf(charge.transfer);
  const cost = typeof charge.balance_transaction === 'string' ? null : charge.balance_transaction;
  const reversals =
    transferId !== null && disputes.data.some(({ status }) => status === 'lost')
      ? (await stripe.transfers.listReversals(transferId, { limit: 100 })).data
      : [];
  return {
    intent: state,
    failure: null,
    charge: { id: charge.id, costCents: cost?.fee ?? null, transferId },
    // The processor names the newest first.
    refunds: refunds.data.toReversed().map(refundOf),
    disputes: disputes.data.toReversed().flatMap((dispute) => disputeOf(dispute, reversals)),
  };
}

function intentStateOf({ status, last_payment_error: error }: Stripe.PaymentIntent): CardFacts['intent'] {
  const known = (['succeeded', 'processing', 'canceled'] as const).find((name) => name === status);
  if (known) return known;
  return status === 'requires_payment_method' && error !== null ? 'failed' : 'open';
}

function refundOf({ id, amount, status, transfer_reversal: reversal }: Stripe.Refund): RefundFact {
  const hasFailed = status === 'failed' || status === 'canceled';
  return { id, amountCents: amount, isReversed: idOf(reversal) !== null, hasFailed };
}

/** An inquiry holds no money back, so it is no dispute yet. */
function disputeOf(dispute: Stripe.Dispute, reversals: readonly Stripe.TransferReversal[]): DisputeFact[] {
  const [taken, given] = dispute.balance_transactions;
  if (!taken) return [];
  const isWon = dispute.status === 'won' && given !== undefined;
  return [
    {
      id: dispute.id,
      amountCents: -taken.amount,
      status: dispute.status === 'lost' ? 'lost' : isWon ? 'won' : 'open',
      costCents: taken.fee,
      costOfWinCents: given?.fee ?? 0,
      reversalId: reversals.find(({ metadata }) => metadata?.[REVERSAL_FOR] === dispute.id)?.id ?? null,
    },
  ];
}

function idOf(reference: string | { readonly id: string } | null | undefined): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null);
}
