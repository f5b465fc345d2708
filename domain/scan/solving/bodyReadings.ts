import type { Cents } from '../../money';
import { candidatesOf, type Candidate } from './candidates';
import type { ExtraRow } from './extras';
import { extraRowOf, subtotalsOf, type SumReading } from './foot';
import { mayBeDepartment } from '../text/labels';
import { isAmountOnly, isNamedAfterLabel, type Row } from '../rows/rows';
import type { Sections } from './sections';

const MOVED_TO_EXTRAS = 0.5;
const IMPLIED_SUBTOTAL = 1;
const NAMED_AFTER_LABEL = 1;
const SUM_OF_DEPARTMENTS = 0.5;

/** One assumption about which lines are items. */
export interface BodyReading {
  readonly body: readonly Row[];
  /** Tips and fees in the body that count as if they stood below it. */
  readonly moved: readonly ExtraRow[];
  readonly implied: SumReading | null;
  readonly foot: readonly Row[];
  readonly cost: number;
}

/**
 * All assumptions: the body may contain a fee or tip among its lines, a dish whose name has the word of a label, and end
 * with an unlabelled subtotal.
 */
export function readingsOfBody({ body, foot }: Sections): BodyReading[] {
  const plain = { body, moved: [], implied: null, foot, cost: 0 };
  const charges = body
    .filter((row) => row.label === 'tip' || row.label === 'fee')
    .flatMap((row) => extraRowOf(row) ?? []);
  const withoutCharges = body.filter((row) => !charges.some((charge) => charge.row === row));
  const moved = { ...plain, body: withoutCharges, moved: charges, cost: MOVED_TO_EXTRAS };
  const dishes = body.map((row) => (isNamedAfterLabel(row) ? { ...row, label: 'none' as const } : row));
  const named = { ...plain, body: dishes, cost: NAMED_AFTER_LABEL };
  return [
    plain,
    ...(charges.length > 0 ? [moved] : []),
    ...(body.some(isNamedAfterLabel) ? [named] : []),
    ...unlabelledSubtotal(plain),
    ...sumOfDepartments(plain),
    ...(charges.length > 0 ? [...unlabelledSubtotal(moved), ...sumOfDepartments(moved)] : []),
    ...subtotalAboveDiscounts(plain),
  ];
}

/** "Items 42.00, Reward -4.20, Tax": an unlabelled sum that discounts follow. */
function subtotalAboveDiscounts(reading: BodyReading): BodyReading[] {
  const priced = reading.body.filter((row) => row.amounts.length > 0);
  const taken = priced.slice(priced.findLastIndex((row) => row.label !== 'discount') + 1);
  if (taken.length === 0) return [];
  const moved = taken.flatMap((row) => extraRowOf(row) ?? []);
  const body = reading.body.filter((row) => !taken.includes(row));
  return unlabelledSubtotal({ ...reading, body, moved });
}

/** The last line of the body as the sum of those above it. */
function unlabelledSubtotal(reading: BodyReading): BodyReading[] {
  const { body } = reading;
  const last = body.findLastIndex((row) => row.amounts.length > 0);
  const row = body[last];
  const cents = row?.amounts.at(-1)?.cents ?? 0;
  return row && cents > 0 && last > 0
    ? [{ ...reading, body: body.slice(0, last), implied: impliedSubtotal(row, cents) }]
    : [];
}

/** "Food 39.98, Liquor 18.00": several sums of departments below the dishes are a subtotal together. */
function sumOfDepartments(reading: BodyReading): BodyReading[] {
  const { body } = reading;
  const priced = body.filter((row) => row.amounts.length > 0);
  const dishes = priced.slice(0, priced.findLastIndex((row) => !mayBeDepartment(row.rest)) + 1);
  const [first, ...others] = priced.slice(dishes.length);
  const last = others.at(-1);
  if (!first || !last || dishes.length === 0) return [];
  const cents = [first, ...others].reduce((sum, row) => sum + (row.amounts.at(-1)?.cents ?? 0), 0);
  const implied = { row: last, at: -1, cents, cost: SUM_OF_DEPARTMENTS, isAsRead: true };
  return [{ ...reading, body: body.slice(0, body.indexOf(first)), implied }];
}

function impliedSubtotal(row: Row, cents: Cents): SumReading {
  return { row, at: -1, cents, cost: impliedCost(row), isAsRead: true };
}

function impliedCost(row: Row): number {
  if (isAmountOnly(row)) return IMPLIED_SUBTOTAL;
  return row.label === 'information' || mayBeDepartment(row.rest) ? IMPLIED_SUBTOTAL : 3 * IMPLIED_SUBTOTAL;
}

/** A subtotal, and the lines above it that add up to it. */
export interface Sums {
  readonly reading: BodyReading;
  readonly subtotals: readonly (SumReading | null)[];
  readonly subtotalAt: number;
  readonly candidates: readonly Candidate[];
}

/** Every row that may be the subtotal, and the case without one. */
export function sumsOf(reading: BodyReading): Sums[] {
  const { body, foot, implied } = reading;
  const sums = { reading, subtotalAt: -1, candidates: candidatesOf(body) };
  if (implied) return [{ ...sums, subtotals: [implied] }];
  const below = [...groupedByRow(subtotalsOf(foot))].map(([at, subtotals]) => ({
    reading,
    subtotals,
    subtotalAt: at,
    // The discounts after the first subtotal are lines of the second one.
    candidates: at === 0 ? sums.candidates : candidatesOf([...body, ...foot.slice(0, at)]),
  }));
  return [{ ...sums, subtotals: [null] }, ...below];
}

/** The readings of sums, grouped by their row. */
export function groupedByRow(totals: readonly SumReading[]): Map<number, SumReading[]> {
  const groups = new Map<number, SumReading[]>();
  for (const total of totals) groups.set(total.at, [...(groups.get(total.at) ?? []), total]);
  return groups;
}
