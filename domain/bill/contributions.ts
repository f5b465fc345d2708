import type { Cents } from '../money';
import { hostOf, isSamePerson, type ClaimState, type Contribution, type Person, type ReceiptState } from '../receipts';
import { sumAmounts } from '../owed';

/** A contribution pays for whatever its guest pays for. A device of the host stands for several people, so there the name counts. */
export function isOwnClaim(
  { hostGuestId }: Pick<ReceiptState, 'hostGuestId'>,
  { contributor, claim }: { contributor: Person; claim: Pick<ClaimState, 'guestId' | 'claimerName'> },
): boolean {
  return contributor.guestId === hostGuestId
    ? isSamePerson(contributor, { guestId: claim.guestId, name: claim.claimerName })
    : claim.guestId === contributor.guestId;
}

/** Whether two people have one contribution. */
export function isSameContributor({ hostGuestId }: Pick<ReceiptState, 'hostGuestId'>, a: Person, b: Person): boolean {
  return a.guestId === b.guestId && (a.guestId !== hostGuestId || isSamePerson(a, b));
}

/** The contribution of a person, or of the guest whose name it is. */
export function contributionOf(state: ReceiptState, person: Person): Contribution | undefined {
  return state.contributions.find((each) => isSameContributor(state, each, person));
}

/** The part of a contribution that is used up for good: passed on, settled, or part of what was paid. */
export function usedOf(state: ReceiptState, contribution: Contribution): Cents {
  const paid = state.claims.filter(
    (claim) => claim.status === 'paid' && isOwnClaim(state, { contributor: contribution, claim }),
  );
  const covered = paid.reduce((sum, { coveredCents }) => sum + coveredCents, 0);
  return contribution.passedOnCents + contribution.settledCents + covered;
}

/** What the host paid the restaurant. */
export function paidByHost({ totalCents, contributions }: Pick<ReceiptState, 'totalCents' | 'contributions'>): Cents {
  return totalCents - sumAmounts(contributions);
}

/**
 * The same state with each contribution spread over the unpaid claims of its contributor, the oldest first, and the rest owed to
 * them. A paid claim keeps what was covered of it. Every write ends with this, so no move has to think of it.
 */
export function withCovers(before: ReceiptState): ReceiptState {
  if (before.contributions.length === 0 && before.claims.every(({ coveredCents }) => coveredCents === 0)) return before;
  const state = { ...before, claims: kept(before), contributions: withoutHost(before) };
  const covers = new Map<string, Cents>();
  const spread = state.contributions.map((contribution) => {
    let left = contribution.amountCents - usedOf(state, contribution);
    for (const claim of inOrder(state)) {
      if (claim.status !== 'claimed' || !isOwnClaim(state, { contributor: contribution, claim })) continue;
      const coveredCents = Math.min(Math.max(left, 0), claim.amountCents);
      covers.set(claim.id, coveredCents);
      left -= coveredCents;
    }
    const owedCents = Math.max(left, 0);
    return owedCents === contribution.owedCents ? contribution : { ...contribution, owedCents };
  });
  const claims = state.claims.map((claim) => {
    if (claim.status === 'paid') return claim;
    const coveredCents = covers.get(claim.id) ?? 0;
    return coveredCents === claim.coveredCents ? claim : { ...claim, coveredCents };
  });
  return {
    ...before,
    claims: sameIfUnchanged(before.claims, claims),
    contributions: sameIfUnchanged(before.contributions, spread),
  };
}

/** A list that is another object was changed; a list that is the same object was not. */
function sameIfUnchanged<T>(before: readonly T[], after: readonly T[]): readonly T[] {
  return after.length === before.length && after.every((each, index) => each === before[index]) ? before : after;
}

/** The oldest claims first, and those of one time by their places on the bill: in the same order on a phone as on the server. */
function inOrder({ claims, items }: ReceiptState): readonly ClaimState[] {
  const places = new Map(items.map(({ id }, index) => [id, index]));
  const placeOf = ({ itemId }: ClaimState): number => places.get(itemId) ?? 0;
  const startOf = ({ pieces }: ClaimState): bigint => pieces[0]?.start ?? 0n;
  return claims.toSorted(
    (a, b) =>
      Date.parse(a.createdAt) - Date.parse(b.createdAt) ||
      placeOf(a) - placeOf(b) ||
      (startOf(a) < startOf(b) ? -1 : Number(startOf(a) > startOf(b))),
  );
}

/** The claims, with nothing covered of those that were paid in full: a program from before contributions paid them. */
function kept({ claims, payments }: ReceiptState): readonly ClaimState[] {
  const amounts = new Map(payments.map(({ id, amountCents }) => [id, amountCents]));
  const costs = new Map<string, Cents>();
  for (const { paymentId, amountCents } of claims)
    if (paymentId !== null) costs.set(paymentId, (costs.get(paymentId) ?? 0) + amountCents);
  return claims.map((claim) => {
    const { paymentId, coveredCents } = claim;
    const isInFull = paymentId !== null && amounts.get(paymentId) === costs.get(paymentId);
    return isInFull && coveredCents > 0 ? { ...claim, coveredCents: 0 } : claim;
  });
}

/** The same contributions with those of one guest moved to another one, who may have one already. */
export function withContributorMoved(
  state: Pick<ReceiptState, 'contributions' | 'hostGuestId'>,
  { from, to }: { from: (person: Person) => boolean; to: (person: Person) => Person },
): readonly Contribution[] {
  if (!state.contributions.some(from)) return state.contributions;
  const moved: Contribution[] = [];
  for (const each of state.contributions) {
    const next = from(each) ? { ...each, ...to(each) } : each;
    const index = moved.findIndex((known) => isSameContributor(state, known, next));
    const known = moved[index];
    if (known) moved[index] = added(known, next);
    else moved.push(next);
  }
  return moved;
}

function added(one: Contribution, other: Contribution): Contribution {
  return {
    ...one,
    amountCents: one.amountCents + other.amountCents,
    passedOnCents: one.passedOnCents + other.passedOnCents,
    settledCents: one.settledCents + other.settledCents,
    owedCents: one.owedCents + other.owedCents,
  };
}

/** The same contributions without one of whoever is the host by now, who paid all that nobody else did. */
function withoutHost(state: ReceiptState): readonly Contribution[] {
  return state.contributions.some((each) => isSamePerson(each, hostOf(state)))
    ? state.contributions.filter((each) => !isSamePerson(each, hostOf(state)))
    : state.contributions;
}
