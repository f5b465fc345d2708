import { hostPartOf, transaction, type ChargedSum, type LedgerTransaction } from './ledger';
import type { Cents } from './money';

/** What the processor says happened to one payment. Facts only become more; they come in any order and any number of times. */
export interface CardFacts {
  /** open: the payer has not finished. failed: the last try was refused; the payer may try again. */
  readonly intent: 'open' | 'processing' | 'failed' | 'canceled' | 'succeeded';
  /** The bank's reason for the last refusal, as the processor names it. */
  readonly failure: string | null;
  /** Set when the money was taken. */
  readonly charge: ChargeFact | null;
  readonly refunds: readonly RefundFact[];
  readonly disputes: readonly DisputeFact[];
}

export interface ChargeFact {
  readonly id: string;
  /** What the processor keeps of it; null while that is not known. */
  readonly costCents: Cents | null;
  /** The transfer of the portion to the host. */
  readonly transferId: string | null;
}

export interface RefundFact {
  readonly id: string;
  readonly amountCents: Cents;
  /** Whether the host's part came back from the host. Otherwise Fairtab gave all of it. */
  readonly isReversed: boolean;
  readonly hasFailed: boolean;
}

export interface DisputeFact {
  readonly id: string;
  readonly amountCents: Cents;
  readonly status: 'open' | 'won' | 'lost';
  /** What the processor takes for a dispute, and what it takes (or gives back: below zero) when it is won. */
  readonly costCents: Cents;
  readonly costOfWinCents: Cents;
  /** The id of the reversal by which the host's part came back after a lost dispute; null before it did. */
  readonly reversalId: string | null;
}

/** Whether the payer has all of it back, or their bank took it back. Then the claims are open again. */
export function isGivenBack({ refunds, disputes }: CardFacts, { portionCents, feeCents }: ChargedSum): boolean {
  const given = refunds.reduce((sum, { amountCents, hasFailed }) => sum + (hasFailed ? 0 : amountCents), 0);
  return given >= portionCents + feeCents || disputes.some(({ status }) => status === 'lost');
}

/**
 * All transactions that these facts are. Posting each id once gives the same ledger in whatever order the facts are learned:
 * whoever learns that a dispute is lost also posts that there was one.
 */
export function ledgerOf(facts: CardFacts, sum: ChargedSum): LedgerTransaction[] {
  return [
    ...(facts.charge ? ofCharge(facts.charge, sum) : []),
    ...facts.refunds.flatMap((refund) => ofRefund(refund, sum)),
    ...facts.disputes.flatMap((dispute) => ofDispute(dispute, sum)),
  ];
}

function ofCharge({ id: source, costCents }: ChargeFact, { portionCents, feeCents }: ChargedSum): LedgerTransaction[] {
  const postings = { processor: feeCents, hostFunds: portionCents, hostPayable: -portionCents, feeIncome: -feeCents };
  return [
    transaction('charge', { source, postings }),
    ...(costCents === null
      ? []
      : [transaction('cost', { source, postings: { processor: -costCents, processorCost: costCents } })]),
  ];
}

function ofRefund({ id: source, amountCents, isReversed, hasFailed }: RefundFact, sum: ChargedSum) {
  const host = isReversed ? hostPartOf(amountCents, sum) : 0;
  const rest = amountCents - host;
  return [
    transaction('refund', {
      source,
      postings: {
        processor: -rest,
        hostFunds: -host,
        hostPayable: host,
        ...(isReversed ? { feeIncome: rest } : { refunds: rest }),
      },
    }),
    // The processor gives the money to Fairtab, and what came from the host stays here too: all of it is the payer's.
    ...(hasFailed
      ? [transaction('refundFailed', { source, postings: { processor: amountCents, payerPayable: -amountCents } })]
      : []),
  ];
}

function ofDispute(dispute: DisputeFact, sum: ChargedSum): LedgerTransaction[] {
  const { id: source, amountCents, status, costCents, costOfWinCents, reversalId } = dispute;
  const host = hostPartOf(amountCents, sum);
  const opened = { processor: -amountCents - costCents, disputes: amountCents, processorCost: costCents };
  const won = { processor: amountCents - costOfWinCents, disputes: -amountCents, processorCost: costOfWinCents };
  const lost = { disputes: -amountCents, hostPayable: host, feeIncome: amountCents - host };
  return [
    transaction('dispute', { source, postings: opened }),
    ...(status === 'won' ? [transaction('disputeWon', { source, postings: won })] : []),
    ...(status === 'lost' ? [transaction('disputeLost', { source, postings: lost })] : []),
    ...(reversalId === null
      ? []
      : [transaction('reversal', { source: reversalId, postings: { processor: host, hostFunds: -host } })]),
  ];
}

/**
 * A payout from a host's funds to the host's bank. It may fail days after it was paid; then the money is back.
 * @param payout.status as the processor names it
 */
export function ledgerOfPayout({
  id: source,
  amountCents,
  status,
}: {
  id: string;
  amountCents: Cents;
  status: 'underWay' | 'paid' | 'failed';
}): LedgerTransaction[] {
  if (status === 'underWay') return [];
  return [
    transaction('payout', { source, postings: { hostPayable: amountCents, hostFunds: -amountCents } }),
    ...(status === 'failed'
      ? [transaction('payoutFailed', { source, postings: { hostPayable: -amountCents, hostFunds: amountCents } })]
      : []),
  ];
}
