import type { Dish, EvenSplit } from '@fairtab/domain/receipts';

/** What a line had before there were tax classes and coupons. Dishes that were stored before then do not say so. */
const PLAIN_LINE = { taxClass: 'ordinary', discountCents: 0 } as const;

/** An even split as it is stored on its receipt's row. */
export interface StoredEvenSplit {
  readonly people: number;
  readonly dishes: readonly (Omit<Dish, keyof typeof PLAIN_LINE> & Partial<Dish>)[];
}

export function evenSplitFromStored({ people, dishes }: StoredEvenSplit): EvenSplit {
  return { people, dishes: dishes.map((dish) => ({ ...PLAIN_LINE, ...dish })) };
}
