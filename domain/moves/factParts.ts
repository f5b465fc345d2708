import type { FactMoney, FactPerson } from '../facts/changes';
import { householdOf } from '../households';
import type { Cents } from '../money';
import { ownerOf, type ClaimState, type PaymentState, type Person, type ReceiptState } from '../receipts';

/** An amount of this receipt as facts have it. */
export function moneyOf({ currency }: Pick<ReceiptState, 'currency'>, minor: Cents): FactMoney {
  return { minor, currency };
}

/** Only what makes a person: callers have persons with more. */
export function personOf({ guestId, name }: Person): Person {
  return { guestId, name };
}

/** The same persons, each once. */
export function distinct(people: readonly Person[]): Person[] {
  return [...new Map(people.map((person) => [`${person.guestId} ${person.name}`, person])).values()];
}

/**
 * Who pays for these claims: Ana and Ben where one device pays for several names, or one household for several people. The
 * one who sends the money comes first, also when they pay for nobody but others, because it comes from their account.
 */
export function payersOf(
  { households }: Pick<ReceiptState, 'households'>,
  { payerGuestId, claims }: { payerGuestId: string; claims: readonly ClaimState[] },
): Person[] {
  const isPayer = ({ guestId }: { readonly guestId: string }): boolean => guestId === payerGuestId;
  const owners = claims.map(ownerOf);
  const self = householdOf(households, payerGuestId)?.members.filter(isPayer) ?? [];
  const first = owners.some(isPayer) ? owners.filter(isPayer) : self.map(personOf);
  return distinct([...first, ...owners]);
}

/** The name of a payment: "Ana & Ben". */
export function namesOf(people: readonly Pick<Person, 'name'>[]): string {
  return [...new Set(people.map(({ name }) => name))].join(' & ');
}

/** What every fact about a payment has, besides who acted. */
export function paymentFact(
  state: ReceiptState,
  payment: PaymentState,
): { readonly paymentId: string; readonly payers: FactPerson[]; readonly amount: FactMoney } {
  return {
    paymentId: payment.id,
    payers: payersOfPayment(state, payment),
    amount: moneyOf(state, payment.amountCents),
  };
}

/** Who paid a payment, by the claims that it is for. When they are gone, its own name tells. */
export function payersOfPayment(state: ReceiptState, { id, payerGuestId, payerName }: PaymentState): Person[] {
  const claims = state.claims.filter(({ paymentId }) => paymentId === id);
  const payers = payersOf(state, { payerGuestId, claims });
  if (payers.some(({ guestId }) => guestId === payerGuestId)) return payers;
  const others = payers.length === 0 ? '' : ` & ${namesOf(payers)}`;
  const name = others !== '' && payerName.endsWith(others) ? payerName.slice(0, -others.length) : payerName;
  return [{ guestId: payerGuestId, name }, ...payers];
}
