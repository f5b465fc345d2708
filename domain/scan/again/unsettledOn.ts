import { hiddenCountPlaces } from './hiddenCounts';
import { chooseSheets } from '../sheets/chooseSheets';
import { countPlaceOf, type CountPlace } from '../solving/countPlaces';
import { dividing, numberColumnsOf } from '../solving/quantities';
import { certaintyOf } from '../solving/evidence';
import type { Solution } from '../solving/solve';
import type { Row } from '../rows/rows';
import { headsCounts, isHeading } from '../text/isHeading';
import { withDecimals } from '../wholeAmounts';
import type { Page, Word } from '../words';

/** What a second look at a photo may settle. */
export interface Unsettled {
  /** Words of lines that are worth reading again. */
  readonly words: readonly Word[];
  readonly places: readonly CountPlace[];
  /** Places of a balanced bill without counts in which something may be printed that was not seen as text. */
  readonly gaps: readonly CountPlace[];
}

const NOTHING: Unsettled = { words: [], places: [], gaps: [] };
/** Amounts that the engine was as sure of are read alike again. */
const SURE = 0.97;
/** The most lines that are read again, the least certain first. Bounds the work. */
const MOST_LINES = 12;

/**
 * What keeps the bill on a photo from being balanced and may be seen better: amounts and counts of which the engine was
 * unsure, the parts of the total, and places of counts. When it is balanced, only where counts may have been overlooked on all lines.
 */
export function unsettledOn(photo: Page): Unsettled {
  const [page] = withDecimals([photo]);
  if (page?.words.length !== photo.words.length) return NOTHING;
  const { rows, solution, doubtedBy } = chooseSheets([page]);
  // Amounts without cents have other words here than on the photo.
  const printed = new Map(page.words.map((word, at) => [word, photo.words[at] ?? word]));
  const onPhoto = (places: readonly CountPlace[]): CountPlace[] =>
    places.map(({ before, polygon }) => ({ before: printed.get(before) ?? before, polygon }));
  if (doubtedBy === null) return { ...NOTHING, gaps: onPhoto(hiddenCountPlaces(rows, solution)) };
  const places = onPhoto(placesOn(rows, solution));
  // Two readings of an amount without cents cannot be compared yet.
  if (page.words !== photo.words) return { ...NOTHING, places };
  const unsure = [...new Set([...doubtfulRows(solution), ...rows.filter(isUnsure)])];
  const lines = unsure.sort((a, b) => certaintyOf(a) - certaintyOf(b)).slice(0, MOST_LINES);
  return { ...NOTHING, words: lines.flatMap(({ line }) => line.words), places };
}

function isUnsure(row: Row): boolean {
  return row.amounts.length > 0 && certaintyOf(row) < SURE;
}

/** Lines with an unsure count, and parts of the total without a label: a damaged one may be read better. */
function doubtfulRows({ candidates, items, extras }: Solution): Row[] {
  const counts = candidates.filter(({ quantity }, at) => {
    const cents = items.options[at]?.cents ?? 0;
    return cents > 0 && !dividing(quantity, cents).isSure;
  });
  const parts = extras.picks.filter(({ extra }) => extra.row.label === 'none' || extra.row.label === 'information');
  return [...counts.flatMap(({ rows }) => rows), ...parts.map(({ extra }) => extra.row)];
}

function placesOn(rows: readonly Row[], { candidates, items }: Solution): CountPlace[] {
  const lines = candidates
    .filter((_, at) => (items.options[at]?.cents ?? 0) > 0)
    .flatMap((candidate) => candidate.rows);
  const { begins } = numberColumnsOf(lines);
  const above = rows.find(({ amounts, text }) => amounts.length === 0 && isHeading(text));
  const heading = above?.line.words.find(({ text }) => headsCounts(text)) ?? null;
  return lines.flatMap((row) => countPlaceOf(row, { begins, heading }) ?? []);
}
