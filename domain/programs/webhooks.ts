import type { ChangeFact } from '../facts/changes';
import { t } from '../language/t';
import type { Cents } from '../money';
import { isSettledReceipt, sumAmounts, sumSettled } from '../owed';
import type { ReceiptState } from '../receipts';

/** What may be told to a webhook (docs/product/webhooks.md). */
export const WEBHOOK_EVENTS = [
  'receipt.created',
  'bill.edited',
  'claim.created',
  'claim.removed',
  'payment.reported',
  'payment.confirmed',
  'payment.disputed',
  'receipt.settled',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What "send a test" sends. Nobody chooses it. */
export const WEBHOOK_TEST = 'webhook.test';

/** Each of them as a phrase for people. */
export const EVENT_MEANINGS: { readonly [Event in WebhookEvent]: () => string } = {
  'receipt.created': () => t('A bill was made'),
  'bill.edited': () => t('A bill was edited'),
  'claim.created': () => t('Something was claimed'),
  'claim.removed': () => t('A claim was removed'),
  'payment.reported': () => t('A payment was reported'),
  'payment.confirmed': () => t('A payment was confirmed'),
  'payment.disputed': () => t('A payment was disputed'),
  'receipt.settled': () => t('A bill is claimed and paid in full'),
};

/** Why nothing is told to a webhook: by hand, after three days of failures, as its address asked for, or after somebody reset the password. */
export const OFF_REASONS = ['owner', 'failing', 'gone', 'passwordReset'] as const;
export type OffReason = (typeof OFF_REASONS)[number];

/** Why an attempt has no answer. */
export const DELIVERY_PROBLEMS = ['timeout', 'unreachable', 'notPublic', 'certificate'] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** Pauses after the attempts that failed, in ms. After the last one an address has failed for three days. */
export const DELIVERY_PAUSES_MS = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
  8 * HOUR_MS,
  12 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
] as const;

/** The amounts of a receipt, in minor units of its currency. */
export interface ReceiptAmounts {
  readonly total: Cents;
  readonly claimed: Cents;
  /** What is paid, what the host had, and what others had who paid the restaurant. */
  readonly paid: Cents;
  /** total - paid */
  readonly remaining: Cents;
}

/** What summarise says of the same, without the shares of the lines, because every write asks for it. */
export function receiptAmounts(state: ReceiptState): ReceiptAmounts {
  const live = state.claims.filter(({ status }) => status !== 'cancelled');
  const paid = sumSettled(state, live);
  return { total: state.totalCents, claimed: sumAmounts(live), paid, remaining: state.totalCents - paid };
}

/** What a fact tells by itself. What a payment tells depends on what became of it. */
export const EVENT_OF_FACT: Partial<Record<ChangeFact['kind'], WebhookEvent>> = {
  receiptCreated: 'receipt.created',
  itemAdded: 'bill.edited',
  billEdited: 'bill.edited',
  contributionSet: 'bill.edited',
  contributionsSet: 'bill.edited',
  billSplitEvenly: 'bill.edited',
  billSplitByItem: 'bill.edited',
  itemClaimed: 'claim.created',
  itemUnclaimed: 'claim.removed',
  claimCancelled: 'claim.removed',
  paymentConfirmed: 'payment.confirmed',
  paymentAccepted: 'payment.confirmed',
  paymentDisputed: 'payment.disputed',
  // The host says so of a part of a payment.
  claimReopened: 'payment.disputed',
};

/**
 * What a change tells, in the order in which it is told.
 * @param change.before null for a new receipt
 */
export function webhookEventsOf({
  before,
  after,
  fact,
}: {
  before: ReceiptState | null;
  after: ReceiptState;
  fact: ChangeFact;
}): WebhookEvent[] {
  const event = EVENT_OF_FACT[fact.kind] ?? eventOfPayment(after, fact);
  const isNowSettled = isSettledReceipt(after) && !(before && isSettledReceipt(before));
  return [...(event ? [event] : []), ...(isNowSettled ? (['receipt.settled'] as const) : [])];
}

/** A payment is only reported, or confirmed at once: by the host, by card, or with other receipts. */
function eventOfPayment({ payments }: ReceiptState, fact: ChangeFact): WebhookEvent | null {
  if (!('paymentId' in fact)) return null;
  const status = payments.find(({ id }) => id === fact.paymentId)?.status;
  if (status === 'reported' && fact.kind === 'paymentReported') return 'payment.reported';
  const isDone = status === 'confirmed' || status === 'charged';
  return isDone && PAID.has(fact.kind) ? 'payment.confirmed' : null;
}
const PAID: ReadonlySet<ChangeFact['kind']> = new Set(['paymentReported', 'cardPaid', 'eveningSettled', 'debtNetted']);
