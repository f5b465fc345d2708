import { lineCentsOf, type Dish } from './Bill';
import { gap, left, line, right, type PrintedLine } from './PrintedLine';

/** How a register prints its dishes. */
export type DishStyle = keyof typeof STYLES;

export function money(cents: number, dollar = false): string {
  const digits = (Math.abs(cents) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',');
  return `${cents < 0 ? '-' : ''}${dollar ? '$' : ''}${digits}`;
}

/** Prints the dishes, each with its modifiers below it. */
export function printDishes(dishes: readonly Dish[], style: DishStyle): PrintedLine[] {
  const { heading, dish: printed, modifierAt } = STYLES[style];
  return [
    ...heading,
    ...dishes.flatMap((dish, index) => [
      ...printed(dish, index),
      ...dish.modifiers.map(({ name, cents }) =>
        line(left(name, modifierAt), ...(cents > 0 ? [right(money(cents, style === 'dollar'))] : [])),
      ),
    ]),
  ];
}

interface Style {
  readonly heading: readonly PrintedLine[];
  readonly dish: (dish: Dish, index: number) => PrintedLine[];
  /** The indentation of modifiers, as a share of the width. */
  readonly modifierAt: number;
}

const price = (dish: Dish): string => money(lineCentsOf(dish));
const many = (dish: Dish, text: string): PrintedLine[] => (dish.quantity > 1 ? [line(left(text, 0.12))] : []);

const STYLES = {
  front: {
    heading: [],
    dish: (dish) => [line(left(`${dish.quantity} ${dish.name}`), right(price(dish)))],
    modifierAt: 0.12,
  },
  frontOnlyMany: {
    heading: [],
    dish: (dish) => [line(left(dish.quantity > 1 ? `${dish.quantity} ${dish.name}` : dish.name), right(price(dish)))],
    modifierAt: 0.1,
  },
  times: {
    heading: [],
    dish: (dish) => [line(left(`${dish.quantity}x ${dish.name}`), right(money(lineCentsOf(dish), true)))],
    modifierAt: 0.1,
  },
  dollar: {
    heading: [],
    dish: (dish) => [line(left(`${dish.quantity} ${dish.name}`), right(money(lineCentsOf(dish), true)))],
    modifierAt: 0.1,
  },
  plain: {
    heading: [],
    dish: (dish) => [line(left(dish.name), right(price(dish)))],
    modifierAt: 0.06,
  },
  dots: {
    heading: [],
    dish: (dish) => [line(left(`${dish.name} ${'.'.repeat(Math.max(2, 24 - dish.name.length))}`), right(price(dish)))],
    modifierAt: 0.06,
  },
  flag: {
    heading: [],
    dish: (dish) => [line(left(`${dish.quantity} ${dish.name}`), right(price(dish), 0.92), right('T'))],
    modifierAt: 0.12,
  },
  behind: {
    heading: [],
    dish: (dish) => [line(left(dish.quantity > 1 ? `${dish.name} x${dish.quantity}` : dish.name), right(price(dish)))],
    modifierAt: 0.06,
  },
  brackets: {
    heading: [],
    dish: (dish) => [
      line(
        left(dish.quantity > 1 ? `${dish.name} (${dish.quantity} @ ${money(dish.unitCents)})` : dish.name),
        right(price(dish)),
      ),
    ],
    modifierAt: 0.06,
  },
  columns: {
    heading: [line(left('ITEM'), right('QTY', 0.58), right('PRICE', 0.78), right('AMOUNT'))],
    dish: (dish) => [
      line(
        left(dish.name.slice(0, 15)),
        right(String(dish.quantity), 0.58),
        right(money(dish.unitCents), 0.78),
        right(price(dish)),
      ),
    ],
    modifierAt: 0.06,
  },
  countBehind: {
    heading: [line(left('Description'), right('Qty', 0.7), right('Total'))],
    dish: (dish) => [line(left(dish.name), right(String(dish.quantity), 0.7), right(price(dish)))],
    modifierAt: 0.06,
  },
  countAndUnit: {
    heading: [line(left('Qty'), left('Item', 0.12), right('Price', 0.76), right('Total'))],
    dish: (dish) => [
      line(left(String(dish.quantity)), left(dish.name, 0.12), right(money(dish.unitCents), 0.76), right(price(dish))),
    ],
    modifierAt: 0.16,
  },
  unitBelow: {
    heading: [],
    dish: (dish) => [
      line(left(dish.name), right(price(dish))),
      ...many(dish, `${dish.quantity} @ ${money(dish.unitCents)}`),
    ],
    modifierAt: 0.16,
  },
  unitAbove: {
    heading: [],
    dish: (dish) => [
      ...many(dish, `${dish.quantity} @ ${money(dish.unitCents)}`),
      line(left(dish.name), right(price(dish))),
    ],
    modifierAt: 0.16,
  },
  priceBelow: {
    heading: [],
    dish: (dish) => [
      line(left(dish.name)),
      line(left(`${dish.quantity} x ${money(dish.unitCents)}`, 0.1), right(price(dish))),
    ],
    modifierAt: 0.2,
  },
  menuNumber: {
    heading: [],
    dish: (dish) => [line(left(`${dish.number}. ${dish.name}`), right(price(dish)))],
    modifierAt: 0.14,
  },
  countAndMenuNumber: {
    heading: [],
    dish: (dish) => [line(left(`${dish.quantity}`), left(`${dish.number} ${dish.name}`, 0.1), right(price(dish)))],
    modifierAt: 0.16,
  },
  code: {
    heading: [],
    dish: (dish) => [line(left(`${1000 + dish.number * 7} ${dish.name}`), right(price(dish)))],
    modifierAt: 0.14,
  },
  seats: {
    heading: [],
    dish: (dish, index) => [
      ...(index % 3 === 0 ? [line(left(`Seat ${1 + index / 3}`))] : []),
      line(left(`${dish.quantity} ${dish.name}`, 0.05), right(price(dish))),
    ],
    modifierAt: 0.14,
  },
  airy: {
    heading: [],
    dish: (dish) => [line(left(`${dish.quantity}`), left(dish.name, 0.1), right(price(dish))), gap],
    modifierAt: 0.14,
  },
} as const satisfies Record<string, Style>;
