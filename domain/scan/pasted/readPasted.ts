import type { Cents, Currency } from '../../money';
import type { Read, ScannedBill, ScannedItem } from '../bill';
import { doubtsOf } from '../result/doubts';
import { readBill, type ReadBill } from '../readBill';
import { joinPages } from '../rows/pages';
import { rowsOf, type Row } from '../rows/rows';
import { currencyOnPaper } from '../wholeAmounts';
import type { Page } from '../words';
import { lineAt, linesOfPage, pageOfText } from './pastedLines';
import { mayHaveThreeDecimals, withPlainAmounts, written, type Amounts } from './plainAmounts';
import { withoutMeasures } from './measures';
import { withMinusBehind, withPlainSigns } from './plainSigns';
import { mayHaveBlankThousands, withBlankThousands } from './spelledAmounts';

const WITH_DECIMALS = /\p{Nd}[.,٫]\p{Nd}{1,2}(?![\p{Nd}.,])/u;
const SUMS: ReadonlySet<Row['label']> = new Set(['subtotal', 'total']);

/**
 * Makes a bill of a text that somebody pasted: a line each for what was had, an e-mail's receipt, a delivery order. The words are
 * exact, so no digit is ever taken for another one. A list without a sum is read line by line, and its total is calculated.
 * @param page the text as pageOfText lays it out
 * @param today ISO date; later dates are misread
 */
export function readPasted({ page, today }: { page: Page; today: string | null }): ReadBill {
  const lines = linesOfPage(page);
  const currency = currencyOnPaper([page]);
  const { lines: unmeasured, restored } = withoutMeasures(lines);
  const signed = withPlainSigns(unmeasured);
  const ways = [withBlankThousands(signed), signed, unmeasured.map(withMinusBehind)].filter((way) => way !== null);
  const different = ways.filter((way, at) => ways.findIndex((other) => String(other) === String(way)) === at);
  const texts = different.flatMap(plainTexts);
  let best: ReadBill | null = null;
  for (const plain of texts) {
    const reading = readingOf({ lines, plain, restored, currency, today });
    if (best === null || worth(reading) > worth(best)) best = reading;
    if (isWhole(reading)) break;
  }
  return best ?? { ok: false, reason: 'notAReceipt' };
}

/** Whether the sums close and no line is left over, so that nothing else is understood better. */
function isWhole(reading: ReadBill): boolean {
  return reading.ok && reading.bill.balanced && reading.bill.lines?.every(({ isRead }) => isRead) === true;
}

/** The ways in which the amounts of the lines can be understood, the likeliest first. */
function plainTexts(lines: readonly string[]): (readonly string[])[] {
  const [marked = [], whole = []] = AMOUNTS.map((amounts) => lines.map((line) => withPlainAmounts(line, amounts)));
  // Where no amount has decimals, all are whole. Where some have, a whole number may be one of something else.
  return !WITH_DECIMALS.test(lines.join('\n')) || String(marked) === String(whole) ? [whole] : [marked, whole];
}

const AMOUNTS: readonly Amounts[] = ['marked', 'wholeToo'];

/** Sums that close are the best evidence, and then more lines that were understood. */
function worth(reading: ReadBill): number {
  if (!reading.ok) return -1;
  const { balanced, lines = [] } = reading.bill;
  return (balanced ? lines.length : 0) + lines.filter(({ isRead }) => isRead).length;
}

function readingOf({
  lines,
  plain,
  restored,
  currency,
  today,
}: {
  /** As they were pasted. */
  lines: readonly string[];
  /** The same, with plain amounts and without measures. */
  plain: readonly string[];
  /** A text of those with its measures. */
  restored: (text: string) => string;
  currency: Currency | null;
  today: string | null;
}): ReadBill {
  const page = pageOfText(plain);
  const rows = rowsOf(joinPages([page]).lines);
  const sum = rows.some((row) => SUMS.has(row.label) && row.amounts.length > 0) ? null : sumOf(rows);
  // With another reading of its minuses a bill comes to something.
  if (sum !== null && sum <= 0) return { ok: false, reason: 'notAReceipt' };
  const below = [
    ...(sum === null ? [] : [`Total ${written(sum)}`]),
    // The order of day and month follows the currency, whose sign is not in the plain lines.
    ...(currency === null ? [] : [currency]),
  ];
  const read = readBill({ pages: [pageOfText([...plain, ...below])], today, fewestWords: 1 });
  if (!read.ok) return read;
  const isUnclear = currency === null && lines.some(mayHaveThreeDecimals);
  const hasSum = sum === null;
  // Where no sum decides it, the host does.
  const guessed = new Set(hasSum ? [] : lines.flatMap((line, at) => (mayHaveBlankThousands(line) ? [at] : [])));
  const bill = withTexts(checked({ bill: read.bill, rows, hasSum, isUnclear, guessed }), restored);
  return { ok: true, bill: { ...bill, currency, lines: linesRead(lines, bill) } };
}

