import { moneyOf, namesOf, payersOf } from './factParts';
import { payersWith } from '../households';
import { t } from '../language/t';
import { whyClaimMoveIsRefused } from '../claims';
import type { Cents } from '../money';
import { hostOf, type ClaimState, type PaymentState, type ReceiptState } from '../receipts';
import { sumDue } from '../owed';
import type { PaymentMethod } from '../waysToPay';
import { checkAmount, checkCash } from './checkAmount';
import type { Decided } from './Decision';
import { conflict, notFound, type Refused } from './Refusal';

/** How the money was sent, and the payer's own handle there. */
export interface PaidBy {
  readonly method: PaymentMethod;
  readonly handle: string | null;
}

/** The receipts that are paid together, with one sum. */
export interface PaymentGroup {
  readonly id: string;
  readonly receiptCount: number;
}

/**
 * The claims that a payment is about: the named ones, or all outstanding claims of the guest.
 * @returns a refusal when a named claim is not on the receipt.
 */
export function claimsToPay(
  state: ReceiptState,
  { claimIds, guestId }: { claimIds: readonly string[] | null; guestId: string },
): { readonly claims: readonly ClaimState[] } | Refused {
  if (claimIds === null)
    return { claims: state.claims.filter((claim) => claim.guestId === guestId && claim.status === 'claimed') };
  const claims: ClaimState[] = [];
  for (const id of new Set(claimIds)) {
    const claim = state.claims.find((candidate) => candidate.id === id);
    if (!claim) return notFound(t('There is no such claim on this receipt.'));
    claims.push(claim);
  }
  return { claims };
}

/**
 * Reports claims of one guest, or of one household, as paid with one payment, all or none (docs/product/claims.md). A
 * payment that the host reports is confirmed at once.
 * @param move.guestId the guest that reports it: the claims' owner, one of the owner's household, or the host
 * @param move.cashCents what was given in cash, where it was rounded to coins. The claims count as paid in full, and the host
 * bears or gains the difference.
 * @param move.group the receipts that are paid together; null when it is this one alone
 * @param move.at ISO time
 * @returns a refusal when there is nothing to pay (also when all of it costs nothing), a claim is paid or cancelled, the claims belong to several guests who do
 * not pay as one, or the client showed a wrong amount.
 */
export function payClaims({
  state,
  guestId,
  claims,
  paidBy,
  expectedAmountCents,
  cashCents: givenCents = null,
  paymentId,
  group = null,
  at,
}: {
  state: ReceiptState;
  guestId: string;
  claims: readonly ClaimState[];
  paidBy: PaidBy;
  expectedAmountCents: Cents | null;
  cashCents?: Cents | null;
  paymentId: string;
  group?: PaymentGroup | null;
  at: string;
}): Decided<{ paymentId: string }> {
  for (const { status } of claims) {
    const refusal = whyClaimMoveIsRefused('pay', status);
    if (refusal !== null) return conflict(refusal);
  }
  const [first] = claims;
  if (!first) return conflict(t('You have no outstanding claims on this receipt.'));
  const payers = payersWith(state.households, first.guestId);
  if (claims.some((claim) => !payers.includes(claim.guestId)))
    return conflict(t('These claims belong to several people. Pay for one person at a time.'));
  const amountCents = sumDue(claims);
  // A payment of nothing would be one more thing to confirm.
  if (amountCents === 0) return conflict(t('Nothing is left to pay.'));
  const wrongAmount = checkAmount({ expectedCents: expectedAmountCents, amountCents, currency: state.currency });
  if (wrongAmount) return wrongAmount;
  const cashCents = givenCents === amountCents ? null : givenCents;
  const wrongCash = cashCents === null ? null : checkCash({ cashCents, amountCents, currency: state.currency });
  if (wrongCash) return wrongCash;

  const isConfirmed = guestId === state.hostGuestId;
  const payerGuestId = payers.includes(guestId) ? guestId : first.guestId;
  const owners = payersOf(state, { payerGuestId, claims });
  const payment: PaymentState = {
    id: paymentId,
    payerGuestId,
    payerName: namesOf(owners),
    amountCents,
    cashCents,
    ...paidBy,
    groupId: group?.id ?? null,
    status: isConfirmed ? 'confirmed' : 'reported',
    createdAt: at,
    completedAt: isConfirmed ? at : null,
  };
  const paidIds = new Set(claims.map(({ id }) => id));
  const pay = (claim: ClaimState): ClaimState =>
    paidIds.has(claim.id) ? { ...claim, status: 'paid', paymentId } : claim;
  return {
    next: { ...state, claims: state.claims.map(pay), payments: [...state.payments, payment] },
    fact: {
      kind: 'paymentReported',
      by: guestId === payerGuestId ? (owners[0] ?? null) : hostOf(state),
      paymentId,
      payers: owners,
      amount: moneyOf(state, amountCents),
      cash: cashCents === null ? null : moneyOf(state, cashCents),
      method: paidBy.method,
      receiptCount: group?.receiptCount ?? 1,
    },
    answer: { paymentId },
  };
}
