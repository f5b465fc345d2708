import { freePieces, lengthOf, takePieces } from '@fairtab/domain/claims';
import { t } from '@fairtab/domain/language/t';
import type { Cents } from '@fairtab/domain/money';
import { rulerOf, type Bill, type Piece } from '@fairtab/domain/shares';

export type DemoDiner = 'you' | 'maya';

interface Dish {
  readonly name: string;
  readonly priceCents: Cents;
  readonly quantity: number;
  /** Into how many equal parts each unit is shared. A tap takes one part. */
  readonly sharedBy: number;
}

/** A made-up bill. The page says that it is a sample. */
export const DISHES: readonly Dish[] = [
  { name: 'Burrata', priceCents: 18_00, quantity: 1, sharedBy: 2 },
  { name: 'Margherita', priceCents: 17_00, quantity: 1, sharedBy: 1 },
  { name: 'Rigatoni', priceCents: 21_00, quantity: 1, sharedBy: 1 },
  { name: 'Negroni', priceCents: 14_00, quantity: 2, sharedBy: 1 },
  { name: 'Tiramisu', priceCents: 11_00, quantity: 1, sharedBy: 2 },
];
const BILL: Bill = {
  items: DISHES.map((dish) => ({ ...dish, taxClass: 'ordinary', discountCents: 0 })),
  taxCents: 8_43,
  alcoholTaxCents: 0,
  tipCents: 19_00,
  feesCents: 0,
  discountCents: 0,
  totalCents: 122_43,
};
export const DEMO_BILL = BILL;

const ruler = rulerOf(BILL);

export interface DemoClaim {
  readonly diner: DemoDiner;
  readonly dish: number;
  readonly pieces: readonly Piece[];
}

export type DemoClaims = readonly DemoClaim[];

/** What is claimed when the page opens, so that it shows at once what a share is. */
export const FIRST_CLAIMS: DemoClaims = tap(tap([], { diner: 'you', dish: 2 }), { diner: 'maya', dish: 3 });

/** Takes one part of a dish, or gives it back. A dish without a free part stays as it is. */
export function tap(claims: DemoClaims, { diner, dish }: { diner: DemoDiner; dish: number }): DemoClaims {
  const others = claims.filter((claim) => claim.diner !== diner || claim.dish !== dish);
  if (others.length < claims.length) return others;
  const pieces = nextPart(claims, dish);
  return pieces ? [...claims, { diner, dish, pieces }] : claims;
}

/** The dishes Maya would like, the best first. She has had enough after four. */
const WISHES = [3, 2, 0, 4, 1];
const ENOUGH = 4;

/** What Maya taps on her own phone. @returns the same claims when she is done */
export function mayaTaps(claims: DemoClaims): DemoClaims {
  const hers = claims.filter(({ diner }) => diner === 'maya');
  if (hers.length >= ENOUGH) return claims;
  const dish = WISHES.find((wish) => !hers.some((claim) => claim.dish === wish) && nextPart(claims, wish) !== null);
  return dish === undefined ? claims : tap(claims, { diner: 'maya', dish });
}

export function amountOf({ dish, pieces }: DemoClaim): Cents {
  return ruler.amountOf(dish, pieces);
}

/** What all claims of a diner cost with their tax and tip; without a diner, what everybody's cost. */
export function shareOf(claims: DemoClaims, diner?: DemoDiner): Cents {
  return claims
    .filter((claim) => diner === undefined || claim.diner === diner)
    .reduce((sum, claim) => sum + amountOf(claim), 0);
}

export function claimOf(claims: DemoClaims, { diner, dish }: { diner: DemoDiner; dish: number }): DemoClaim | null {
  return claims.find((claim) => claim.diner === diner && claim.dish === dish) ?? null;
}

/** Whether a part of the dish can still be taken. */
export function hasLeft(claims: DemoClaims, dish: number): boolean {
  return nextPart(claims, dish) !== null;
}

/** How a dish is divided: "2 of them, one each", "shared by 2", or nothing to say. */
export function portionText({ quantity, sharedBy }: Dish): string {
  if (sharedBy > 1) return t('shared by {count}', { count: sharedBy });
  return quantity > 1 ? t('1 of {quantity}', { quantity }) : '';
}

function nextPart(claims: DemoClaims, index: number): Piece[] | null {
  const dish = DISHES[index];
  if (!dish) throw new RangeError(`The sample bill has no dish ${index}`);
  const taken = claims.filter((claim) => claim.dish === index).flatMap(({ pieces }) => pieces);
  return takePieces(freePieces(dish.quantity, taken), lengthOf({ units: 1, splitCount: dish.sharedBy }));
}
