import type { Cents } from '../../money';
import type { AmountReading } from '../text/misreadings';
import type { ExtraKind, ExtraRow } from './extras';
import { isTaxWithin, repeatedTaxes } from './included';
import type { Row } from '../rows/rows';
import { isMaybeHandwritten, paymentsWithTip } from './tips';

/** A row that may be the subtotal or the total, with one reading of it. */
export interface SumReading {
  readonly row: Row;
  /** Its index in the rows of the foot; -1 for a row above them. */
  readonly at: number;
  readonly cents: Cents;
  readonly cost: number;
  /** Whether its amount, or each of those it is the sum of, counts as it was read. */
  readonly isAsRead: boolean;
}

const MAX_READING_COST = 6;
const ROUNDING_SKIP = 1.5;
/** State, county and city taxes together are never more than this share. */
export const MAX_TAX_SHARE = 0.15;
/** Gratuities are about a fifth, and at least this share. */
export const MIN_TIP_SHARE = 0.1;
const COST = {
  otherAmount: 2,
  totalAsSubtotal: 0.5,
  subtotalAsTotal: 3,
  laterSubtotal: 0.3,
  unnamedSubtotal: 1.5,
  tenderAsTotal: 3,
  unnamedTotal: 4.5,
  extraAfterTotal: 3,
  skipAfterTotal: 0.3,
  skipTold: 0.3,
  skipIncluded: 0.1,
  unnamedExtra: 3.5,
  handwritten: 4,
  unnamedTax: 1.5,
  taxAboveSubtotal: 1,
} as const;
const SKIP: Readonly<Record<ExtraKind, number>> = { tax: 4.2, tip: 1.5, fee: 2, discount: 1.5 };
/** The cost of not counting a discount: "You saved 3.00" is not one, but an amount printed with a minus is. */
const SKIP_MINUS = 3;
const EXTRA_KINDS: Readonly<Partial<Record<Row['label'], ExtraKind>>> = {
  tax: 'tax',
  tip: 'tip',
  fee: 'fee',
  discount: 'discount',
};

/** No receipt has more rows for subtotal, extras and total. Bounds the search when a photo has many other lines. */
const MAX_ROWS = 14;

/** All rows that may be the total, with any cost. */
export function totalsOf(foot: readonly Row[]): SumReading[] {
  const withTip = paymentsWithTip(foot);
  return firstRows(foot).flatMap((row, at) => {
    if (row.label === 'total') return sumReadings({ row, at, cost: 0 });
    if (row.label === 'tender')
      return sumReadings({ row, at, cost: withTip.has(row) ? 0 : COST.tenderAsTotal }).slice(0, 1);
    if (row.label === 'subtotal' && foot.slice(0, at).some(({ label }) => label === 'tax')) {
      return sumReadings({ row, at, cost: COST.subtotalAsTotal }).slice(0, 1);
    }
    if (row.label === 'none' || row.label === 'information')
      return sumReadings({ row, at, cost: COST.unnamedTotal }).slice(0, 1);
    return [];
  });
}

export function subtotalsOf(foot: readonly Row[]): SumReading[] {
  return firstRows(foot).flatMap((row, at) => {
    if (row.label === 'subtotal')
      return [
        ...sumReadings({ row, at, cost: laterSubtotals({ foot, at }) * COST.laterSubtotal }),
        ...sumOfParts({ foot, at }),
      ];
    if (row.label === 'total') return sumReadings({ row, at, cost: COST.totalAsSubtotal }).slice(0, 3);
    if (row.label === 'none' && at < 3) return sumReadings({ row, at, cost: COST.unnamedSubtotal }).slice(0, 1);
    return [];
  });
}

/** The foot without the rows beyond MAX_ROWS. */
function firstRows(foot: readonly Row[]): readonly Row[] {
  const priced = foot.flatMap((row, at) => (row.amounts.length > 0 ? [at] : []));
  return foot.slice(0, (priced[MAX_ROWS] ?? foot.length - 1) + 1);
}

