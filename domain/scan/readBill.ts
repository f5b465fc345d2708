import type { Doubt, ScannedBill } from './bill';
import { adviceFor, isHardlyRead } from './result/adviceFor';
import { boxesOf } from './result/boxes';
import { dateOf } from './rows/dates';
import { doubtsOf } from './result/doubts';
import { chooseSheets } from './sheets/chooseSheets';
import { restaurantNameOf } from './rows/restaurantName';
import { joinPages } from './rows/pages';
import { rowsOf, type Row } from './rows/rows';
import { scannedChargesOf } from './result/scannedCharges';
import { scannedItemsOf } from './result/scannedItems';
import { scannedSumsOf } from './result/scannedSums';
import type { DoubtRule } from './solving/doubtRuleOf';
import type { Solution } from './solving/solve';
import { withHandwrittenTip, type RowsOnPages } from './result/withHandwrittenTip';
import { currencyOnPaper, withDecimals } from './wholeAmounts';
import type { Page } from './words';

export type ReadBill =
  | {
      readonly ok: true;
      readonly bill: ScannedBill;
      /** The rule by which it is not balanced, for measurements; null when it is, and left out for texts. */
      readonly doubtedBy?: DoubtRule | null;
    }
  /**
   * `unclear`: too little text to decide, or letters that can hardly be read. `notAReceipt`: text, but no amounts of money, or none
   * that they add up to.
   */
  | { readonly ok: false; readonly reason: 'unclear' | 'notAReceipt' };

/** A card slip, the shortest kind of receipt on photos, has more words. */
const MIN_WORDS = 6;
const MIN_CONFIDENCE = 0.6;

/**
 * Makes a bill of the words on the photos of one receipt, from top to bottom, or on the pages of a document.
 * @param today ISO date; later dates on a receipt are misread. Null when unknown.
 * @param fewestWords with fewer words nothing is decided.
 */
export function readBill({
  pages: photos,
  today,
  fewestWords = MIN_WORDS,
}: {
  pages: readonly Page[];
  today: string | null;
  fewestWords?: number;
}): ReadBill {
  const pages = withDecimals(photos);
  const words = pages.flatMap((page) => page.words);
  if (words.filter(({ confidence }) => confidence >= MIN_CONFIDENCE).length < fewestWords)
    return { ok: false, reason: 'unclear' };
  const { pages: sheets, rows, pageOf, solution, doubtedBy } = chooseSheets(pages);
  // What can hardly be read may well be a receipt.
  if (!looksLikeReceipt(rows)) return { ok: false, reason: sheets.some(isHardlyRead) ? 'unclear' : 'notAReceipt' };
  const name = restaurantNameOf({ rows, firstItem: firstItemOf(rows, solution) });
  const date = dateOf(rows, today);
  const read = (
    found: { confidence: number },
    from: readonly Row[],
  ): { confidence: number; boxes: ScannedBill['items'][number]['boxes'] } => ({
    confidence: found.confidence,
    boxes: boxesOf({ words: from.flatMap(({ line }) => line.words), pageOf }),
  });
  const items = scannedItemsOf({ rows, solution, pageOf });
  const charges = scannedChargesOf({ rows, solution });
  const bill = {
    restaurantName: name && { value: name.name, ...read(name, name.rows) },
    date: date && { value: date.date, ...read(date, [date.row]) },
    currency: currencyOnPaper(photos),
    items,
    ...scannedSumsOf({ solution, pageOf }),
    ...(charges.length > 0 && { charges }),
    balanced: doubtedBy === null,
  };
  const leftOut = photos.reduce((sum, { pagesLeftOut = 0 }) => sum + pagesLeftOut, 0);
  const doubts: Doubt[] = [
    ...(leftOut > 0 ? [{ kind: 'pagesLeftOut', pages: leftOut } as const] : []),
    ...doubtsOf(bill),
  ];
  const advice = doubtedBy === null ? null : adviceFor(sheets);
  // The slip of a card may lie beside the bill, and is left out of it then.
  const places = [{ rows, pageOf }, ...(sheets === pages ? [] : [wholePhotos(pages)])];
  const tipped = withHandwrittenTip(bill, places);
  const rule = doubtedBy ?? (tipped.doubt ? 'handwrittenTip' : leftOut > 0 ? 'pagesLeftOut' : null);
  return {
    ok: true,
    doubtedBy: rule,
    bill: {
      ...tipped.bill,
      balanced: rule === null,
      doubts: tipped.doubt ? [...doubts, tipped.doubt] : doubts,
      ...(advice !== null && { advice }),
    },
  };
}

/** The rows of all that is in view. */
function wholePhotos(pages: readonly Page[]): RowsOnPages {
  const { lines, pageOf } = joinPages(pages);
  return { rows: rowsOf(lines), pageOf };
}

function firstItemOf(rows: readonly Row[], { candidates, items }: Solution): number {
  const dishes = candidates.filter(({ row }, at) => row.label === 'none' && (items.options[at]?.cents ?? 0) > 0);
  const first = rows.findIndex((row) => dishes.some((dish) => dish.rows.includes(row)));
  return first < 0 ? rows.length : first;
}

/** Has two amounts, or one that is called a total. Less is a business card or a street sign. */
function looksLikeReceipt(rows: readonly Row[]): boolean {
  const priced = rows.filter((row) => row.amounts.length > 0);
  return (
    priced.length > 1 ||
    priced.some((row) => row.label === 'total' || row.label === 'subtotal' || row.label === 'tender')
  );
}
