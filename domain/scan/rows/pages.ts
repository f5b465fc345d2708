import { lineTextOf } from '../lines/lineText';
import { linesOf, type Line } from '../lines/lines';
import { editDistance } from '../text/spelling';
import type { Page, Word } from '../words';

/** The lines of all photos of one receipt, from top to bottom, and the photo of each word. */
export interface JoinedPages {
  readonly lines: readonly Line[];
  readonly pageOf: ReadonlyMap<Word, number>;
}

/** The least similarity, from 0 to 1, of two lines that count as the same line on two photos. */
const SAME_TEXT = 0.75;
const MAX_OVERLAP = 30;

/** Joins photos of a long receipt, taken from top to bottom. Lines that are on two photos count once. */
export function joinPages(pages: readonly Page[]): JoinedPages {
  const pageOf = new Map<Word, number>();
  let lines: Line[] = [];
  let offset = 0;
  for (const [number, page] of pages.entries()) {
    for (const word of page.words) pageOf.set(word, number);
    const next = linesOf(page).map((line) => ({ ...line, y: line.y + offset }));
    lines = [...lines, ...next.slice(overlapOf(lines, next))];
    offset += page.height;
  }
  return { lines, pageOf };
}

/**
 * How many lines at the end of the first equal those at the beginning of the second. One alone may be a coincidence.
 */
function overlapOf(first: readonly Line[], second: readonly Line[]): number {
  for (let count = Math.min(first.length, second.length, MAX_OVERLAP); count > 1; count--) {
    const pairs = first.slice(-count).map((line, index) => [line, second[index] ?? line] as const);
    if (pairs.every(([a, b]) => alike(lineTextOf(a).text, lineTextOf(b).text))) return count;
  }
  return 0;
}

function alike(a: string, b: string): boolean {
  const length = Math.max(a.length, b.length);
  return length > 0 && 1 - editDistance(a.toLowerCase(), b.toLowerCase()) / length >= SAME_TEXT;
}
