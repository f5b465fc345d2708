import { lineTextOf } from '../lines/lineText';
import { linesOf, type Line } from '../lines/lines';
import { editDistance } from '../text/spelling';
import type { Page, Word } from '../words';

/** The lines of all photos of one receipt, from its top to its bottom, and the photo each word is on. */
export interface JoinedPages {
  readonly lines: readonly Line[];
  readonly pageOf: ReadonlyMap<Word, number>;
}

/** So alike two lines have to be to count as one line on two photos. */
const SAME_TEXT = 0.75;
const MAX_OVERLAP = 30;

/** Joins photos taken from the top of a long receipt to its bottom: lines that both of two photos show count once. */
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

/** How many lines at the end of the first are those at the beginning of the second; one alone may be chance. */
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
