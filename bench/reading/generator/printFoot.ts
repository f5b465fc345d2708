import { subtotalOf, totalOf, type Bill } from './Bill';
import { centred, gap, large, left, line, right, type PrintedLine } from './PrintedLine';
import { money } from './printDishes';
import { TAILS, type Foot } from './tails';

export type FootStyle = keyof typeof FEET;

const sum = (name: string, cents: number): PrintedLine => line(left(name), right(money(cents)));
const extras = (bill: Bill): PrintedLine[] =>
  bill.extras.filter(({ kind }) => kind !== 'included').map(({ name, cents }) => sum(name, cents));
const sums = (bill: Bill, [subtotal, total]: readonly [string, string]): PrintedLine[] => [
  gap,
  sum(subtotal, subtotalOf(bill)),
  ...extras(bill),
  large(1.3, left(total), right(money(totalOf(bill)))),
];
const thanks = [gap, centred('Thank You!'), centred('Please come again')];

/** Everything below the dishes. */
export function printFoot(bill: Bill, style: FootStyle): PrintedLine[] {
  return FEET[style].lines(bill);
}

export function hasSubtotal(style: FootStyle): boolean {
  return FEET[style].hasSubtotal;
}

const FEET = {
  plain: { hasSubtotal: true, lines: (bill) => [...sums(bill, ['Subtotal', 'Total']), ...thanks] },
  terse: {
    hasSubtotal: true,
    lines: (bill) => [gap, sum('SUB', subtotalOf(bill)), ...extras(bill), sum('TTL', totalOf(bill))],
  },
  balance: {
    hasSubtotal: true,
    lines: (bill) => [...sums(bill, ['SUB TOTAL:', 'TOTAL DUE:']), gap, sum('Balance Due', totalOf(bill)), ...thanks],
  },
  cash: {
    hasSubtotal: true,
    lines: (bill) => {
      const given = Math.ceil(totalOf(bill) / 1000) * 1000;
      return [
        ...sums(bill, ['SUBTOTAL', 'TOTAL']),
        sum('CASH', given),
        sum('CHANGE', given - totalOf(bill)),
        ...thanks,
      ];
    },
  },
  card: {
    hasSubtotal: true,
    lines: (bill) => [
      ...sums(bill, ['Sub-Total:', 'Total:']),
      gap,
      line(left('VISA'), left('XXXXXXXXXXXX4417', 0.3), right(money(totalOf(bill)))),
      line(left(`Auth: ${10000 + bill.check}`)),
      ...thanks,
    ],
  },
  slip: {
    hasSubtotal: true,
    lines: (bill) => [
      ...sums(bill, ['Subtotal', 'Total']),
      gap,
      centred('CUSTOMER COPY'),
      line(left('Card: XXXX4417'), right('Chip Read')),
      sum('Amount:', totalOf(bill)),
      line(left('+ Tip:'), left('____________', 0.5)),
      line(left('= Total:'), left('____________', 0.5)),
    ],
  },
  suggestions: {
    hasSubtotal: true,
    lines: (bill) => [
      ...sums(bill, ['Subtotal', 'Total']),
      gap,
      centred('Suggested Tip:'),
      ...[15, 18, 20].map((rate) => {
        const tip = Math.round((subtotalOf(bill) * rate) / 100);
        return line(left(`${rate}%`), left(`(Tip $${money(tip)}`, 0.2), right(`Total $${money(totalOf(bill) + tip)})`));
      }),
      ...thanks,
    ],
  },
  departments: {
    hasSubtotal: true,
    lines: (bill) => {
      const drinks = Math.round(subtotalOf(bill) * 0.3);
      return [
        gap,
        sum('Food', subtotalOf(bill) - drinks),
        sum('Beverage', drinks),
        ...sums(bill, ['Subtotal', 'Amount Due']),
      ];
    },
  },
  spanish: {
    hasSubtotal: true,
    lines: (bill) => [...sums(bill, ['Subtotal', 'Total a pagar']), gap, centred('Gracias por su visita')],
  },
  ...TAILS,
  noSubtotal: {
    hasSubtotal: false,
    lines: (bill) => [gap, ...extras(bill), large(1.3, left('TOTAL'), right(money(totalOf(bill)))), ...thanks],
  },
  included: {
    hasSubtotal: false,
    lines: (bill) => [
      gap,
      large(1.3, left('TOTAL'), right(money(totalOf(bill)))),
      sum('CASH', totalOf(bill)),
      ...bill.extras.filter(({ kind }) => kind === 'included').map(({ name, cents }) => sum(name, cents)),
    ],
  },
} as const satisfies Record<string, Foot>;
