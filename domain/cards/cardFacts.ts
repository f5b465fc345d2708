import { hostPartOf, transaction, type ChargedSum, type LedgerTransaction } from './ledger';
import type { Cents } from '../money';

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
  /** The processor's fee; null while it is not known. */
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
  /** The id of the reversal that took back the host's part after a lost dispute; null before it. */
  readonly reversalId: string | null;
}

/**
 * Whether the payer has all of it back, or their bank took it back. Then the claims are open again. All of it is the portion
 * and the fee: of a smaller refund the host and Fairtab each give their part, so the host still has some of the money
 * (docs/decisions/0058-money-goes-back-once.md).
 */
export function isGivenBack({ refunds, disputes }: CardFacts, { portionCents, feeCents }: ChargedSum): boolean {
  const given = refunds.reduce((sum, { amountCents, hasFailed }) => sum + (hasFailed ? 0 : amountCents), 0);
  return given >= portionCents + feeCents || disputes.some(({ status }) => status === 'lost');
}

/** Whether a bank holds the money back and has not decided. Until it has, nothing is refunded, because the bank may take it too. */
export function isDisputed({ disputes }: Pick<CardFacts, 'disputes'>): boolean {
  return disputes.some(({ status }) => status === 'open');
}

/** What a lost dispute still has to take back from the host's account. */
export interface DueReversal {
  readonly disputeId: string;
  /** The host's part and the fee of it, as the transfer had both. Above zero. */
  readonly amountCents: Cents;
}

/** The amount that lost disputes still take back from the host. An amount that a refund took already is not taken again. */
export function dueReversals(facts: CardFacts, sum: ChargedSum): DueReversal[] {
  const parts = partsOf(facts, sum);
  return facts.disputes.flatMap(({ id, status, reversalId }) => {
    const amountCents = parts.get(id)?.takenCents ?? 0;
    return status === 'lost' && reversalId === null && amountCents > 0 ? [{ disputeId: id, amountCents }] : [];
  });
}

/** How much of a refund or a lost dispute comes from what the host and Fairtab were paid, in cents. */
interface ReturnedPart {
  readonly takenCents: Cents;
  /** The host's part of what is taken. The rest of it is fee. */
  readonly hostCents: Cents;
}

/**
 * Divides what went back between those who have it: refunds that came from the host first, then lost disputes, those whose
 * reversal is done before the others. All of them together take no more than was charged, so the host returns at most the
 * portion. The parts are differences of rounded sums, so that two halves do not add up to a cent too much.
 */
function partsOf({ refunds, disputes }: CardFacts, sum: ChargedSum): ReadonlyMap<string, ReturnedPart> {
  const lost = disputes.filter(({ status }) => status === 'lost');
  const inOrder = [
    ...refunds.filter(({ isReversed }) => isReversed),
    ...lost.filter(({ reversalId }) => reversalId !== null),
    ...lost.filter(({ reversalId }) => reversalId === null),
  ];
  const totalCents = sum.portionCents + sum.feeCents;
  let before = 0;
  return new Map(
    inOrder.map(({ id, amountCents }) => {
      const after = Math.min(before + amountCents, totalCents);
      const part = { takenCents: after - before, hostCents: hostPartOf(after, sum) - hostPartOf(before, sum) };
      before = after;
      return [id, part];
    }),
  );
}

const NOTHING: ReturnedPart = { takenCents: 0, hostCents: 0 };

/**
 * All transactions that these facts are. Posting each id once gives the same ledger in whatever order the facts are learned:
 * whoever learns that a dispute is lost also posts that there was one.
 * @param facts refunds and disputes from the oldest to the newest
 */
export function ledgerOf(facts: CardFacts, sum: ChargedSum): LedgerTransaction[] {
  const parts = partsOf(facts, sum);
  return [
    ...(facts.charge ? ofCharge(facts.charge, sum) : []),
    ...facts.refunds.flatMap((refund) => ofRefund(refund, parts.get(refund.id) ?? NOTHING)),
    ...facts.disputes.flatMap((dispute) => ofDispute(dispute, parts.get(dispute.id) ?? NOTHING)),
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

function ofRefund({ id: source, amountCents, hasFailed }: RefundFact, { takenCents, hostCents }: ReturnedPart) {
  return [
    transaction('refund', {
      source,
      postings: {
        processor: hostCents - amountCents,
        hostFunds: -hostCents,
        hostPayable: hostCents,
        feeIncome: takenCents - hostCents,
        refunds: amountCents - takenCents,
      },
    }),
    // The processor gives the money to Fairtab, and what came from the host stays here too: all of it is the payer's.
    ...(hasFailed
      ? [transaction('refundFailed', { source, postings: { processor: amountCents, payerPayable: -amountCents } })]
      : []),
  ];
}

function ofDispute(dispute: DisputeFact, { takenCents, hostCents }: ReturnedPart): LedgerTransaction[] {
  const { id: source, amountCents, status, costCents, costOfWinCents, reversalId } = dispute;
  const lossCents = amountCents - takenCents;
  const opened = { processor: -amountCents - costCents, disputes: amountCents, processorCost: costCents };
  const won = { processor: amountCents - costOfWinCents, disputes: -amountCents, processorCost: costOfWinCents };
  const lost = { disputes: -takenCents, hostPayable: hostCents, feeIncome: takenCents - hostCents };
  return [
    transaction('dispute', { source, postings: opened }),
    ...(status === 'won' ? [transaction('disputeWon', { source, postings: won })] : []),
    ...(status === 'lost' ? [transaction('disputeLost', { source, postings: lost })] : []),
    // The payer had it back already and the bank took it once more, from Fairtab.
    ...(status === 'lost' && lossCents > 0
      ? [transaction('loss', { source, postings: { disputes: -lossCents, losses: lossCents } })]
      : []),
    ...(reversalId === null
      ? []
      : [transaction('reversal', { source: reversalId, postings: { processor: hostCents, hostFunds: -hostCents } })]),
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
