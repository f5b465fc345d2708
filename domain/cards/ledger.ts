import type { Cents } from '../money';

/**
 * The accounts of the ledger of card payments (docs/product/cards.md).
 * processor: what Fairtab has at the processor. hostFunds: what a host has there, until it is paid out.
 * hostPayable: what a host is owed. payerPayable: what a payer is owed because a refund failed. feeIncome: the fees.
 * processorCost: what the processor takes. refunds: what Fairtab gave back out of its own pocket. disputes: what banks hold back.
 * losses: what banks took after it had been given back.
 */
export const LEDGER_ACCOUNTS = [
  'processor',
  'hostFunds',
  'hostPayable',
  'payerPayable',
  'feeIncome',
  'processorCost',
  'refunds',
  'disputes',
  'losses',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** One line of a transaction. */
export interface Posting {
  readonly account: LedgerAccount;
  /** Debits are above zero, credits below. */
  readonly cents: Cents;
}

export const LEDGER_KINDS = [
  'charge',
  'cost',
  'refund',
  'refundFailed',
  'dispute',
  'disputeWon',
  'disputeLost',
  'loss',
  'reversal',
  'payout',
  'payoutFailed',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** What happened once at the processor. Its postings add up to zero. */
export interface LedgerTransaction {
  /** The kind and the processor's own id, so that the same fact is never posted twice: "charge:ch_1". */
  readonly id: string;
  readonly kind: LedgerKind;
  readonly postings: readonly Posting[];
}

/** What a payer was charged: the host's portion and the fee on top. */
export interface ChargedSum {
  readonly portionCents: Cents;
  readonly feeCents: Cents;
}

/** Lines of nothing are left out. @throws RangeError when the postings do not add up to zero, which is a fault of ours. */
export function transaction(
  kind: LedgerKind,
  { source, postings }: { source: string; postings: Partial<Record<LedgerAccount, Cents>> },
): LedgerTransaction {
  const lines = LEDGER_ACCOUNTS.map((account) => ({ account, cents: postings[account] ?? 0 }));
  if (lines.some(({ cents }) => !Number.isSafeInteger(cents)) || sumOf(lines) !== 0)
    throw new RangeError(`The postings of ${kind}:${source} do not add up to zero`);
  return { id: `${kind}:${source}`, kind, postings: lines.filter(({ cents }) => cents !== 0) };
}

/** The sum of some postings; zero for every transaction, and so for the whole ledger. */
export function sumOf(postings: readonly Posting[]): Cents {
  return postings.reduce((sum, { cents }) => sum + cents, 0);
}

/** The host's part of an amount that goes back, in proportion and rounded half up. The rest of it is fee. */
export function hostPartOf(amountCents: Cents, { portionCents, feeCents }: ChargedSum): Cents {
  const totalCents = portionCents + feeCents;
  return totalCents === 0 ? 0 : Math.floor((2 * amountCents * portionCents + totalCents) / (2 * totalCents));
}