function laterSubtotals({ foot, at }: { foot: readonly Row[]; at: number }): number {
  return foot.slice(at + 1).filter(({ label }) => label === 'subtotal').length;
}

/** Adds up subtotals that stand one below the other, such as one for food and one for drinks. */
function sumOfParts({ foot, at }: { foot: readonly Row[]; at: number }): SumReading[] {
  const first = foot.slice(0, at).findLastIndex((row) => row.label !== 'subtotal') + 1;
  const [row, parts] = [foot[at], foot.slice(first, at + 1)];
  if (!row || parts.length < 2) return [];
  const amounts = parts.flatMap((part) => part.amounts.at(-1) ?? []);
  const isWhole = amounts.every(({ readings: [first] }) => first?.cost === 0);
  const cents = amounts.reduce((sum, amount) => sum + amount.cents, 0);
  return [{ row, at, cents, cost: 0.5, isAsRead: isWhole }];
}

/** The last amount of a row is its sum. In a row with several, the last may be the base of a rate. */
function sumReadings({ row, at, cost }: { row: Row; at: number; cost: number }): SumReading[] {
  return readingsOf(row)
    .filter((reading) => reading.cents > 0)
    .map((reading) => ({
      row,
      at,
      cents: reading.cents,
      cost: reading.cost + cost,
      isAsRead: reading.cents === row.amounts.at(-1)?.cents,
    }));
}

function readingsOf(row: Row): AmountReading[] {
  const last = row.amounts.at(-1);
  const others = row.amounts.slice(0, -1).map(({ cents }) => ({ cents, cost: COST.otherAmount }));
  return [...(last?.readings ?? []), ...others].filter(({ cost }) => cost <= MAX_READING_COST);
}

/** The rows that may add to the subtotal to reach the total at `totalAt`. */
export function extraRowsOf({
  foot,
  totalAt,
  subtotal,
  included,
}: {
  foot: readonly Row[];
  totalAt: number;
  subtotal: SumReading | null;
  /** The rows that only say what the total is made of. */
  included: ReadonlySet<Row>;
}): ExtraRow[] {
  const subtotalAt = subtotal?.at ?? -1;
  const greatest = Math.max(1, ...foot.map((row) => row.amounts.at(-1)?.cents ?? 0));
  const repeated = repeatedTaxes(foot);
  const total = foot[totalAt];
  const paidTip = total && paymentsWithTip(foot).get(total)?.tip;
  const sums = { subtotal: subtotal?.cents ?? null, total: total?.amounts.at(-1)?.cents ?? 0 };
  return firstRows(foot).flatMap((row, at) => {
    if (at === totalAt || (row.amounts.length === 0 && row.label !== 'tax')) return [];
    // The subtotal includes lines above it, except a tax.
    if (at < subtotalAt && row.label !== 'tax') return [];
    const after = at > totalAt;
    const extra = withService({ extra: extraRowOf(row), base: subtotal?.cents ?? greatest });
    if (extra) {
      const early = at < subtotalAt;
      const late = row === paidTip ? 0 : after ? COST.extraAfterTotal : early ? COST.taxAboveSubtotal : 0;
      const options = extra.options.map((option) => ({ ...option, cost: option.cost + late }));
      const isTold =
        repeated.has(row) ||
        isTaxWithin({ row, ...sums }) ||
        (after && (row.amounts.length > 1 || INCLUDED_TAX.test(row.rest)));
      const skip = included.has(row) ? COST.skipIncluded : isTold ? COST.skipTold : extra.skip;
      return [{ ...extra, options, skip: early ? 0 : after ? skip * COST.skipAfterTotal : skip }];
    }
    if ((row.label !== 'none' && row.label !== 'information') || after || at < subtotalAt) return [];
    // Only what is taken off makes a total less than its subtotal.
    const isReduced = subtotal !== null && (total?.amounts.at(-1)?.cents ?? Infinity) < subtotal.cents;
    return unnamedExtra({ row, base: subtotal?.cents ?? greatest, isReduced });
  });
}

