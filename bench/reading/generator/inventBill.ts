import type { Random } from '@fairtab/domain/testing/random';
import type { Bill, Dish, Extra } from './Bill';
import { KITCHENS, type Kitchen, type KitchenName } from './kitchens';

const STREETS = ['Main Street', 'Broadway', 'Market St', 'Ocean Ave', 'W 5th St', 'Elm Road', 'Harbor Blvd'];
const TOWNS = ['Boston, MA 02110', 'Austin, TX 78701', 'San Diego, CA 92101', 'Chicago, IL 60607', 'Miami FL 33139'];
const PEOPLE = ['Ana', 'Mike', 'JESSICA', 'Tom R', 'Server 12', 'Maria G', 'KEVIN'];

/** What a layout asks of its bills. */
export interface BillWishes {
  readonly kitchen: KitchenName;
  /** Whether a dish had more than once is one line. Without it every line has one. */
  readonly counts: boolean;
  readonly modifiers: boolean;
  /** A dinner of many: a dozen dishes or more, most of them with wishes. */
  readonly isLong?: boolean;
  readonly taxes: readonly { readonly name: string; readonly rate: number }[];
  /** Prices contain this tax, in percent. */
  readonly includedTax?: { readonly name: string; readonly rate: number };
  /** Percent of the dishes. */
  readonly tip?: { readonly name: string; readonly rate: number };
  readonly fee?: { readonly name: string; readonly cents: number };
  readonly discount?: { readonly name: string; readonly rate: number };
  /** A currency without cents: what a dollar's worth costs in it, and of what all prices are multiples. */
  readonly whole?: { readonly perDollar: number; readonly step: number };
}

export function inventBill(wishes: BillWishes, random: Random): Bill {
  const kitchen: Kitchen = KITCHENS[wishes.kitchen];
  const names = new Set(
    Array.from({ length: wishes.isLong ? random.int(20, 60) : random.int(1, random.chance(0.25) ? 14 : 7) }, () =>
      random.pick(kitchen.dishes),
    ),
  );
  const dishes = [...names].map((name) => dishOf({ name, kitchen, wishes, random }));
  const sum = dishes.reduce(
    (total, { quantity, unitCents, modifiers }) =>
      total + quantity * unitCents + modifiers.reduce((more, { cents }) => more + cents, 0),
    0,
  );
  return {
    house: {
      name: random.pick(kitchen.houses),
      street: `${random.int(11, 9899)} ${random.pick(STREETS)}`,
      town: random.pick(TOWNS),
      phone: `(${random.int(201, 989)}) ${random.int(201, 989)}-${random.int(1000, 9999)}`,
    },
    date: { year: random.int(2016, 2025), month: random.int(1, 12), day: random.int(1, 28) },
    time: { hour: random.int(7, 22), minute: random.int(0, 59) },
    server: random.pick(PEOPLE),
    check: random.int(1000, 99999),
    table: random.int(1, 60),
    guests: random.int(1, 8),
    dishes,
    extras: extrasOf(wishes, sum),
  };
}

function dishOf({
  name,
  kitchen,
  wishes,
  random,
}: {
  name: string;
  kitchen: Kitchen;
  wishes: BillWishes;
  random: Random;
}): Dish {
  const [from, to] = kitchen.prices;
  const cents = random.int(from, to);
  const ending = random.pick([0, 25, 50, 75, 95, 99]);
  return {
    name,
    quantity: wishes.counts && random.chance(0.35) ? random.int(2, 5) : 1,
    unitCents: priced(random.chance(0.7) ? Math.floor(cents / 100) * 100 + ending : cents, wishes),
    modifiers: modifiersOf({ kitchen, wishes, random }),
    number: random.int(1, 99),
  };
}

/** A price in dollars as one in the currency of the bill, both in hundredths. */
function priced(cents: number, { whole }: BillWishes): number {
  if (!whole) return cents;
  const steps = Math.round((cents / 100) * (whole.perDollar / whole.step));
  return Math.max(1, steps) * whole.step * 100;
}

function modifiersOf({
  kitchen,
  wishes,
  random,
}: {
  kitchen: Kitchen;
  wishes: BillWishes;
  random: Random;
}): Dish['modifiers'] {
  if (!wishes.modifiers || !random.chance(wishes.isLong ? 0.9 : 0.3)) return [];
  const one = () => ({
    name: random.pick(kitchen.modifiers),
    cents: random.chance(0.35) ? random.pick([50, 75, 100, 150, 200]) : 0,
  });
  return wishes.isLong ? Array.from({ length: random.int(1, 3) }, one) : [one()];
}

function extrasOf({ taxes, includedTax, tip, fee, discount, whole }: BillWishes, sum: number): Extra[] {
  const smallest = whole ? 100 : 1;
  const rounded = (cents: number): number => Math.round(cents / smallest) * smallest;
  const share = (rate: number): number => rounded((sum * rate) / 100);
  const off = discount ? share(discount.rate) : 0;
  return [
    ...(discount ? [{ kind: 'discount' as const, name: discount.name, cents: -off }] : []),
    ...taxes.map(({ name, rate }) => ({ kind: 'tax' as const, name, cents: rounded(((sum - off) * rate) / 100) })),
    ...(fee ? [{ kind: 'fee' as const, name: fee.name, cents: fee.cents }] : []),
    ...(tip ? [{ kind: 'tip' as const, name: tip.name, cents: share(tip.rate) }] : []),
    ...(includedTax
      ? [
          {
            kind: 'included' as const,
            name: includedTax.name,
            cents: rounded(sum - sum / (1 + includedTax.rate / 100)),
          },
        ]
      : []),
  ];
}
