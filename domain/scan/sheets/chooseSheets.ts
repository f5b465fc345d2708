import { heightOf, widthOf } from '../lines/geometry';
import type { Solution } from '../solving/solve';
import type { Page } from '../words';
import { withLinesThatClose } from './leaning';
import { leavesPricesOut } from './leavesPricesOut';
import { readSheet, type SheetReading } from './readSheet';
import { sheetsOf } from './sheets';

/** The cost of leaving out all text of a photo, as in AmountReading. A part of it costs a part. */
const LEFT_OUT = 2.5;
/** The cost of an item without a name: the sheet was cut between names and prices. */
const UNNAMED = 3;
/** What the arithmetic of the whole receipt is worth. */
const CONFIRMED = -4;
/** Dishes. A slip of a card has none, and few other papers have dishes and a total. */
const SEVERAL = 2;
/** The most sheets of a photo that are tried. */
const MOST_TRIED = 24;

/**
 * Finds the bill when other papers are in view. Every sheet is read as if it were the bill, and the arithmetic decides.
 * When two sheets have the same bill on them, the smaller one counts: the rest of the larger one is other paper.
 */
export function chooseSheets(pages: readonly Page[]): SheetReading {
  return withLinesThatClose(pages.reduce((best, page, at) => chosenOn(best, page, at), readSheet(pages)));
}

function chosenOn(whole: SheetReading, page: Page, at: number): SheetReading {
  const sheets = sheetsOf(page).slice(0, MOST_TRIED);
  const readings = [
    { reading: whole, words: page.words, cost: costOf(whole) },
    ...sheets.map((sheet) => {
      const read = readSheet(whole.pages.with(at, sheet));
      const doubtedBy = read.doubtedBy ?? (leavesPricesOut(sheet.words, page.words) ? 'pricesOutside' : null);
      const reading = { ...read, doubtedBy } as const;
      const leftOut = 1 - textOf(sheet) / textOf(page);
      return { reading, words: sheet.words, cost: costOf(reading) + LEFT_OUT * leftOut };
    }),
  ];
  let best = readings.reduce((a, b) => (b.cost < a.cost ? b : a));
  for (const smaller of readings) {
    const isPart = smaller.words.length < best.words.length && smaller.words.every((word) => best.words.includes(word));
    if (isPart && smaller.reading.doubtedBy === null && isSameBill(smaller.reading.solution, best.reading.solution))
      best = smaller;
  }
  // With two whole bills in view nothing says which one is meant, nor with a larger one that cannot be read well.
  const isOneOfTwo = readings.some(({ reading, words }) => {
    const isLarger = textOf({ words }) > textOf({ words: best.words });
    const mayBeMeant = reading.doubtedBy === null || (isLarger && isBill(reading));
    return mayBeMeant && !words.some((word) => best.words.includes(word));
  });
  return isOneOfTwo ? { ...best.reading, doubtedBy: best.reading.doubtedBy ?? 'secondBill' } : best.reading;
}

/** Whether a sheet has several dishes and a total. */
function isBill({ solution }: SheetReading): boolean {
  const hasTotal = solution.total?.row.label === 'total' || solution.subtotal?.row.label === 'subtotal';
  return hasTotal && linesOf(solution).length >= SEVERAL;
}

function costOf({ solution: { cost, candidates, items }, doubtedBy }: SheetReading): number {
  const unnamed = candidates.filter(({ name }, at) => name === '' && items.options[at]?.cents !== 0).length;
  return cost + UNNAMED * unnamed + (doubtedBy === null ? CONFIRMED : 0);
}

/** Whether two solutions have the same amounts and quantities. Names may have lost words of another paper. */
function isSameBill(part: Solution, whole: Solution): boolean {
  const [some, all] = [linesOf(part), linesOf(whole)];
  const areSame =
    some.length === all.length &&
    some.every(({ name, units, cents }, at) => name !== '' && units === all[at]?.units && cents === all[at].cents);
  return areSame && part.total?.cents === whole.total?.cents && part.extras.cents === whole.extras.cents;
}

function linesOf({ candidates, items }: Solution): { name: string; units: number; cents: number }[] {
  return candidates.flatMap(({ name, quantity }, at) => {
    const cents = items.options[at]?.cents ?? 0;
    return cents === 0 ? [] : [{ name, units: quantity.units, cents }];
  });
}

/** How much text is on a page, in square pixels. */
function textOf({ words }: Pick<Page, 'words'>): number {
  return words.reduce((sum, { polygon }) => sum + widthOf(polygon) * heightOf(polygon), 0);
}