function withTexts(bill: ScannedBill, restored: (text: string) => string): ScannedBill {
  const { restaurantName: at, charges, items } = bill;
  return {
    ...bill,
    restaurantName: at && { ...at, value: restored(at.value) },
    items: items.map((item) => ({
      ...item,
      name: restored(item.name),
      ...(item.note !== undefined && { note: restored(item.note) }),
    })),
    ...(charges && { charges: charges.map((charge) => ({ ...charge, name: restored(charge.name) })) }),
  };
}

/** What the lines of a list without a sum come to, with the tax, tip, fees and discounts among them. */
function sumOf(rows: readonly Row[]): Cents {
  return rows.reduce((sum, row) => {
    const cents = row.amounts.at(-1)?.cents ?? 0;
    if (row.label === 'discount') return sum - Math.abs(cents);
    return ['none', 'tax', 'tip', 'fee'].includes(row.label) ? sum + cents : sum;
  }, 0);
}

/**
 * A bill of a text is only sure when each of its amounts is written on its own line. A total that nobody wrote is a calculated
 * one. A count that does not divide its line stays in the name.
 */
function checked({
  bill,
  rows,
  hasSum,
  isUnclear,
  guessed,
}: {
  bill: ScannedBill;
  rows: readonly Row[];
  hasSum: boolean;
  /** Whether the groups of an amount may be its decimals. */
  isUnclear: boolean;
  /** The lines whose amount may be another one. */
  guessed: ReadonlySet<number>;
}): ScannedBill {
  const written = amountsByLine(rows);
  const items = bill.items.map((item) => withCount(item, rows));
  const isGuess = (item: ScannedItem): boolean => [...linesOfBoxes(item.boxes)].some((line) => guessed.has(line));
  const wrong = items.findIndex((item) => !isWritten(item, written) || isGuess(item));
  const total = hasSum ? bill.total : calculated(bill.total);
  const balanced = bill.balanced && hasSum && wrong < 0 && !isUnclear;
  const { doubts: before, advice: _, ...read } = { ...bill, items, total, balanced };
  const doubts = [...doubtsOf(read), ...before.filter((doubt) => doubt.isHandwrittenTip)];
  const isGuessed = wrong >= 0 && !doubts.some(({ kind }) => kind === 'unconfirmed');
  return { ...read, doubts: isGuessed ? [...doubts, { kind: 'unconfirmed', item: wrong }] : doubts };
}

const CALCULATED = 0.5;

function calculated(total: Read<Cents> | null): Read<Cents> | null {
  return total && { value: total.value, confidence: CALCULATED, boxes: [] };
}

/** "3 Beer 10.00" has no price of one in cents, so it is one line of that name. */
function withCount(item: ScannedItem, rows: readonly Row[]): ScannedItem {
  const row = rowOfItem(item, rows);
  const { quantity, name } = row?.item ?? {};
  if (item.quantity > 1 || !quantity || quantity === 1 || item.name !== name) return item;
  return { ...item, name: `${quantity} ${item.name}` };
}

function rowOfItem({ boxes }: ScannedItem, rows: readonly Row[]): Row | undefined {
  const at = linesOfBoxes(boxes);
  return rows.find((row) => row.line.words.some(({ polygon }) => at.has(lineAt(polygon[0].y))));
}

function isWritten(
  { lineCents, unitPriceCents, boxes }: ScannedItem,
  written: ReadonlyMap<number, Set<Cents>>,
): boolean {
  return [...linesOfBoxes(boxes)].some(
    (line) => written.get(line)?.has(lineCents) ?? written.get(line)?.has(unitPriceCents),
  );
}

function amountsByLine(rows: readonly Row[]): Map<number, Set<Cents>> {
  const found = new Map<number, Set<Cents>>();
  for (const { amounts } of rows) {
    for (const { cents, words } of amounts) {
      for (const { polygon } of words) {
        const line = lineAt(polygon[0].y);
        found.set(line, (found.get(line) ?? new Set()).add(cents));
      }
    }
  }
  return found;
}

/** The lines of a text that a box covers. */
function linesOfBoxes(boxes: ScannedItem['boxes']): Set<number> {
  return new Set(
    boxes.flatMap(({ polygon: [upper, , lower] }) => {
      const [from, to] = [lineAt(upper.y), lineAt(lower.y - 1)];
      return Array.from({ length: to - from + 1 }, (_, index) => from + index);
    }),
  );
}

/** The lines of the text that are not empty, and whether each is a part of the bill. */
function linesRead(lines: readonly string[], bill: ScannedBill): NonNullable<ScannedBill['lines']> {
  const { restaurantName, date, items, subtotal, tax, tip, fees, discount, total, charges = [] } = bill;
  const fields = [restaurantName, date, subtotal, tax, tip, fees, discount, total];
  const used = linesOfBoxes([...items, ...fields].flatMap((read) => read?.boxes ?? []));
  const notes = items.flatMap(({ note }) => note ?? []).join('\n');
  return lines.flatMap((line, at) => {
    const text = line.trim();
    if (text === '') return [];
    const isCharge = charges.some(({ name }) => text.includes(name));
    return [{ text, isRead: used.has(at) || isCharge || notes.includes(text.replace(/^[*+>\s-]+/, '')) }];
  });
}
