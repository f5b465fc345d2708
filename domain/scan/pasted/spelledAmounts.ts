import { labelOf } from '../text/labels';
import { PER_PIECE, SIGN } from './numberPattern';

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const PRICE = String.raw`\$? ?(?<whole>[\d,]+)\.(?<cents>\d\d)(?!\d)`;

/**
 * A line in which prices that people and menus write in their own ways stand as decimals: "12.-", "12,—", "12€50", "12⁵⁰". Dots that
 * lead from a name to its price are blanks.
 */
export function withSpelledAmounts(line: string): string {
  return line
    .replace(/(?<=[^\s.…])\s*(?:\.{3,}|…+)\s*(?=\P{L}*\p{Nd})/gu, '   ')
    .replace(/(?<number>\p{Nd}[\p{Nd}.,'’]*)[.,:](?:[-−‐‑‒–]{1,2}|—)(?=\s|$)/gu, (_all, number: string) =>
      number.includes('.') ? `${number},00` : `${number}.00`,
    )
    .replace(/(?<![\p{Nd}.,])(\p{Nd}{1,4})([€£$])(\p{Nd}{2})(?![\p{Nd}.,])/gu, '$1.$3 $2')
    .replace(
      /(?<![\p{Nd}.,])(\p{Nd}{1,4})([⁰¹²³⁴-⁹]{2})(?![\p{Nd}⁰¹²³⁴-⁹])/gu,
      (_all, whole: string, raised: string) =>
        `${whole}.${raised.replace(/./gu, (digit) => String(RAISED.indexOf(digit)))}`,
    );
}

const BEGINNING = String.raw`^(?<count>\d{1,2}) ?[x×*]? +(?<name>\D*\p{L}\D*?)`;
const PER = String.raw`\s?\/?\s?${PER_PIECE}`;

/**
 * "2 Beer à 5.00", "2 Beer (5.00 each)", "Beer 5.00 x 2", "Beer 5.00 each (2)": a count, a name and the price of one. What they come to
 * may stand behind it.
 */
const EACH = [
  new RegExp(String.raw`${BEGINNING} +\(?(?:à|@|je|at) ?${PRICE}(?:${PER})?\D*$`, 'iu'),
  new RegExp(String.raw`${BEGINNING}[ ,:–-]+\(?${PRICE}${PER}\)?(?: +\$? ?(?<all>[\d,]+\.\d\d))?$`, 'iu'),
  new RegExp(String.raw`^(?<name>\D*\p{L}\D*?) +${PRICE} ?[x×*] ?(?<count>\d{1,2})$`, 'iu'),
  new RegExp(String.raw`^(?<name>\D*\p{L}\D*?) +${PRICE}${PER} ?\(?[x×*]? ?(?<count>\d{1,2})\)?$`, 'iu'),
];

/** @returns the count, the name and what the line comes to, in hundredths; null for any other line */
export function pricedEach(
  line: string,
): { readonly count: number; readonly name: string; readonly cents: number } | null {
  for (const pattern of EACH) {
    const { count, name = '', whole = '', cents: behind = '', all } = pattern.exec(line.trim())?.groups ?? {};
    const cents = Number(count) * hundredths(whole + behind);
    if (cents > 0 && (all === undefined || hundredths(all) === cents))
      return { count: Number(count), name: name.replace(/ +(?:à|@|je|at)$/i, ''), cents };
  }
  return null;
}

function hundredths(digits: string): number {
  return Number(digits.replace(/\D/g, ''));
}

/** "1 200,00", "1 200円", and a whole amount at the end of a line. */
const GROUPED_BY_BLANKS = new RegExp(
  String.raw`(?<![\p{Nd}.,])(?:[1-9]\p{Nd}{0,2}(?: \p{Nd}{3})+(?=[.,]\p{Nd}{2}(?!\p{Nd})| ?${SIGN}\s*$)|(?<=\p{L}\s+)[1-9]\p{Nd}? \p{Nd}{3}(?=\s*$))`,
  'gu',
);
/** A count before the price of its line: "Beer 2 4,50". */
const COUNT_BEFORE_PRICE = /\p{L}\s+\p{Nd}{1,2}\s+\p{Nd}{1,2}[.,]\p{Nd}{2}(?!\p{Nd})/u;
const A_ROOM = /(?<![\p{Nd}.,])\p{Nd}{3} \p{Nd}{3}[.,]/u;

/** Whether what stands before the price of a line may be its thousands: "Pizza 1 200,00". */
export function mayHaveBlankThousands(line: string): boolean {
  return line.search(GROUPED_BY_BLANKS) >= 0;
}

/**
 * The lines with the thousands of "1 200,00" held together, where a sum of the bill is written so: what stands before "200,00" in
 * the line of a dish may also belong to its name. In a list without a sum it is likelier the thousands than a count that no other
 * line has.
 * @returns null where they are no thousands
 */
export function withBlankThousands(lines: readonly string[]): readonly string[] | null {
  const sums = lines.filter((line) => /\p{Nd}/u.test(line) && isSum(line));
  const areGrouped =
    sums.length > 0
      ? sums.some(mayHaveBlankThousands)
      : lines.some(mayHaveBlankThousands) && !lines.some((line) => COUNT_BEFORE_PRICE.test(line) || A_ROOM.test(line));
  if (!areGrouped) return null;
  return lines.map((line) => line.replace(GROUPED_BY_BLANKS, (number) => number.replaceAll(' ', '\u00A0')));
}

function isSum(line: string): boolean {
  return /total/.test(labelOf(line.replace(/\p{Nd}/gu, '')).label);
}
