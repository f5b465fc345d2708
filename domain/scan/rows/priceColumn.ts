import type { Amount } from '../text/amounts';
import { heightOf } from '../lines/geometry';
import type { Point, Word } from '../words';

/** The right edge of a receipt's prices, one below the other. */
export interface PriceColumn {
  /** Whether a word ends at this edge, between its first and its last price. */
  holds(word: Word): boolean;
  /** Whether a word ends so far left of this edge that it is no price, even if its end is faded. */
  isFarFrom(word: Word): boolean;
}

/** Fewer prices are no column. */
const MIN_PRICES = 3;
/** In heights of the text. */
const TOLERANCE = 0.8;
const FAR = 4;

/** The column of prices at the right, which may be slanted; null when there is none. */
export function priceColumnOf(rows: readonly { readonly amounts: readonly Amount[] }[]): PriceColumn | null {
  const ends = rows.flatMap(({ amounts }) => {
    const word = amounts.at(-1)?.words.at(-1);
    return word ? [endOf(word)] : [];
  });
  if (ends.length < MIN_PRICES) return null;
  const half = Math.floor(ends.length / 2);
  const slopes = ends
    .slice(half)
    .map((end, index) => ({ end, other: ends[index] ?? end }))
    .filter(({ end, other }) => end.y !== other.y)
    .map(({ end, other }) => (end.x - other.x) / (end.y - other.y));
  const slope = median(slopes);
  const left = median(ends.map(({ x, y }) => x - slope * y));
  const [top, bottom] = [Math.min(...ends.map(({ y }) => y)), Math.max(...ends.map(({ y }) => y))];
  const offBy = (word: Word): number => {
    const { x, y } = endOf(word);
    return (x - left - slope * y) / heightOf(word.polygon);
  };
  return {
    holds: (word) => {
      const { y } = endOf(word);
      return y >= top && y <= bottom && Math.abs(offBy(word)) <= TOLERANCE;
    },
    isFarFrom: (word) => offBy(word) < -FAR,
  };
}

function endOf({ polygon: [, upper, lower] }: Word): Point {
  return { x: (upper.x + lower.x) / 2, y: (upper.y + lower.y) / 2 };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