/** Names of taxes that are included in prices when they stand below the total. */
export const INCLUDED_TAX =
  /\b(?:vat|mwst|ust|iva|tva|gst|btw|moms|kdv|ptu|dph|alv|vsk|afa|incl|inkl|compris|enthalt)|税|부가/i;

/** A service charge is a tip when it is as much as one, else a fee of the restaurant. */
function withService({ extra, base }: { extra: ExtraRow | null; base: Cents }): ExtraRow | null {
  if (!extra || (extra.kind !== 'fee' && extra.kind !== 'tip') || !isForService(extra.row)) return extra;
  const cents = extra.options[0]?.cents ?? 0;
  // A tenth is rounded to a cent.
  return { ...extra, kind: cents + 0.5 >= MIN_TIP_SHARE * base ? 'tip' : 'fee' };
}

/** Whether a charge is called service, and neither tip nor gratuity. A service fee is the restaurant's. */
export function isForService({ rest }: Row): boolean {
  return /serv|svc/i.test(rest) && !/tip|grat|\bfees?\b/i.test(rest);
}

/** Parts of misread labels: "18XTIPS". A rate of about a fifth is a tip's, too: "18%IPS". */
const TIP_LETTERS = /tip|grat|serv/i;

/** An unlabelled line below the subtotal: a tax if the amount fits one, else perhaps a fee or a discount. */
function unnamedExtra({ row, base, isReduced }: { row: Row; base: Cents; isReduced: boolean }): ExtraRow[] {
  const cents = row.amounts.at(-1)?.cents;
  if (cents === undefined) return [];
  const share = cents / base;
  if (share > 0 && share < MAX_TAX_SHARE)
    return [{ row, kind: 'tax', options: [{ cents, cost: COST.unnamedTax }], skip: 0.5 }];
  const isTip = TIP_LETTERS.test(row.rest) || row.percents.some((rate) => rate >= 15 && rate <= 30);
  const charge = isTip ? 'tip' : 'fee';
  const isDiscount = cents < 0 || (isReduced && !isTip);
  const counted = isDiscount ? -Math.abs(cents) : cents;
  return [
    { row, kind: isDiscount ? 'discount' : charge, options: [{ cents: counted, cost: COST.unnamedExtra }], skip: 0.5 },
  ];
}

/** A row labelled tax, tip, fee or discount; null for any other. */
export function extraRowOf(row: Row): ExtraRow | null {
  if (row.label === 'rounding') return roundingOf(row);
  const kind = EXTRA_KINDS[row.label];
  if (!kind) return null;
  const handwritten = row.label === 'tip' && isMaybeHandwritten(row) ? COST.handwritten : 0;
  const options = readingsOf(row)
    .map(({ cents, cost: readingCost }) => ({ cents, cost: readingCost + handwritten }))
    .map(({ cents, cost }) => ({
      cents: kind === 'discount' ? -Math.abs(cents) : Math.abs(cents),
      cost,
    }));
  // A label without an amount adds nothing, but may explain a difference.
  const hasMinus = (row.amounts.at(-1)?.cents ?? 0) < 0;
  const skip = kind === 'discount' && hasMinus ? SKIP_MINUS : SKIP[kind];
  return { row, kind, options, skip: options.length === 0 ? 0 : skip };
}

/** The rounding of a cash register, up or down. Only as read, because a misread one could be any amount. */
function roundingOf(row: Row): ExtraRow | null {
  const cents = row.amounts.at(-1)?.cents;
  if (cents === undefined) return null;
  return { row, kind: cents < 0 ? 'discount' : 'fee', options: [{ cents, cost: 0 }], skip: ROUNDING_SKIP };
}
