import { freePieces, type ClaimStatus, type Portion } from './claims';
import type { Household } from './households';
import type { Cents, Currency } from './money';
import type { PaymentStatus } from './payments';
import type { Visibility } from './policy';
import { extrasOf, linesTotalOf, rulerOf, type Bill, type BillLine, type Piece, type Ruler } from './shares';
import type { PaidMethod, PaymentMethod } from './waysToPay';

export const TIP_PRESETS_PERCENT = [15, 18, 20, 25] as const;

/** One receipt with everything on it, as services load it and every view shows it. */
export interface ReceiptState extends Bill {
  readonly id: string;
  /** Grows by one with every change of anything on the receipt. */
  readonly version: number;
  /** The random id of the write that made this version. Together they identify the state. */
  readonly writeId: string;
  /**
   * The version in which the host last edited the bill. An edit that was made on an older version is refused. 0 while the
   * lines follow one by one: then the total is the printed one.
   */
  readonly billVersion: number;
  readonly hostGuestId: string;
  readonly visibility: Visibility;
  /** When the host deleted it, as ISO time; null for a receipt that is not deleted. */
  readonly deletedAt: string | null;
  /** Set when the bill is split evenly instead of by dish. */
  readonly evenSplit: EvenSplit | null;
  /**
   * The fees are this percentage of the dishes, with up to three decimals, such as 12.5 for a large party; null when they are
   * an amount.
   */
  readonly serviceChargePercent: number | null;
  readonly restaurantName: string;
  /** The host's name at the table. */
  readonly hostName: string;
  readonly description: string;
  /** ISO date of the meal, no time zone. */
  readonly date: string;
  readonly uploadMethod: 'manual' | 'upload';
  /** All amounts on the receipt are in it; nothing is converted. */
  readonly currency: Currency;
  /** Whether everybody who may see the receipt may also see the photos it was read from. */
  readonly photosShared: boolean;
  readonly createdAt: string;
  readonly items: readonly ItemState[];
  /** In the order they were made, cancelled ones included. */
  readonly claims: readonly ClaimState[];
  readonly payments: readonly PaymentState[];
  /** Who pays as one, and who is asked to. */
  readonly households: readonly Household[];
  /** How the host likes to be paid. */
  readonly payTo: readonly PayTo[];
  /** What others than the host paid the restaurant. */
  readonly contributions: readonly Contribution[];
}

/** The bill is one line that so many people share. The replaced dishes are kept, to look at and to go back to. */
export interface EvenSplit {
  readonly people: number;
  readonly dishes: readonly Dish[];
}

/** A line as the host entered it. */
export interface Dish extends BillLine {
  readonly name: string;
  /** What was asked for at no price of its own, such as "No onions". Left out when nothing was. */
  readonly note?: string;
  /** How many people the host expects to share this line; the default of the claim dialog. */
  readonly splitWith: number;
}

export interface ItemState extends Dish {
  readonly id: string;
}

export interface ClaimState extends Portion {
  readonly id: string;
  readonly itemId: string;
  /** The claim owner: the guest that made the claim, and the only diner that may pay or unclaim it. */
  readonly guestId: string;
  readonly claimerName: string;
  /** The contact of the person who had it, also while somebody else treats them. */
  readonly claimerEmail: string | null;
  readonly claimerPhone: string | null;
  readonly pieces: readonly Piece[];
  readonly amountCents: Cents;
  /** How much of the amount its owner paid the restaurant: domain/contributions.ts. Nobody is asked for that again. */
  readonly coveredCents: Cents;
  readonly status: ClaimStatus;
  /** The payment that pays it; set exactly when status is paid. */
  readonly paymentId: string | null;
  /** The person who had it, when the claim owner treats them; null for a claim of one's own. */
  readonly treated: Person | null;
  /** Who was asked to take an equal part of the same line, and has not declined. It keeps nothing free for them. */
  readonly sharedWith: readonly Person[];
  readonly createdAt: string;
}

/** A guest and a name that they claim for. */
export interface Person {
  readonly guestId: string;
  readonly name: string;
}

/**
 * What somebody besides the host paid the restaurant (docs/product/contributions.md). It pays for their own part first, and
 * the host passes on what is more. What nobody is named for, the host paid. Amounts are in minor units of the bill's currency.
 */
export interface Contribution extends Person {
  readonly amountCents: Cents;
  /** What the host has passed on. */
  readonly passedOnCents: Cents;
  /** What was settled together with other receipts. */
  readonly settledCents: Cents;
  /** What the host still has to pass on. It follows from all else, and is kept for the database. */
  readonly owedCents: Cents;
}

export interface PaymentState {
  readonly id: string;
  readonly payerGuestId: string;
  readonly payerName: string;
  /** The money that moves: what its claims cost without what is covered of them. */
  readonly amountCents: Cents;
  readonly method: PaidMethod;
  /** The payer's own handle, sealed, so that the host can tell the payments apart. */
  readonly handle: string | null;
  /** The same id on all receipts that were paid together, with one sum; null when the payment is for this receipt alone. */
  readonly groupId: string | null;
  readonly status: PaymentStatus;
  readonly createdAt: string;
  readonly completedAt: string | null;
}

export interface PayTo {
  readonly method: PaymentMethod;
  readonly handle: string;
}

/** A deleted receipt can be restored for this long, and is then removed. */
export const KEEP_DELETED_MS = 30 * 24 * 60 * 60 * 1000;

