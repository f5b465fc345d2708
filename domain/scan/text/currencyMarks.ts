import type { Currency } from '../../money';

/** The codes of currencies, each with what receipts write in its place: words, signs, and letters before a dollar sign. */
const MARKS =
  `USD US$, EUR €, GBP £, CHF, CAD CA$, AUD AU$, NZD NZ$, SGD, HKD HK$, TWD NT$, MYR RM, IDR Rp, JPY ¥ ￥ 円, KRW ₩ 원, CNY RMB,
  THB ฿, PHP ₱, VND ₫ VNĐ, INR ₹ Rs, SEK, NOK, DKK, ISK, PLN zł, CZK Kč, HUF Ft, TRY ₺, ILS ₪, BRL R$, MXN MX$, DOP RD$, COP, CLP, ARS,
  UYU, PYG ₲, PEN, CRC ₡, GTQ, ZAR, AED Dhs, SAR, QAR, EGP, NGN ₦, KES KSh`
    .split(/,\s+/)
    .map((marks) => marks.split(' '));

/** Marks that mean something else, too, or often say another total, so that they do not say what a paper is in. */
const ELSEWHERE: ReadonlySet<string> = new Set(['USD', 'US$', 'RM', 'Rs', 'TRY', 'PEN', '원']);
/** What says the currency of a paper away from amounts. Colombia and Chile write "$", but name their tax numbers. */
const PAPERS: Readonly<Record<Currency, RegExp>> = {
  KRW: /\d원/,
  COP: /\bNIT\b/,
  CLP: /\bR\.?U\.?T\b/,
  MYR: /\bSDN\.? ?BHD\b|\bRM ?\d+\.\d\d\b/i,
  BRL: /\bCNPJ\b/,
  MXN: /\bM\.N\./,
  ARS: /\bCUIT\b/,
  PEN: /\bS\/\.? ?\d/,
};
/** The crowns of several countries. */
const CROWNS = 'kr';

const CODE_OF = new Map(MARKS.flatMap((marks) => marks.map((mark) => [mark, marks[0] ?? mark] as const)));
const ALL = [...CODE_OF.keys(), CROWNS];
const WORDS = ALL.filter((mark) => /^\p{L}{2}/u.test(mark) && !mark.endsWith('$')).join('|');
const SIGNS = ALL.filter((mark) => mark.length === 1).join('');
const DOLLARS = ALL.filter((mark) => mark.endsWith('$')).map((mark) => mark.slice(0, -1));

const BEFORE_DOLLAR = new RegExp(String.raw`\b(?:${DOLLARS.join('|')})$`);
const BEFORE = new RegExp(String.raw`(?:[${SIGNS}]|(?<![\p{L}\d])(?:${WORDS})\.?)\s*$`, 'u');
const BEHIND = new RegExp(String.raw`^\s*(?:[${SIGNS}]|(?:${WORDS})(?!\p{L}))`, 'u');
const WORD = new RegExp(String.raw`(?<![\p{L}\d])(?:${WORDS})(?![\p{L}\d])`, 'u');

/** A text that ends where an amount begins, without the currency of the amount: "Total CHF" is "Total". */
export function endsBeforeAmount(text: string, amount: string): string {
  return text.replace(amount.startsWith('$') ? BEFORE_DOLLAR : BEFORE, '');
}

/** A text that begins where an amount ends, without the currency of the amount. */
export function beginsBehindAmount(text: string): string {
  return text.replace(BEHIND, '');
}

/** The code of the currency that a text names with a word, so "RM" is MYR; null when it names none. */
export function codeIn(text: string): Currency | null {
  return CODE_OF.get(WORD.exec(text)?.[0] ?? '') ?? null;
}

const NAMED = MARKS.map((marks): readonly [Currency, RegExp] => {
  const [code = ''] = marks;
  const patterns = marks.filter((mark) => !ELSEWHERE.has(mark)).map(patternOf);
  return [code, new RegExp(patterns.join('|') || '(?!)', 'u')];
});

function patternOf(mark: string): string {
  if (mark.length === 1) return mark;
  const dollars = mark.replace('$', String.raw`\$`);
  return String.raw`(?<![\p{L}\d])${dollars}${dollars === mark ? String.raw`(?![\p{L}\d])` : ''}`;
}

/** The currencies that a paper names, by words and signs that mean nothing else. */
export function currenciesIn(text: string): Currency[] {
  return NAMED.flatMap(([code, pattern]) => (pattern.test(text) || PAPERS[code]?.test(text) === true ? [code] : []));
}
