import type { Dish, EvenSplit } from '@fairtab/domain/receipts';

/** The classes and coupons of a line that was stored before there were any. */
const PLAIN_LINE = { taxClass: 'ordinary', discountCents: 0 } as const;

/** An even split as it is stored on its receipt's row. */
export interface StoredEvenSplit {
  readonly people: number;
  readonly dishes: readonly (Omit<Dish, keyof typeof PLAIN_LINE> & Partial<Dish>)[];
}

export function evenSplitFromStored({ people, dishes }: StoredEvenSplit): EvenSplit {
  return { people, dishes: dishes.map((dish) => ({ ...PLAIN_LINE, ...dish })) };
}
