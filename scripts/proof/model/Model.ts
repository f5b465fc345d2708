import type { Dish, Person } from '@fairtab/domain/receipts';
import type { Visibility } from '@fairtab/domain/policy';

/**
 * What a table knows about its bill, kept as simply as possible: whole amounts per line, and for each claim how much it
 * covers, not where on the line it lies. The rules of docs/product/claims.md are written down for it a second time.
 */
export interface Model {
  readonly version: number;
  /** The version that last changed the bill. */
  readonly billVersion: number;
  readonly hostGuestId: string;
  readonly visibility: Visibility;
  readonly isDeleted: boolean;
  readonly items: readonly ModelItem[];
  /** The dishes behind an even split, and among how many; null when the bill is split by item. */
  readonly evenSplit: { readonly people: number; readonly dishes: readonly Dish[] } | null;
  readonly taxCents: number;
  readonly alcoholTaxCents: number;
  readonly tipCents: number;
  readonly feesCents: number;
  readonly discountCents: number;
  readonly claims: readonly ModelClaim[];
  readonly payments: readonly ModelPayment[];
  /** For each household, its guests, and whether each has agreed. */
  readonly households: readonly ReadonlyMap<string, boolean>[];
}

export interface ModelItem extends Dish {
  readonly id: string;
}

export interface ModelClaim {
  readonly id: string;
  readonly itemId: string;
  readonly owner: Person;
  /** In positions of the grid. One unit has GRID of them (domain/shares.ts). */
  readonly length: bigint;
  readonly status: 'claimed' | 'paid' | 'cancelled';
  readonly paymentId: string | null;
  readonly treated: Person | null;
  readonly sharedWith: readonly Person[];
}

export interface ModelPayment {
  readonly id: string;
  readonly payerGuestId: string;
  readonly status: 'reported' | 'confirmed' | 'disputed';
}

export function isSame(a: Person, b: Person): boolean {
  return a.guestId === b.guestId && a.name === b.name;
}

/** Whether one of the two may pay for the other: they are the same, or have agreed to pay together. */
export function payTogether({ households }: Model, one: string | null, other: string): boolean {
  return one === other || (one !== null && households.some((home) => home.get(one) && home.get(other)));
}

export function liveClaims({ claims }: Model, itemId?: string): ModelClaim[] {
  return claims.filter((claim) => claim.status !== 'cancelled' && (itemId === undefined || claim.itemId === itemId));
}

export function claimedOf(model: Model, itemId: string): bigint {
  return liveClaims(model, itemId).reduce((sum, { length }) => sum + length, 0n);
}

/** Everybody who pays for something or had something that is not cancelled. */
export function peopleAt(model: Model): Person[] {
  const people: Person[] = [];
  for (const { owner, treated } of liveClaims(model))
    for (const person of treated ? [treated, owner] : [owner])
      if (!people.some((known) => isSame(known, person))) people.push(person);
  return people;
}

/** What the dishes cost together without their coupons, in cents, also while the bill is split evenly. */
export function dishesCents({ items, evenSplit }: Model): number {
  return (evenSplit?.dishes ?? items).reduce(
    (sum, { priceCents, quantity, discountCents }) => sum + priceCents * quantity - discountCents,
    0,
  );
}

/** What the bill comes to, in cents. Every bill here adds up. */
export function totalCents(model: Model): number {
  const taxes = model.taxCents + model.alcoholTaxCents;
  return dishesCents(model) + taxes + model.tipCents + model.feesCents - model.discountCents;
}

/** Whether the guest owns anything on the receipt, or is named on it. */
export function isNamed({ hostGuestId, claims, payments, households }: Model, guestId: string): boolean {
  return (
    hostGuestId === guestId ||
    households.some((home) => home.has(guestId)) ||
    payments.some(({ payerGuestId }) => payerGuestId === guestId) ||
    claims.some(({ owner, treated, sharedWith }) =>
      [owner, treated, ...sharedWith].some((person) => person?.guestId === guestId),
    )
  );
}
