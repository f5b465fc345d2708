import { FIRST_CURRENCY, type Cents, type Currency } from '../money';

/** What a host spent, with tax and tip apart. The parts add up to the total: subtotal + tax + tip + fees - discount. */
export interface Spent {
  /** The currency of all amounts. */
  readonly currency: Currency;
  readonly receipts: number;
  readonly subtotalCents: Cents;
  /** With the alcohol tax. */
  readonly taxCents: Cents;
  readonly tipCents: Cents;
  readonly feesCents: Cents;
  readonly discountCents: Cents;
  readonly totalCents: Cents;
  /** The paid claims of other guests. */
  readonly paidBackCents: Cents;
}

/** The receipts of one currency, month, label and restaurant, added up. */
export interface SpentGroup extends Omit<Spent, 'subtotalCents'> {
  /** Like "2026-11", by the day of the meal. */
  readonly month: string;
  readonly label: string;
  readonly restaurantName: string;
}

export interface NamedSpent extends Spent {
  /** A month like "2026-11", a label or a restaurant. The label of receipts without one is empty. */
  readonly name: string;
}

export interface BusinessSummary {
  readonly total: Spent;
  /** The oldest first, only months with receipts. */
  readonly byMonth: readonly NamedSpent[];
  /** The largest total first. */
  readonly byLabel: readonly NamedSpent[];
  /** The largest total first. */
  readonly byRestaurant: readonly NamedSpent[];
}

const NOTHING: Spent = {
  currency: FIRST_CURRENCY,
  receipts: 0,
  subtotalCents: 0,
  taxCents: 0,
  tipCents: 0,
  feesCents: 0,
  discountCents: 0,
  totalCents: 0,
  paidBackCents: 0,
};

/**
 * Adds groups up by month, label and restaurant, for each currency by itself. Names that differ only in case are the same.
 * @param groups the latest first, because the latest spelling of a name is shown
 * @returns the currency with the most receipts first; without receipts one summary of nothing.
 */
export function summariseBusiness(groups: readonly SpentGroup[]): BusinessSummary[] {
  const currencies = new Set(groups.map(({ currency }) => currency));
  if (currencies.size === 0) return [summariseOne([])];
  return [...currencies]
    .map((currency) => summariseOne(groups.filter((group) => group.currency === currency)))
    .sort((a, b) => b.total.receipts - a.total.receipts || (a.total.currency < b.total.currency ? -1 : 1));
}

function summariseOne(groups: readonly SpentGroup[]): BusinessSummary {
  return {
    total: groups.reduce(add, NOTHING),
    byMonth: addUpBy(groups, ({ month }) => month).sort((a, b) => (a.name < b.name ? -1 : 1)),
    byLabel: addUpBy(groups, ({ label }) => label).sort(byTotal),
    byRestaurant: addUpBy(groups, ({ restaurantName }) => restaurantName).sort(byTotal),
  };
}

/** The rest of a total without tax, tip, fees and discount, so that the parts add up also where a bill does not. */
export function subtotalOfSpent(spent: Omit<Spent, 'subtotalCents'>): Cents {
  return spent.totalCents - spent.taxCents - spent.tipCents - spent.feesCents + spent.discountCents;
}

/** The host's own cost: the total without what others paid back. */
export function ownCostOf({ totalCents, paidBackCents }: Pick<Spent, 'totalCents' | 'paidBackCents'>): Cents {
  return totalCents - paidBackCents;
}

function addUpBy(groups: readonly SpentGroup[], nameOf: (group: SpentGroup) => string): NamedSpent[] {
  const sums = new Map<string, NamedSpent>();
  for (const group of groups) {
    const name = nameOf(group);
    const key = name.toLowerCase();
    const known = sums.get(key);
    sums.set(key, { name: known?.name ?? name, ...add(known ?? NOTHING, group) });
  }
  return [...sums.values()];
}

function add(sum: Spent, group: SpentGroup): Spent {
  const { taxCents, tipCents, feesCents, discountCents, totalCents } = group;
  return {
    currency: group.currency,
    receipts: sum.receipts + group.receipts,
    subtotalCents: sum.subtotalCents + subtotalOfSpent(group),
    taxCents: sum.taxCents + taxCents,
    tipCents: sum.tipCents + tipCents,
    feesCents: sum.feesCents + feesCents,
    discountCents: sum.discountCents + discountCents,
    totalCents: sum.totalCents + totalCents,
    paidBackCents: sum.paidBackCents + group.paidBackCents,
  };
}

function byTotal(a: NamedSpent, b: NamedSpent): number {
  return b.totalCents - a.totalCents || (a.name < b.name ? -1 : 1);
}
