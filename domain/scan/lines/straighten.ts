import type { Word } from '../words';
import { centreOf, heightOf, slopeOf, widthOf } from './geometry';

/**
 * Returns a function that gives a word's distance from the top of the page as if the paper were flat and straight. The
 * slope of text is assumed to change smoothly in both directions (perspective, curl, folds) and fitted to the words,
 * weighted by width, twice: the second time without outliers such as text on the table.
 * @param stiffness how little the slope may change otherwise than linearly: the more, the less.
 */
export function straightenerOf(words: readonly Word[], stiffness: number): (word: Word) => number {
  const samples = words
    .map((word) => ({ ...centreOf(word.polygon), slope: slopeOf(word.polygon), weight: weightOf(word) }))
    .filter(({ weight }) => weight > 0);
  const middle = { x: median(samples.map(({ x }) => x)), y: median(samples.map(({ y }) => y)) };
  const n = samples.reduce((sum, { weight }) => sum + weight, 0);
  const spread = samples.reduce(
    (sum, { x, y, weight }) => sum + weight * ((x - middle.x) ** 2 + (y - middle.y) ** 2),
    0,
  );
  const unit = Math.max(1, Math.sqrt(spread / Math.max(1, n)));
  const scaled = samples.map((each) => ({ ...each, x: (each.x - middle.x) / unit, y: (each.y - middle.y) / unit }));
  const rough = [median(samples.map(({ slope }) => slope))];
  const first =
    fitSlopes(
      scaled.filter((sample) => misfit(rough, sample) < 0.15),
      stiffness,
    ) ?? rough;
  const field =
    fitSlopes(
      scaled.filter((sample) => misfit(first, sample) < 0.06),
      stiffness,
    ) ?? first;
  return (word) => {
    const centre = centreOf(word.polygon);
    const x = (centre.x - middle.x) / unit;
    // The line through the word crosses the middle of the page at another height than the word's.
    let start = (centre.y - middle.y) / unit;
    for (let step = 0; step < 3; step++) start = (centre.y - middle.y) / unit - riseOf(field, x, start);
    return middle.y + start * unit;
  };
}

/** The slope of text at a place of the page: factors of 1, x, y, x², x y and y². */
type SlopeField = readonly number[];

interface SlopeSample {
  /** The distance from the middle of the page, in units of its size. */
  readonly x: number;
  readonly y: number;
  readonly slope: number;
  readonly weight: number;
}

function termsAt(x: number, y: number): number[] {
  return [1, x, y, x * x, x * y, y * y];
}

/** How stiff paper is in the first terms. Without it, few words bend the page. */
const STIFFNESS = [0, 0.02, 0.02];

function slopeAt(field: SlopeField, x: number, y: number): number {
  const terms = termsAt(x, y);
  return field.reduce((sum, factor, index) => sum + factor * (terms[index] ?? 0), 0);
}

/** How far a line has risen from the middle of the page to x, when it crosses the middle at y. */
function riseOf([level = 0, x1 = 0, y1 = 0, x2 = 0, xy = 0, y2 = 0]: SlopeField, x: number, y: number): number {
  return x * (level + x * (x1 / 2 + (x * x2) / 3 + (y * xy) / 2) + y * y1 + y * y * y2);
}

function misfit(field: SlopeField, { x, y, slope }: SlopeSample): number {
  return Math.abs(slope - slopeAt(field, x, y));
}

/** Least squares. Null when there are too few words. */
function fitSlopes(samples: readonly SlopeSample[], stiffness: number): SlopeField | null {
  if (samples.length < 6) return null;
  const n = samples.reduce((sum, { weight }) => sum + weight, 0);
  const size = termsAt(0, 0).length;
  const rows = Array.from({ length: size }, (_, at) =>
    Array.from({ length: size + 1 }, (__, other) => (at === other ? n * (STIFFNESS[at] ?? stiffness) : 0)),
  );
  for (const { x, y, slope, weight } of samples) {
    const terms = [...termsAt(x, y), slope];
    for (const [at, row] of rows.entries()) {
      const factor = weight * (terms[at] ?? 0);
      for (const [other, term] of terms.entries()) row[other] = (row[other] ?? 0) + factor * term;
    }
  }
  return solve(rows);
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
