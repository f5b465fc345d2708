import { showNumber } from '../language/format';
import { t } from '../language/t';
import { displayMoney, type Cents, type Currency } from '../money';
import { plainNumber, readPlainAmount } from '../readNumber';
import { MAX_QUANTITY, MAX_SPLIT } from '../shares';

/** A measure is counted in thousandths, so that it is exact. */
const DECIMALS = 3;
const THOUSAND = 10 ** DECIMALS;

/** The amount and quantity of a line as a host enters them. */
export interface EnteredLine {
  /** The price of one unit, or of the whole line. */
  readonly amountCents: Cents;
  /** A count, or a measure such as 2.5 with up to three decimals. */
  readonly quantity: number;
  /** Whether the amount is what the whole line costs, as a bill prints it. */
  readonly isLineTotal: boolean;
}

/** A line as the bill keeps it (docs/decisions/0068-a-line-by-its-total.md). */
export interface BilledLine {
  readonly priceCents: Cents;
  readonly quantity: number;
  /** Into how many equal parts each unit is expected to be split. */
  readonly splitWith: number;
  /** What was entered, when the bill keeps one unit for it: "2.5 × $12.00", "3 for $10.00". Empty otherwise. */
  readonly printed: string;
}

/**
 * A quantity as people type it: "2", "2.5", "0,5", digits of any script, up to three decimals.
 * @returns null when the text is no quantity above 0 and up to 999
 */
export function readMeasure(typed: string): number | null {
  const reading = readPlainAmount(plainNumber(typed), DECIMALS);
  if (reading === null) return null;
  // More than 999 is no quantity, so "1,500" has one meaning here. Nobody needs the zeros of "1,000" for one piece.
  const thousandths = 'cents' in reading ? reading.cents : Math.min(...reading.either);
  if ('either' in reading && thousandths % THOUSAND === 0) return null;
  return thousandths > 0 && thousandths <= MAX_QUANTITY * THOUSAND ? thousandths / THOUSAND : null;
}

/** What a line costs before its coupon. A measure times a price is rounded half up, as scales do. */
export function lineCentsOf({ amountCents, quantity, isLineTotal }: EnteredLine): Cents {
  if (isLineTotal) return amountCents;
  if (Number.isInteger(quantity)) return amountCents * quantity;
  const thousandths = BigInt(Math.round(quantity * THOUSAND)) * BigInt(amountCents);
  return Number((2n * thousandths + BigInt(THOUSAND)) / BigInt(2 * THOUSAND));
}

/**
 * The line that the bill keeps. A total that no price of one makes, and a measure, become one unit that costs the whole line,
 * so that people share it exactly as any single dish. Three beers for 10.00 are offered
 * as a dish to be shared in three parts.
 */
export function billedLine(
  entered: EnteredLine,
  { splitWith, currency }: { splitWith: number; currency: Currency },
): BilledLine {
  const { quantity } = entered;
  const isCount = Number.isInteger(quantity);
  const priceCents = lineCentsOf(entered);
  if (isCount && priceCents % quantity === 0)
    return { priceCents: priceCents / quantity, quantity, splitWith, printed: '' };
  const parts = isCount ? quantity * splitWith : splitWith;
  return {
    priceCents,
    quantity: 1,
    splitWith: parts <= MAX_SPLIT ? parts : splitWith,
    printed: amountText(entered, currency),
  };
}

/** What was entered stands before what was asked for with the line, in its note. */
export function noteWith<Note extends string | undefined>(printed: string, note: Note): string | Note {
  return printed === '' ? note : [printed, note].filter(Boolean).join(' · ');
}

/** How the amount of a line is written: "3 × $5.00", "2.5 × $12.00", "3 for $10.00". */
export function amountText({ amountCents, quantity: units, isLineTotal }: EnteredLine, currency: Currency): string {
  const quantity = showNumber(units);
  const amount = displayMoney(amountCents, currency);
  return isLineTotal
    ? t('{quantity} for {amount}', { quantity, amount })
    : t('{quantity} × {amount}', { quantity, amount });
}
