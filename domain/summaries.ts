import type { Cents } from './money';
import { sumAmounts, sumSettled } from './owed';
import { freePiecesOf, ownerOf, type ClaimState, type ItemState, type Person, type ReceiptState } from './receipts';
import { extrasOf, linesTotalOf, rulerOf, type Piece, type Ruler } from './shares';

export interface ItemSummary {
  readonly item: ItemState;
  readonly index: number;
  /** Price x quantity, without the line's own discount. */
  readonly lineCents: Cents;
  /** The line without its own discount and with its part of the taxes, tip, fees and discount. */
  readonly shareCents: Cents;
  readonly claims: readonly ClaimState[];
  readonly free: readonly Piece[];
  /** The price of the free pieces with their own part of the extras. */
  readonly unclaimedCents: Cents;
}

/** A person: one name that one guest claims for, or that is treated. */
export interface PersonSummary {
  readonly guestId: string;
  readonly name: string;
  readonly claims: readonly ClaimState[];
  readonly owesCents: Cents;
  readonly paidCents: Cents;
}

export interface ReceiptSummary {
  readonly ruler: Ruler;
  readonly items: readonly ItemSummary[];
  readonly people: readonly PersonSummary[];
  /** The sum of the lines without the discounts of their own. */
  readonly linesCents: Cents;
  /** The sum of the bill's parts: lines + taxes + tip + fees - discount. */
  readonly computedTotalCents: Cents;
  /** Printed total minus computed total; 0 when the bill adds up. It is shown to the host and shared out to nobody. */
  readonly mismatchCents: Cents;
  readonly claimedCents: Cents;
  /** What is paid, what the host had, and what others had who paid the restaurant. */
  readonly paidCents: Cents;
  readonly unclaimedCents: Cents;
  /** total - paid: what is still to come in. */
  readonly remainingCents: Cents;
  /**
   * The part of the total that nobody is asked for: total - claimed - unclaimed. It is zero unless the bill does not add
   * up, or paid claims kept their amount from before an edit.
   */
  readonly gapCents: Cents;
}

/** Computes everything the screens show about a receipt from its stored state. Compute it once per version. */
export function summarise(state: ReceiptState): ReceiptSummary {
  const ruler = rulerOf(state);
  const live = state.claims.filter((claim) => claim.status !== 'cancelled');
  const claimsOf = new Map<string, ClaimState[]>(state.items.map(({ id }) => [id, []]));
  for (const claim of state.claims) claimsOf.get(claim.itemId)?.push(claim);
  const items = state.items.map((item, index): ItemSummary => {
    const claims = claimsOf.get(item.id) ?? [];
    const free = freePiecesOf({ claims }, item);
    return {
      item,
      index,
      lineCents: item.priceCents * item.quantity,
      shareCents: ruler.lineAmount(index),
      claims,
      free,
      unclaimedCents: ruler.amountOf(index, free),
    };
  });
  // An even split must not hide a difference between the dishes and the total.
  const linesCents = linesTotalOf({ items: state.evenSplit?.dishes ?? state.items });
  const computedTotalCents = linesCents + extrasOf(state);
  const claimedCents = sumAmounts(live);
  const paidCents = sumSettled(state, live);
  const unclaimedCents = items.reduce((sum, item) => sum + item.unclaimedCents, 0);
  return {
    ruler,
    items,
    people: peopleOf(state),
    linesCents,
    computedTotalCents,
    mismatchCents: state.totalCents - computedTotalCents,
    claimedCents,
    paidCents,
    unclaimedCents,
    remainingCents: state.totalCents - paidCents,
    gapCents: state.totalCents - claimedCents - unclaimedCents,
  };
}

/**
 * Groups the live claims by guest and name, in the order of their first claims. The same name from two guests is two people, because
 * a name is only a label. Somebody who is treated to everything stays a person, without claims.
 */
export function peopleOf(state: Pick<ReceiptState, 'claims' | 'hostGuestId' | 'hostName'>): PersonSummary[] {
  return ownClaimsOf(state).map(({ person: { guestId, name }, own }) => {
    const paidCents = sumSettled(state, own);
    return { guestId, name, claims: own, owesCents: sumAmounts(own) - paidCents, paidCents };
  });
}

/** The people without what they owe, in the same order. */
export function namesOf(state: Pick<ReceiptState, 'claims'>): Person[] {
  return ownClaimsOf(state).map(({ person }) => person);
}

function ownClaimsOf(state: Pick<ReceiptState, 'claims'>): { person: Person; own: ClaimState[] }[] {
  const claims = state.claims.filter(({ status }) => status !== 'cancelled');
  const groups = new Map<string, { person: Person; own: ClaimState[] }>();
  const groupOf = (person: Person): { own: ClaimState[] } => {
    // An id has no spaces.
    const key = `${person.guestId} ${person.name.toLowerCase()}`;
    const group = groups.get(key) ?? { person, own: [] };
    groups.set(key, group);
    return group;
  };
  // First those who had something, so that a treat changes nobody's place.
  for (const claim of claims) groupOf(claim.treated ?? ownerOf(claim));
  for (const claim of claims) groupOf(ownerOf(claim)).own.push(claim);
  return [...groups.values()];
}
