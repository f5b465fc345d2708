import type { Cents } from '../../money';
import type { Row } from '../rows/rows';
import type { Word } from '../words';

/** A tip that was written by hand below the amount of a slip. */
export interface HandwrittenTip {
  readonly cents: Cents;
  /** The words of its line and of its number. */
  readonly words: readonly Word[];
}

/** On a photo that can be read, engines are surer than this of printed digits, and mostly less sure of handwriting. */
const PRINTED = 0.95;
/** With less confidence than this, digits are written by hand, even if nothing says that a card was charged. */
const SURELY_WRITTEN = 0.85;
/** The total stands at most so many rows below the tip. */
const NEXT_ROWS = 3;
const TIP = /^\W*(?:add(?:itional|'?l)?\W*)?(?:tip|gratuity|propina)\b/i;
/** A number at the end of a line: "8.00", "$8", "8 00", "8-". Zeros are often read as letters. */
const NUMBER = /(?<![\dA-Za-z.,])[$S]?\s?(?<whole>\d[\dOo]{0,5})(?:[\s.,:;'*-]+(?<decimals>[\dOo]{2}))?[\s.,_-]*$/;
const WITH_POINT = /\d[.,]\d\d$/;
const LETTERS = /[a-z]{2}/i;
/** Words about a card that was charged. */
const CARD = /\b(?:auth\w*|appr\w*|card|visa|master\s?card|amex|american express|discover|debit|credit)\b/i;

/**
 * The tip on a slip: a number beside its label, below the printed amount, with which it makes the number beside the label of
 * the total below it, to the cent. Null when there is none, more than one, or when it is printed.
 * @param isCounted whether the arithmetic of the bill already has it; then more has to say that it is no printed one.
 */
export function handwrittenTipOf({
  rows,
  printedCents,
  isCounted,
}: {
  rows: readonly Row[];
  printedCents: Cents;
  isCounted: boolean;
}): HandwrittenTip | null {
  const found = rows.flatMap((row, at) => {
    if (!isTip(row)) return [];
    const above = rows.slice(0, at);
    const amount = above.findLastIndex(
      (each) => isSum(each) && each.amounts.some(({ cents }) => cents === printedCents),
    );
    const tip = amount < 0 ? null : tipAbove({ row, below: rows.slice(at + 1), printedCents });
    if (!tip || !isReadable(above)) return [];
    const least = Math.min(...tip.written.map(({ confidence }) => confidence));
    const isCharged = above.slice(amount).some(({ text }) => CARD.test(text));
    const isPlain = tip.written.every(({ text }) => WITH_POINT.test(text));
    const isWritten = isCounted && !isCharged ? least < SURELY_WRITTEN : least < PRINTED || !isPlain;
    return isWritten ? [{ cents: tip.cents, words: tip.words }] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** A rate beside a tip is printed, as a suggestion or as a charge. */
function isTip({ label, text, percents }: Row): boolean {
  return (label === 'tip' || (label !== 'suggestedTip' && TIP.test(text))) && percents.length === 0;
}

function isSum({ label }: Row): boolean {
  return label === 'total' || label === 'subtotal' || label === 'tender';
}

/** Whether the engine was sure of most amounts, so that doubtful digits are no matter of the photo. */
function isReadable(rows: readonly Row[]): boolean {
  const confidences = rows
    .flatMap(({ amounts }) => amounts.map(({ words }) => Math.min(1, ...words.map(({ confidence }) => confidence))))
    .sort((a, b) => a - b);
  return (confidences[Math.floor(confidences.length / 2)] ?? 0) >= PRINTED;
}

interface TipAndTotal extends HandwrittenTip {
  /** The words of both numbers. */
  readonly written: readonly Word[];
}

/** The tip of a row that makes the total below it. */
function tipAbove({
  row,
  below,
  printedCents,
}: {
  row: Row;
  below: readonly Row[];
  printedCents: Cents;
}): TipAndTotal | null {
  const at = below.slice(0, NEXT_ROWS).findIndex((each) => each.label === 'total' && !isTip(each));
  const total = at < 0 ? null : numberOf(below[at], below[at + 1]);
  const tip = numberOf(row, below[0]);
  if (!tip || !total) return null;
  const cents = tip.readings.find((each) => each > 0 && total.readings.includes(printedCents + each));
  if (cents === undefined || cents >= printedCents) return null;
  return { cents, words: [...new Set([...row.line.words, ...tip.words])], written: [...tip.words, ...total.words] };
}

interface WrittenNumber {
  readonly words: readonly Word[];
  /** What it may mean, as what is written by hand often has no point. */
  readonly readings: readonly Cents[];
}

/** The number at the end of a row, or alone on the next one, since handwriting does not keep to the line. */
function numberOf(row: Row | undefined, next: Row | undefined): WrittenNumber | null {
  const own = row && numberIn(row);
  if (own) return own;
  return next && !LETTERS.test(next.text) ? numberIn(next) : null;
}

function numberIn({ amounts, text, line }: Row): WrittenNumber | null {
  const amount = amounts.at(-1);
  if (amount) return { words: amount.words, readings: [amount.cents] };
  const { whole, decimals } = NUMBER.exec(text)?.groups ?? {};
  if (whole === undefined) return null;
  const digits = Number(`${whole}${decimals ?? ''}`.replace(/o/gi, '0'));
  const words = line.words.filter((word) => /\d/.test(word.text));
  return { words, readings: decimals === undefined ? [digits, 100 * digits] : [digits] };
}
