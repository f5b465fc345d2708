import type { Currency } from '../money';
import { heightOf } from './lines/geometry';
import { linesOf } from './lines/lines';
import { currenciesIn } from './text/currencyMarks';
import type { Page, Word } from './words';

/** Currencies whose cents nobody prints. */
const WITHOUT_CENTS: ReadonlySet<Currency> = new Set([
  'JPY',
  'KRW',
  'VND',
  'PYG',
  'COP',
  'CLP',
  'ISK',
  'IDR',
  'HUF',
  'CRC',
]);
/** A currency behind its amount, as a word of its own: "600 Ft". */
const CODE = /^(?:Ft|kr|Rp|[A-Z]{3}|[đ₫원円])\.?$/;

const SIGN = '[$¥￥₩₫₲€£]';
/** An amount with decimals: such a receipt has no whole amounts. */
const WITH_DECIMALS = /\d[.,·]\d{2}(?!\d)/;
/** "25.07.2023", "2024.07.10.": a day, which has no decimals. */
const DAY = /(?:20\d\d|\d{1,2})\.\d{1,2}\.\d{1,4}/g;
const GROUPED = new RegExp(`^-?${SIGN}? ?\\d{1,3}(?:[.,'’]\\d{3})+[-원円₫]?$`);
const SIGNED = new RegExp(`^-?(?:${SIGN}-?\\d{2,6}|\\d{2,6}[원円₫])-?$`);
const DIGITS = /^-?\d{2,6}$/;
const THREE_DIGITS = /^-?\d{3}$/;
/** Currencies that touch their amount: "JPY14,630", "6563Ft". */
const MARK_BEFORE = /^(?:JPY|KRW|VND|PYG|COP|CLP|ISK|IDR|HUF|CRC|Rp\.?)(?=\d)/;
const MARK_BEHIND = /(?:Ft|kr|đ)\.?$/;
/** A word behind a number in an address: "30, 101 Reykjavik". */
const NAME = /^\p{L}{4}/u;

/** Fewer amounts may be a number of something else, such as a table's, where no currency without cents is named. */
const MIN_AMOUNTS = 2;
/** How far from another price a price may end, in pixels for each pixel of the photo's width. */
const SAME_EDGE = 0.02;

/** The currency that a receipt names; null when it names none or several. */
export function currencyOnPaper(pages: readonly Page[]): Currency | null {
  const text = pages.flatMap(({ words }) => words.map((word) => word.text)).join(' ');
  const [named = null, ...others] = currenciesIn(text);
  return others.length === 0 ? named : null;
}

/**
 * Receipts in yen, won or pesos have whole amounts: "1,200", "28.000", "¥600". Everything behind this reads amounts with two
 * decimals, so they get them here. A receipt with an amount that has decimals stays as it is.
 */
export function withDecimals(photos: readonly Page[]): readonly Page[] {
  if (photos.some(({ words: seen }) => seen.some(({ text }) => WITH_DECIMALS.test(text.replace(DAY, '')))))
    return photos;
  const currency = currencyOnPaper(photos);
  const isWithoutCents = currency !== null && WITHOUT_CENTS.has(currency);
  const pages = isWithoutCents ? photos.map(withThousands) : photos;
  const certain = new Set(pages.flatMap(certainOn));
  if (certain.size < (isWithoutCents ? 1 : MIN_AMOUNTS)) return photos;
  return pages.map((page) => {
    const whole = page.words.filter((word) => certain.has(word));
    const top = Math.min(...whole.map(({ polygon: [upper] }) => upper.y));
    const isInColumn = (word: Word): boolean =>
      whole.some((other) => Math.abs(rightOf(other) - rightOf(word)) <= SAME_EDGE * page.width);
    const last = new Set(
      linesOf(page).flatMap(({ words: onLine }) => onLine.filter(({ text }) => !CODE.test(text)).slice(-1)),
    );
    // Above the first price, a shorter or longer number is that of a table or a check.
    const isPrice = ({ text, polygon: [upper] }: Word): boolean =>
      upper.y > top ? DIGITS.test(text) : THREE_DIGITS.test(text);
    const isAmount = (word: Word): boolean =>
      certain.has(word) || (last.has(word) && isPrice(word) && isInColumn(word));
    return { ...page, words: page.words.map((word) => (isAmount(word) ? decimal(word) : withoutPoint(word))) };
  });
}

