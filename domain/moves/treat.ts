import type { FactOf } from '../facts/changes';
import { moneyOf, personOf } from './factParts';
import { t } from '../language/t';
import { cutIn, lengthOfPieces, portionOfLength, whyClaimMoveIsRefused, type Portion } from '../claims';
import type { Cents } from '../money';
import { isSamePerson, ownerOf, type ClaimState, type Person, type ReceiptState } from '../receipts';
import { sumAmounts } from '../owed';
import { rulerOf } from '../shares';
import { checkAmount } from './checkAmount';
import type { Decided } from './Decision';
import { conflict } from './Refusal';

/**
 * Moves unpaid claims of one person to whoever treats them (docs/product/claims.md). One payer takes over the claims as they
 * are. Several payers get an equal part of each claim; the parts add up to the claim to the cent, and nobody pays more than
 * a cent more than another for each stretch that a claim consists of.
 * @param move.actor who says so: the payer, or the host
 * @param move.newId makes the ids of the parts
 * @returns the ids of the claims that the payers have then, or a refusal when there is nothing to take on, a claim is paid or
 * cancelled, the claims belong to several people, one of the payers is that person, a claim cannot be cut so finely, or the
 * client showed a wrong amount.
 */
export function treat({
  state,
  actor,
  claims,
  payers,
  expectedAmountCents,
  newId,
}: {
  state: ReceiptState;
  actor: Person;
  claims: readonly ClaimState[];
  payers: readonly Person[];
  expectedAmountCents: Cents | null;
  newId: () => string;
}): Decided<{ claimIds: readonly string[] }> {
  for (const { status } of claims) {
    const refusal = whyClaimMoveIsRefused('pay', status);
    if (refusal !== null) return conflict(refusal);
  }
  const [first] = claims;
  const [payer] = payers;
  if (!first || !payer) return conflict(t('Nothing is left to take on.'));
  const person = ownerOf(first);
  if (claims.some((claim) => !isSamePerson(ownerOf(claim), person)))
    return conflict(t('These claims belong to several people. Treat one person at a time.'));
  if (payers.some((each) => isSamePerson(each, person)))
    return conflict(t('{name} pays for these claims already.', { name: person.name }));
  const amountCents = sumAmounts(claims);
  const wrongAmount = checkAmount({ expectedCents: expectedAmountCents, amountCents, currency: state.currency });
  if (wrongAmount) return wrongAmount;

  const factOf = (claimIds: readonly string[]): FactOf<'claimsTreated'> => ({
    kind: 'claimsTreated',
    by: personOf(actor),
    claimIds: [...claimIds],
    payers: payers.map(personOf),
    treated: person,
    amount: moneyOf(state, amountCents),
  });
  if (payers.length === 1) {
    const taken = new Set(claims);
    const next = { ...state, claims: state.claims.map((claim) => (taken.has(claim) ? paidBy(claim, payer) : claim)) };
    const claimIds = claims.map(({ id }) => id);
    return { next, fact: factOf(claimIds), answer: { claimIds } };
  }
  const parts = spread({ state, claims, payers, newId });
  if (parts === null) return conflict(t('This cannot be split between {count} more people.', { count: payers.length }));
  const claimIds = parts.map(({ id }) => id);
  return {
    next: { ...state, claims: [...state.claims.filter((claim) => !claims.includes(claim)), ...parts] },
    fact: factOf(claimIds),
    answer: { claimIds },
  };
}

/** The claim as its new owner has it. Whoever pays for their own part again is not treated any more. */
function paidBy(claim: ClaimState, { guestId, name }: Person): ClaimState {
  const treated: Person = claim.treated ?? ownerOf(claim);
  return { ...claim, guestId, claimerName: name, treated: isSamePerson(treated, { guestId, name }) ? null : treated };
}

/** The claims cut into equal parts, one for each payer, in the order of their ids. Null when a part is none that can be claimed. */
function spread({
  state,
  claims,
  payers,
  newId,
}: {
  state: ReceiptState;
  claims: readonly ClaimState[];
  payers: readonly Person[];
  newId: () => string;
}): ClaimState[] | null {
  const ruler = rulerOf(state);
  const parts: ClaimState[] = [];
  const bills = payers.map((payer) => ({ payer, cents: 0 }));
  for (const claim of claims) {
    const portion = partOf(claim, payers.length);
    if (portion === null) return null;
    const line = state.items.findIndex(({ id }) => id === claim.itemId);
    const cut = cutIn(claim.pieces, payers.length)
      .map((pieces) => ({ pieces, amountCents: ruler.amountOf(line, pieces) }))
      .sort((a, b) => b.amountCents - a.amountCents);
    // Whoever pays least so far gets the dearest part, so that odd cents do not add up on one person.
    bills.sort((a, b) => a.cents - b.cents);
    for (const [index, part] of cut.entries()) {
      const bill = bills[index];
      if (!bill) throw new RangeError('There are more parts than payers');
      bill.cents += part.amountCents;
      parts.push(paidBy({ ...claim, id: newId(), ...portion, ...part, sharedWith: [] }, bill.payer));
    }
  }
  return parts.sort((a, b) => (a.id < b.id ? -1 : 1));
}

function partOf(claim: ClaimState, count: number): Portion | null {
  const length = lengthOfPieces(claim.pieces);
  return length % BigInt(count) === 0n ? portionOfLength(length / BigInt(count)) : null;
}
