import { labelOf } from '../text/labels';

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

/** "2 Beer à 5.00", "2 Beer 5.00 each", "Beer 5.00 x 2": a count, a name and the price of one, and no other amount. */
const EACH = [
  new RegExp(String.raw`^(?<count>\d{1,2}) ?[x×*]? +(?<name>\D*\p{L}\D*?) +(?:à|@|je) ${PRICE}\D*$`, 'iu'),
  new RegExp(
    String.raw`^(?<count>\d{1,2}) ?[x×*]? +(?<name>\D*\p{L}\D*?) +${PRICE} ?(?:each|ea\.?|apiece|c\/u)$`,
    'iu',
  ),
  new RegExp(String.raw`^(?<name>\D*\p{L}\D*?) +${PRICE} ?[x×*] ?(?<count>\d{1,2})$`, 'iu'),
];

/** @returns the count, the name and what the line comes to, in hundredths; null for any other line */
export function pricedEach(
  line: string,
): { readonly count: number; readonly name: string; readonly cents: number } | null {
  for (const pattern of EACH) {
    const { count, name = '', whole = '', cents = '' } = pattern.exec(line.trim())?.groups ?? {};
    if (count !== undefined && Number(count) > 0)
      return { count: Number(count), name, cents: Number(count) * Number(whole.replaceAll(',', '') + cents) };
  }
  return null;
}

const GROUPED_BY_BLANKS = /(?<![\p{Nd}.,])[1-9]\p{Nd}{0,2}(?: \p{Nd}{3})+(?=[.,]\p{Nd}{2}(?!\p{Nd}))/gu;

/**
 * The lines with the thousands of "1 200,00" held together, where a sum of the bill is written so: what stands before "200,00" in
 * the line of a dish may also belong to its name.
 * @returns null where no sum has such thousands
 */
export function withBlankThousands(lines: readonly string[]): readonly string[] | null {
  const isGroupedSum = (line: string): boolean =>
    line.search(GROUPED_BY_BLANKS) >= 0 && /total/.test(labelOf(line.replace(/\p{Nd}/gu, '')).label);
  if (!lines.some(isGroupedSum)) return null;
  return lines.map((line) => line.replace(GROUPED_BY_BLANKS, (number) => number.replaceAll(' ', '\u00A0')));
}
