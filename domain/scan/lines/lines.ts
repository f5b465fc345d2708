import type { Page, Word } from '../words';
import { centreOf, heightOf, slopeOf, widthOf } from './geometry';
import { LEVEL, leaning, type Lean } from './lean';
import { straightenerOf } from './straighten';

/** Words that stand on one printed line, from left to right. */
export interface Line {
  readonly words: readonly Word[];
  /** Distance from the top of the straightened page, in pixels. */
  readonly y: number;
  /** Median height of its words, in pixels. */
  readonly height: number;
}

interface Placed {
  readonly word: Word;
  readonly left: number;
  readonly right: number;
  /** Distance from the top of the straightened page, in pixels. */
  readonly y: number;
  readonly height: number;
}

/** Two words of one line differ by at most this much of a word's height, on the straightened page. */
const TOLERANCE = 0.5;
/** The engine enlarges boxes, so neighbouring ones overlap a little. */
const OVERLAP = 0.6;

/** Neighbouring words on a line are at most this far apart, in heights. Their own slope is truer than the page's. */
const NEIGHBOURS = 1;

/** Most paper bends like a part of a cylinder, and some has folds. */
const STIFFNESSES = [1e6, 0.1, 0.03];

/** No word on a receipt is longer. */
const MAX_LETTERS = 80;

/**
 * Finds the printed lines of a page, from top to bottom. The paper may be slanted, in perspective, curled or folded:
 * the page is straightened by the slopes of its words, as stiff paper and as soft paper. The way in which words fit
 * together best counts.
 */
export function linesOf(page: Page, lean: Lean = LEVEL): Line[] {
  const words = page.words.filter(({ text }) => text.length <= MAX_LETTERS);
  const straighteners = STIFFNESSES.map((stiffness) => straightenerOf(words, stiffness));
  const joined = straighteners.map((straighten) => joinedWords(words, straighten));
  const best = joined.reduce((a, b) => (b.misfit < a.misfit ? b : a));
  const lines = inOrder(best);
  const straighten = straighteners[joined.indexOf(best)];
  return straighten && lean !== LEVEL ? inOrder(joinedWords(words, leaning({ lines, straighten, lean }))) : lines;
}

function inOrder({ lines }: { lines: readonly (readonly Placed[])[] }): Line[] {
  return lines.map(lineOf).sort((a, b) => a.y - b.y);
}

/** Joins words from left to right. A word of its own is as bad as one at the limit of a line. */
function joinedWords(
  words: readonly Word[],
  straighten: (word: Word) => number,
): { lines: Placed[][]; misfit: number } {
  const placed = words.map((word) => place(word, straighten(word))).sort((a, b) => a.left - b.left || a.y - b.y);
  const lines: Placed[][] = [];
  let misfit = 0;
  for (const next of placed) {
    const nearest = nearestLine(lines, next);
    misfit += nearest ? (nearest.offset / TOLERANCE) ** 2 : 1;
    if (nearest) nearest.line.push(next);
    else lines.push([next]);
  }
  return { lines, misfit };
}

function place(word: Word, y: number): Placed {
  const { x } = centreOf(word.polygon);
  const half = widthOf(word.polygon) / 2;
  return { word, left: x - half, right: x + half, y, height: heightOf(word.polygon) };
}

function nearestLine(lines: readonly Placed[][], next: Placed): { line: Placed[]; offset: number } | null {
  let nearest: Placed[] | null = null;
  let least = Infinity;
  for (const line of lines) {
    const last = line.at(-1);
    if (!last || last.right - next.left > OVERLAP * Math.min(last.height, next.height)) continue;
    const offset = Math.min(Math.abs(next.y - endOf(line)), besides(last, next)) / Math.min(last.height, next.height);
    if (offset > TOLERANCE || offset >= least) continue;
    nearest = line;
    least = offset;
  }
  return nearest && { line: nearest, offset: least };
}

/** How far a word is from the line of its neighbour, in pixels of the photo; infinite when they are not neighbours. */
function besides(last: Placed, next: Placed): number {
  if (next.left - last.right > NEIGHBOURS * Math.min(last.height, next.height)) return Infinity;
  const long = last.right - last.left > next.right - next.left ? last : next;
  const [from, to] = [centreOf(last.word.polygon), centreOf(next.word.polygon)];
  return Math.abs(to.y - from.y - slopeOf(long.word.polygon) * (to.x - from.x));
}

/** The height of a line's end. Only its last words count, because curled paper bends even after straightening. */
function endOf(line: readonly Placed[]): number {
  const last = line.slice(-2);
  return last.reduce((sum, { y }) => sum + y, 0) / last.length;
}

function lineOf(words: readonly Placed[]): Line {
  return {
    words: words.map(({ word }) => word),
    y: words.reduce((sum, { y }) => sum + y, 0) / words.length,
    height: median(words.map(({ height }) => height)),
  };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