/** "Vaci utca 8.": no price without its decimals, on a paper that has none. */
function withoutPoint(word: Word): Word {
  return /^\d{1,4}\.$/.test(word.text) ? { ...word, text: word.text.slice(0, -1) } : word;
}

/** The words that are amounts wherever they stand: grouped or with a currency, and no part of an address. */
function certainOn(page: Page): Word[] {
  return linesOf(page).flatMap(({ words }) =>
    words.filter((word, at) => {
      const [before, next] = [words[at - 1], words[at + 1]];
      const hasMark = MARK_BEHIND.test(next?.text ?? '') || MARK_BEFORE.test(`${before?.text ?? ''}0`);
      const isMarked = DIGITS.test(word.text) && hasMark;
      return (isMarked || isWhole(word)) && (at === 0 || next === undefined || !NAME.test(next.text));
    }),
  );
}

/** How far the groups of one amount stand apart, in heights of the text. Columns are further apart. */
const BLANK = 0.7;
const FIRST_GROUP = new RegExp(`^-?${SIGN}?[1-9]\\d{0,2}(?:,\\d{3})*$`);
const NEXT_GROUP = /^\d{3}[원円₫]?$/;

/** A page on which "1 250" is one word, as in countries that write thousands with a blank. */
function withThousands(page: Page): Page {
  const words = linesOf(page).flatMap((line) => line.words.reduce<Word[]>(joinedTo, []));
  return words.length === page.words.length ? page : { ...page, words };
}

function joinedTo(before: Word[], word: Word): Word[] {
  const left = before.at(-1);
  const isGroup = left && FIRST_GROUP.test(left.text) && NEXT_GROUP.test(word.text);
  if (!left || !isGroup || word.polygon[0].x - left.polygon[1].x > BLANK * heightOf(word.polygon))
    return [...before, word];
  const polygon = [left.polygon[0], word.polygon[1], word.polygon[2], left.polygon[3]] as const;
  const confidence = Math.min(left.confidence, word.confidence);
  return [...before.slice(0, -1), { text: `${left.text},${word.text}`, confidence, polygon }];
}

/** "2x22,000", "@7.000": how many of a price the engine read as one word with it. */
const TIMES = /^(?:\d{1,2} ?[xX×*@]|@)(?=\d)/;

const isWhole = ({ text }: Word): boolean => {
  const bare = withoutMarks(text);
  const amount = bare.replace(TIMES, '');
  return GROUPED.test(amount) || SIGNED.test(amount) || (bare !== text && DIGITS.test(bare));
};

function withoutMarks(text: string): string {
  return text.replace(MARK_BEFORE, '').replace(MARK_BEHIND, '');
}

function decimal({ alternatives, ...word }: Word): Word {
  const others = alternatives?.map((other) => ({ ...other, text: decimalText(other.text) }));
  return { ...word, text: decimalText(word.text), ...(others && { alternatives: others }) };
}

function decimalText(marked: string): string {
  const printed = withoutMarks(marked);
  const times = TIMES.exec(printed)?.[0] ?? '';
  const text = printed.slice(times.length);
  const isMinus = /^-|-$/.test(text);
  return `${times}${isMinus ? '-' : ''}${text.replace(/\D/g, '').replace(/(?<=\d)(?=(?:\d{3})+$)/g, ',')}.00`;
}

function rightOf({ polygon: [, upper, lower] }: Word): number {
  return (upper.x + lower.x) / 2;
}