/** A reported payment is accepted after this time when the host leaves it alone (docs/product/claims.md). */
export const ACCEPT_PAYMENT_AFTER_MS = 3 * 24 * 60 * 60 * 1000;

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

/** The claims on an item that are not cancelled, in the order they were made. */
export function liveClaimsOn({ claims }: Pick<ReceiptState, 'claims'>, itemId: string): ClaimState[] {
  return claims.filter((claim) => claim.itemId === itemId && claim.status !== 'cancelled');
}

/** The parts of an item that nobody has a live claim on, from left to right. */
export function freePiecesOf(state: Pick<ReceiptState, 'claims'>, item: Pick<ItemState, 'id' | 'quantity'>): Piece[] {
  const taken = liveClaimsOn(state, item.id).flatMap(({ pieces }) => pieces);
  return freePieces(item.quantity, taken);
}

/** Computes everything the screens show about a receipt from its stored state. Compute it once per version. */
export function summarise(state: ReceiptState): ReceiptSummary {
  const ruler = rulerOf(state);
  const live = state.claims.filter((claim) => claim.status !== 'cancelled');
  const items = state.items.map((item, index): ItemSummary => {
    const free = freePiecesOf(state, item);
    return {
      item,
      index,
      lineCents: item.priceCents * item.quantity,
      shareCents: ruler.lineAmount(index),
      claims: state.claims.filter((claim) => claim.itemId === item.id),
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
  return [...groups.values()].map(({ person: { guestId, name }, own }) => {
    const paidCents = sumSettled(state, own);
    return { guestId, name, claims: own, owesCents: sumAmounts(own) - paidCents, paidCents };
  });
}

/** The person who pays for a claim. */
export function ownerOf({ guestId, claimerName: name }: Pick<ClaimState, 'guestId' | 'claimerName'>): Person {
  return { guestId, name };
}

export function hostOf({
  hostGuestId: guestId,
  hostName: name,
}: Pick<ReceiptState, 'hostGuestId' | 'hostName'>): Person {
  return { guestId, name };
}

/** A name is only a label, so the same name of another guest is another person. */
export function isSamePerson(a: Person, b: Person): boolean {
  return a.guestId === b.guestId && a.name.toLowerCase() === b.name.toLowerCase();
}

/**
 * Whether nobody has to pay for a claim any more. The host paid the restaurant, so a claim of the host's own is settled at once
 * (docs/product/claims.md). A claim that the host's device made for somebody else is not.
 */
export function isSettledClaim(
  receipt: Pick<ReceiptState, 'hostGuestId' | 'hostName'>,
  claim: Pick<ClaimState, 'guestId' | 'claimerName' | 'status'>,
): boolean {
  return claim.status === 'paid' || (claim.status === 'claimed' && isSamePerson(ownerOf(claim), hostOf(receipt)));
}

/** What nobody has to pay any more of these claims. */
export function sumSettled(
  receipt: Pick<ReceiptState, 'hostGuestId' | 'hostName'>,
  claims: readonly ClaimState[],
): Cents {
  return claims.reduce(
    (sum, claim) => sum + (isSettledClaim(receipt, claim) ? claim.amountCents : claim.coveredCents),
    0,
  );
}

/** The guest that the contact on a claim is of: who had the part, also while somebody else treats them. */
export function contactOwnerOf({ guestId, treated }: Pick<ClaimState, 'guestId' | 'treated'>): string {
  return treated?.guestId ?? guestId;
}

/**
 * Whether there is something to pay for a claim. A part at no price, a cent that was rounded away, and what its owner paid the
 * restaurant for is claimed and done.
 */
export function isOwed(claim: Pick<ClaimState, 'status' | 'amountCents' | 'coveredCents'>): boolean {
  return claim.status === 'claimed' && dueOf(claim) > 0;
}

/** The money that a claim is paid with. */
export function dueOf({ amountCents, coveredCents }: Pick<ClaimState, 'amountCents' | 'coveredCents'>): Cents {
  return amountCents - coveredCents;
}

/** Whether everything is claimed, and nobody has to pay or to pass on any more. */
export function isSettledReceipt(state: ReceiptState): boolean {
  const live = state.claims.filter(({ status }) => status !== 'cancelled');
  return (
    live.length > 0 &&
    live.every((claim) => isSettledClaim(state, claim) || !isOwed(claim)) &&
    state.items.every((item) => freePiecesOf(state, item).length === 0) &&
    state.contributions.every(({ owedCents }) => owedCents === 0)
  );
}

export function sumAmounts(claims: readonly Pick<ClaimState, 'amountCents'>[]): Cents {
  return claims.reduce((sum, claim) => sum + claim.amountCents, 0);
}

/** The money that these claims are paid with. */
export function sumDue(claims: readonly Pick<ClaimState, 'amountCents' | 'coveredCents'>[]): Cents {
  return claims.reduce((sum, claim) => sum + dueOf(claim), 0);
}

/**
 * A tip preset or a service charge: percent of the dishes, before tax and before any discount, rounded half up to a cent
 * (docs/product/bill.md).
 * @param bill.percent with up to three decimals
 */
export function percentOfDishes({ dishesCents, percent }: { dishesCents: Cents; percent: number }): Cents {
  // A half cent is exact in thousandths of a percent. 12.345 as a number of JavaScript is not.
  return Math.floor((dishesCents * Math.round(percent * 1000) + 50_000) / 100_000);
}

/** The sum of price x quantity, from which tip presets and service charges are taken. */
export function dishesTotalOf(dishes: readonly Pick<BillLine, 'priceCents' | 'quantity'>[]): Cents {
  return dishes.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
}
