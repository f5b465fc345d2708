import { freePieces, type ClaimStatus, type Portion } from './claims';
import type { ExchangeRate } from './exchangeRates';
import type { Household } from './households';
import type { Cents, Currency } from './money';
import type { PaymentStatus } from './payments';
import type { Visibility } from './policy';
import type { Bill, BillLine, Piece } from './shares';
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
  /** At which amounts are shown in a second currency too; null when they are not. */
  readonly exchangeRate: ExchangeRate | null;
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

/** The bill is one line that `people` people share. The replaced dishes are kept, to look at and to go back to. */
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
  /** How much of the amount its owner paid the restaurant: domain/bill/contributions.ts. Nobody is asked for that again. */
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
  /** What was given in cash for the amount, when it was rounded to coins: domain/paying/cashRounding.ts. Null when it was the amount. */
  readonly cashCents: Cents | null;
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

/** The claims on an item that are not cancelled, in the order they were made. */
export function liveClaimsOn({ claims }: Pick<ReceiptState, 'claims'>, itemId: string): ClaimState[] {
  return claims.filter((claim) => claim.itemId === itemId && claim.status !== 'cancelled');
}

/** The parts of an item that nobody has a live claim on, from left to right. */
export function freePiecesOf(state: Pick<ReceiptState, 'claims'>, item: Pick<ItemState, 'id' | 'quantity'>): Piece[] {
  const taken = liveClaimsOn(state, item.id).flatMap(({ pieces }) => pieces);
  return freePieces(item.quantity, taken);
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

/** The guest that the contact on a claim is of: who had the part, also while somebody else treats them. */
export function contactOwnerOf({ guestId, treated }: Pick<ClaimState, 'guestId' | 'treated'>): string {
  return treated?.guestId ?? guestId;
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
