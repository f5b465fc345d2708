import { centreOf, heightOf, slopeOf, widthOf } from './geometry';
import type { Page, Word } from '../words';

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

/** No word on a receipt is longer. */
const MAX_LETTERS = 80;

/**
 * Finds the printed lines of a page, from top to bottom. The paper may be slanted, in perspective or curled: the page
 * is straightened by the slopes of its words, then words are joined from left to right.
 */
export function linesOf(page: Page): Line[] {
  const words = page.words.filter(({ text }) => text.length <= MAX_LETTERS);
  const straighten = straightenerOf(words);
  const placed = words.map((word) => place(word, straighten(word))).sort((a, b) => a.left - b.left || a.y - b.y);
  const strings: Placed[][] = [];
  for (const next of placed) {
    const line = nearestLine(strings, next);
    if (line) line.push(next);
    else strings.push([next]);
  }
  return strings.map(lineOf).sort((a, b) => a.y - b.y);
}

function place(word: Word, y: number): Placed {
  const { x } = centreOf(word.polygon);
  const half = widthOf(word.polygon) / 2;
  return { word, left: x - half, right: x + half, y, height: heightOf(word.polygon) };
}

function nearestLine(lines: readonly Placed[][], next: Placed): Placed[] | null {
  let nearest: Placed[] | null = null;
  let least = Infinity;
  for (const line of lines) {
    const last = line.at(-1);
    if (!last || last.right - next.left > OVERLAP * Math.min(last.height, next.height)) continue;
    const offset = Math.abs(next.y - endOf(line)) / Math.min(last.height, next.height);
    if (offset > TOLERANCE || offset >= least) continue;
    nearest = line;
    least = offset;
  }
  return nearest;
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

/**
 * Returns a function that gives a word's distance from the top of the page as if the paper were flat and straight. The
 * slope of text is assumed to be linear in both directions (perspective, curl) and fitted to the words, weighted by
 * width, twice: the second time without outliers such as text on the table.
 */
function straightenerOf(words: readonly Word[]): (word: Word) => number {
  const samples = words
    .map((word) => ({ ...centreOf(word.polygon), slope: slopeOf(word.polygon), weight: weightOf(word) }))
    .filter(({ weight }) => weight > 0);
  const flat = { level: 0, acrossX: 0, acrossY: 0 };
  const middleX = median(samples.map(({ x }) => x));
  const middleY = median(samples.map(({ y }) => y));
  const centred = samples.map((sample) => ({ ...sample, x: sample.x - middleX, y: sample.y - middleY }));
  const rough = { ...flat, level: median(centred.map(({ slope }) => slope)) };
  const first = fitSlopes(centred.filter((sample) => misfit(rough, sample) < 0.15)) ?? rough;
  const fit = fitSlopes(centred.filter((sample) => misfit(first, sample) < 0.06)) ?? first;
  return (word) => {
    const { x, y } = centreOf(word.polygon);
    const dx = x - middleX;
    // The slope belongs to the line through the word, which crosses the middle of the page at another height than y.
    const rise = (fit.level + fit.acrossY * (y - middleY)) * dx + (fit.acrossX * dx * dx) / 2;
    return y - rise + fit.acrossY * rise * dx;
  };
}

interface SlopeField {
  readonly level: number;
  readonly acrossX: number;
  readonly acrossY: number;
}

interface SlopeSample {
  readonly x: number;
  readonly y: number;
  readonly slope: number;
  readonly weight: number;
}

function misfit(field: SlopeField, { x, y, slope }: SlopeSample): number {
  return Math.abs(slope - field.level - field.acrossX * x - field.acrossY * y);
}

/** Least squares of slope = level + acrossX x + acrossY y. Null when there are too few words. */
function fitSlopes(samples: readonly SlopeSample[]): SlopeField | null {
  if (samples.length < 6) return null;
  const sum = (of: (sample: SlopeSample) => number): number =>
    samples.reduce((total, sample) => total + sample.weight * of(sample), 0);
  const n = sum(() => 1);
  // A little weight on a flat page prevents that few words bend it.
  const spread = sum(({ x, y }) => x * x + y * y) / n;
  const stiffness = 0.02 * n * spread;
  const [sx, sy] = [sum(({ x }) => x), sum(({ y }) => y)];
  const rows = [
    [n, sx, sy, sum(({ slope }) => slope)],
    [sx, sum(({ x }) => x * x) + stiffness, sum(({ x, y }) => x * y), sum(({ x, slope }) => x * slope)],
    [sy, sum(({ x, y }) => x * y), sum(({ y }) => y * y) + stiffness, sum(({ y, slope }) => y * slope)],
  ];
  const [level = 0, acrossX = 0, acrossY = 0] = solve(rows);
  return { level, acrossX, acrossY };
}

/** Solves linear equations by elimination. Each row ends with its right side. */
function solve(equations: readonly (readonly number[])[]): number[] {
  const rows = equations.map((row) => [...row]);
  for (const [index, pivot] of rows.entries()) {
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = (row[index] ?? 0) / (pivot[index] ?? 1);
      for (const [column, value] of pivot.entries()) row[column] = (row[column] ?? 0) - factor * value;
    }
  }
  return rows.map((row, index) => (row.at(-1) ?? 0) / (row[index] ?? 1));
}

/** The slope of a long word is more certain. */
function weightOf(word: Word): number {
  const ratio = widthOf(word.polygon) / Math.max(1, heightOf(word.polygon));
  return ratio < 1.5 ? 0 : ratio;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
