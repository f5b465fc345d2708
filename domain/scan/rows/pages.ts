import { centreOf } from '../lines/geometry';
import { lineTextOf } from '../lines/lineText';
import { LEVEL, type Lean } from '../lines/lean';
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

/**
 * Joins photos of a long receipt, taken from top to bottom, and pages of a document. Lines that are on two photos count once;
 * what a document says twice, it means twice.
 */
export function joinPages(pages: readonly Page[], lean: Lean = LEVEL): JoinedPages {
  const pageOf = new Map<Word, number>();
  let lines: Line[] = [];
  let offset = 0;
  let wasText = false;
  for (const [number, page] of pages.entries()) {
    for (const word of page.words) pageOf.set(word, number);
    for (const { page: part, isText } of partsOf(page)) {
      const next = linesOf(part, lean).map((line) => ({ ...line, y: line.y + offset }));
      const { cut, count, skip } = isText || wasText ? NONE : overlapOf(lines, next);
      lines = [...lines.slice(0, lines.length - cut), ...next.slice(skip + count)];
      wasText = isText;
    }
    offset += page.height;
  }
  return { lines, pageOf };
}

/** The pages of a document, each with its own words; a photo is one. Their places stay those on the whole picture. */
function partsOf(page: Page): { page: Page; isText: boolean }[] {
  const { parts, words } = page;
  if (!parts) return [{ page, isText: false }];
  return parts.map(({ top, bottom, isText }) => ({
    page: { ...page, words: words.filter(({ polygon }) => isBetween(centreOf(polygon).y, top, bottom)) },
    isText,
  }));
}

function isBetween(value: number, from: number, to: number): boolean {
  return value >= from && value < to;
}

/** Lines that are on two photos. */
interface Overlap {
  /** How many lines of the first photo are below them: one that its edge cut off, or something on the table. */
  readonly cut: number;
  readonly count: number;
  /** How many lines of the second photo are above them. */
  readonly skip: number;
}

const NONE: Overlap = { cut: 0, count: 0, skip: 0 };
/** The most lines that the edge of a photo cuts off or that lie beside the paper. */
const MOST_AT_EDGE = 2;
/** One line alone may be a coincidence, and so may two that are not at the edge. */
const FEWEST = { atEdge: 2, behindEdge: 3 } as const;

/** The lines at the end of the first that equal those at the beginning of the second: as many as possible. */
function overlapOf(first: readonly Line[], second: readonly Line[]): Overlap {
  const [above, below] = [first, second].map((lines) => lines.map((line) => lineTextOf(line).text));
  if (!above || !below) return NONE;
  let best = NONE;
  for (let cut = 0; cut <= MOST_AT_EDGE; cut++) {
    for (let skip = 0; skip <= MOST_AT_EDGE; skip++) {
      const fewest = cut + skip === 0 ? FEWEST.atEdge : FEWEST.behindEdge;
      const most = Math.min(above.length - cut, below.length - skip, MAX_OVERLAP);
      const ends = above.slice(0, above.length - cut);
      for (let count = most; count >= fewest && count > best.count; count--) {
        if (ends.slice(-count).every((text, index) => alike(text, below[skip + index] ?? '')))
          best = { cut, count, skip };
      }
    }
  }
  return best;
}

function alike(a: string, b: string): boolean {
  const length = Math.max(a.length, b.length);
  return length > 0 && 1 - editDistance(a.toLowerCase(), b.toLowerCase()) / length >= SAME_TEXT;
}
