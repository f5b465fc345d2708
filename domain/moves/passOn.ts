import { contributionOf } from '../bill/contributions';
import { t } from '../language/t';
import type { Cents } from '../money';
import { hostOf, type Contribution, type Person, type ReceiptState } from '../receipts';
import { checkAmount } from './checkAmount';
import type { Decided } from './Decision';
import { moneyOf, personOf } from './factParts';
import { conflict, notFound } from './Refusal';

interface PassingOn {
  readonly state: ReceiptState;
  readonly contributor: Person;
  /** The host, or the contributor. */
  readonly guestId: string;
}

/**
 * The host has passed on all that a contributor gets, or the contributor has got it (docs/product/contributions.md).
 * @returns a refusal when there is no such contribution, nothing is left to pass on, or the client showed a wrong amount.
 */
export function passOn({
  expectedAmountCents,
  ...move
}: PassingOn & { readonly expectedAmountCents: Cents | null }): Decided {
  const { state } = move;
  const known = contributionOf(state, move.contributor);
  if (!known) return notFound();
  if (known.owedCents === 0) return conflict(t('Nothing is left to pass on.'));
  const { currency } = state;
  const wrong = checkAmount({ expectedCents: expectedAmountCents, amountCents: known.owedCents, currency });
  if (wrong) return wrong;
  return {
    next: withPassedOn(state, known, known.passedOnCents + known.owedCents),
    fact: { kind: 'contributionPassedOn', ...aboutIt(move, known), amount: moneyOf(state, known.owedCents) },
    answer: {},
  };
}

/**
 * What was passed on did not arrive, or was said by mistake: all of it is owed again. What was settled with other receipts
 * stays settled.
 * @returns a refusal when there is no such contribution, or nothing of it was passed on.
 */
export function takeBackPassedOn(move: PassingOn): Decided {
  const { state } = move;
  const known = contributionOf(state, move.contributor);
  if (!known) return notFound();
  if (known.passedOnCents === 0) return conflict(t('Nothing was passed on.'));
  return {
    next: withPassedOn(state, known, 0),
    fact: { kind: 'contributionNotPassedOn', ...aboutIt(move, known), amount: moneyOf(state, known.passedOnCents) },
    answer: {},
  };
}

function withPassedOn(state: ReceiptState, known: Contribution, passedOnCents: Cents): ReceiptState {
  const next = { ...known, passedOnCents };
  return { ...state, contributions: state.contributions.map((each) => (each === known ? next : each)) };
}

function aboutIt({ state, guestId }: PassingOn, known: Contribution) {
  return {
    by: guestId === state.hostGuestId ? hostOf(state) : personOf(known),
    contributor: personOf(known),
  };
}
