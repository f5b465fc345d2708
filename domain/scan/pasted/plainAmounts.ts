import type { Cents } from '../../money';
import { readPlainAmount } from '../../readNumber';
import { plainCharacters } from '../../text';
import { labelOf } from '../text/labels';
import { readDate } from '../text/readDate';
import { NARROW, NUMBER, PER_PIECE, SIGN } from './numberPattern';
import { pricedEach, withSpelledAmounts } from './spelledAmounts';

/** Which numbers of a line are amounts: those that have decimals or a currency, or also the whole number at its end. */
export type Amounts = 'marked' | 'wholeToo';

/** What is read before anything is in hundredths: amounts have two decimals. */
const DECIMALS = 2;
const TOKEN = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}#.,/:])(?<before>${SIGN}[ ${NARROW}]?)?(?<number>${NUMBER})(?<after>[ ${NARROW}]?${SIGN}(?![\p{L}]))?`,
  'gu',
);
/** A dash, colon or sign of equality between a name and its price. */
const APART = new RegExp(
  String.raw`(?<=\p{L}\s*)\s[-−‐‑‒–—:=]\s+(?=(?:${SIGN})?[^\p{L}]*\p{Nd}[^\p{L}]*(?:\p{L}{1,3}\W*)?$)`,
  'u',
);
/** What may stand behind the amount at the end of a line: a minus, a flag of the printer, a closing bracket, "each". */
const END = new RegExp(String.raw`^[\s)\-*]*(?:[A-Z]\s*|/?${PER_PIECE}[\s)]*)?$`, 'u');
const OF_EACH = new RegExp(String.raw`^ ?/?${PER_PIECE}`, 'u');
/** A whole number with more digits is a telephone number or the number of an order. */
const MOST_DIGITS = 6;

/**
 * A line with its amounts as receipts print them ("1,234.50"), in whatever digits, groups and currency they were written. The
 * words stay as they are. Numbers that may be anything else stay, too.
 */
export function withPlainAmounts(pasted: string, amounts: Amounts): string {
  const line = withSpelledAmounts(pasted);
  const isDiscount = labelOf(line.replace(/\p{Nd}/gu, '')).label === 'discount';
  // "Negroni - 12.00" is a dash between name and price. That of a discount is its sign.
  const text = isDiscount ? line : line.replace(APART, '  ');
  const isDated = readDate(plainCharacters(text)) !== null;
  const ends = [...text.matchAll(TOKEN)].at(-1)?.index;
  const plain = text.replace(TOKEN, (token: string, ...found: unknown[]) => {
    const { before, number = '', after } = found.at(-1) as Record<string, string | undefined>;
    const at = found.at(-3) as number;
    const isLast = at === ends && END.test(text.slice(at + token.length));
    const isOfOne = /@ ?$/.test(text.slice(0, at)) || OF_EACH.test(text.slice(at + token.length));
    const isSigned = before !== undefined || after !== undefined || isOfOne;
    const isLimited = /^\s*%|^[/:]\p{Nd}/u.test(text.slice(at + token.length));
    if (isLimited) return token;
    const written = plainAmount({ number, isSigned, isLast: isLast && !isDated, amounts, text });
    return written ?? token;
  });
  // All other blanks separate words.
  return withLineTotal(
    plain
      .replace(/\p{Zs}/gu, ' ')
      .replace(/\p{Nd}/gu, asciiDigits)
      .replace(TIMES, 'x'),
  );
}

/** The sign of multiplication beside a count, which bills print as a letter. */
const TIMES = /(?<=^\W*\d{1,2} ?)×(?=\s*\D)|(?<=\s)×(?= ?\d{1,2}(?:\s|$))/g;

/** "2 @ 13.00", "3 x 4.00": a count and the price of one, and no other amount. */
const UNIT_PRICE =
  /^(?<rest>\D*?)(?<![\d.,])(?<count>\d{1,2}) ?(?:[@x×*]|à) ?\$? ?(?<whole>[\d,]+)\.(?<cents>\d\d)(?!\d)(?<behind>\D*)$/iu;

/** Bills print what a line comes to behind the price of one. Where a person left it out, it is added. */
function withLineTotal(line: string): string {
  const each = pricedEach(line);
  if (each) return `${each.count} ${each.name}   ${written(each.cents)}`;
  const { rest, count, whole = '', cents = '', behind } = UNIT_PRICE.exec(line)?.groups ?? {};
  if (count === undefined) return line;
  const lineCents = Number(count) * Number(whole.replaceAll(',', '') + cents);
  return `${rest}${count} @ ${whole}.${cents}${behind}   ${written(lineCents)}`;
}

function asciiDigits(digit: string): string {
  return plainCharacters(digit);
}

function plainAmount({
  number,
  isSigned,
  isLast,
  amounts,
  text,
}: {
  number: string;
  isSigned: boolean;
  isLast: boolean;
  amounts: Amounts;
  text: string;
}): string | null {
  const plain = plainCharacters(number);
  const hasCents = /(?<=\d)[.,٫]\d{2}$/.test(plain);
  const isWhole = /^\d+$/.test(plain);
  const isAmount = hasCents || isSigned || (isLast && (!isWhole || (amounts === 'wholeToo' && isPrice(plain, text))));
  const reading = isAmount ? readPlainAmount(plain, DECIMALS) : null;
  if (!reading || !('cents' in reading)) return null;
  return written(reading.cents);
}

/** An amount as receipts print it, with its thousands grouped: "1,234.50". */
export function written(amountCents: Cents): string {
  return (amountCents / 100).toFixed(DECIMALS).replace(/(?<=\d)(?=(?:\d{3})+\.)/g, ',');
}

/** Whether a whole number at the end of a line may be its price: there is a name, and the number is no telephone's or table's. */
function isPrice(digits: string, text: string): boolean {
  return digits.length <= MOST_DIGITS && /\p{L}{2}/u.test(text) && labelOf(text).label !== 'information';
}

/** A whole amount whose groups may be decimals in a currency that has three: "1.250". */
export function mayHaveThreeDecimals(line: string): boolean {
  return /(?<![\d.,])[1-9]\d{0,2}[.,]\d{3}(?![\d.,])/.test(plainCharacters(line));
}
