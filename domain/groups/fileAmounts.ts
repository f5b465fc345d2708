import { decimalsOf, MAX_CENTS, type Cents, type Currency } from '../money';
import { plainCharacters } from '../text';

/** Amounts are read this much finer than the smallest unit of their currency, so that what has to be rounded is seen. */
const FINER = 10_000;
const FINER_DECIMALS = 4;

/** Digits, with one decimal sign or none. Files have no thousands separators, but spreadsheets write some. */
const UNGROUPED = /^(?<sign>-?)(?<whole>\d{1,10})(?:[.,](?<fraction>\d+))?$/;
const GROUPED =
  /^(?<sign>-?)(?<whole>\d{1,3}(?:(?<separator>[.,' ])\d{3})(?:\k<separator>\d{3})*)(?!\k<separator>)[.,](?<fraction>\d+)$/;

/**
 * Thousands as a spreadsheet writes them, or three decimals. Programs write a decimal point and no zeros behind parts of a cent, so
 * "923.595" dollars are no thousands.
 */
const EITHER = /^-?[1-9]\d{0,2}(?:,\d{3}|\.\d\d0)$/;

/**
 * An amount of a file in parts of a minor unit, FINER of them in one; null for a text that is no amount, and for one that may be two:
 * "1,200".
 */
export function readFileAmount(cell: string, currency: Currency): number | null {
  const text = plainCharacters(cell);
  if (EITHER.test(text) && decimalsOf(currency) < 3) return null;
  const { sign, whole = '', fraction = '' } = (UNGROUPED.exec(text) ?? GROUPED.exec(text))?.groups ?? {};
  if (sign === undefined) return null;
  const digits = fraction.slice(0, decimalsOf(currency) + FINER_DECIMALS);
  const parts = Number(whole.replace(/\D/g, '') + digits.padEnd(decimalsOf(currency) + FINER_DECIMALS, '0'));
  if (parts > MAX_CENTS * FINER) return null;
  return sign === '-' ? 0 - parts : parts;
}

/** Whether the amount has no part of a minor unit. */
export function isWhole(parts: number): boolean {
  return parts % FINER === 0;
}

export function roundedCents(parts: number): Cents {
  return Math.round(parts / FINER) || 0;
}

/**
 * Whole minor units that are nearest to the amounts and add up to zero, when the amounts do so up to a unit for each person: what
 * is missing is given to those whose amount was rounded the other way.
 * @returns null when they are further from zero.
 */
export function balancedCents(parts: readonly number[]): Cents[] | null {
  const cents = parts.map(roundedCents);
  const sum = cents.reduce((total, each) => total + each, 0);
  const involved = parts.flatMap((each, index) => (each === 0 ? [] : [index]));
  if (Math.abs(sum) > involved.length) return null;
  const step = Math.sign(sum);
  const errorOf = (index: number): number => ((cents[index] ?? 0) * FINER - (parts[index] ?? 0)) * step;
  const corrected = involved.toSorted((a, b) => errorOf(b) - errorOf(a)).slice(0, Math.abs(sum));
  return cents.map((each, index) => (corrected.includes(index) ? each - step || 0 : each));
}
