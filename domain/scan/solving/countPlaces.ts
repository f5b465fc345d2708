import type { Cents } from '../../money';
import { heightOf } from '../lines/geometry';
import type { Row } from '../rows/rows';
import type { Point, Polygon, Word } from '../words';

/** The beginning of a line with a number in front, in pixels. */
export interface Begin {
  readonly row: Row;
  readonly number: number;
  readonly name: number;
}

export const SMALL_NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9];
/** How far away a line counts, in heights of the text. Further away, slanted paper moves the columns. */
const NEAR = 3;
/** Where a line begins that has no number: 0 is the column of numbers, 1 is the column of names. */
const AT_NAMES = { from: 0.7, to: 1.3 } as const;

/** Where the lines with a number in front begin: the number, and the name behind it. */
export function beginsOf(rows: readonly Row[]): Begin[] {
  return rows.flatMap((row) => {
    const [number, name] = row.line.words;
    const isApart = number && name && /^\d{1,2}$/.test(number.text);
    return isApart ? [{ row, number: number.polygon[0].x, name: name.polygon[0].x }] : [];
  });
}

/** Whether a small number of units may cost so much together. */
export function mayBeOfSeveral(cents: Cents): boolean {
  return SMALL_NUMBERS.some((number) => cents % number === 0);
}

/**
 * A line near by whose name begins where this line does, so that the number of this one was overlooked; null when there is
 * none, or when a second look found nothing before it. So a number there is a part of the name: "1 5 Wings". A price
 * that no small number divides is of one.
 */
export function overlookedAt(row: Row, begins: readonly Begin[]): Begin | null {
  const cents = row.amounts.at(-1)?.cents ?? 0;
  if (!mayBeOfSeveral(cents)) return null;
  const { y, height, words } = row.line;
  if (words[0]?.isBareBefore) return null;
  const left = words[0]?.polygon[0].x ?? 0;
  const found = begins.find(({ row: other, number, name }) => {
    const at = (left - number) / (name - number);
    const isNear = other !== row && Math.abs(other.line.y - y) < NEAR * height;
    return isNear && at > AT_NAMES.from && at < AT_NAMES.to;
  });
  return found ?? null;
}

/** Where a number begins that stands in the column of counts, as in AT_NAMES. */
const AT_COUNTS = { from: -0.5, to: 0.4 } as const;

/**
 * Whether the number of a line begins where a line near by has its 1, so that counts are printed on every line and this one is a
 * count, too, however large. A number of the name begins where names do.
 */
export function isInColumn(row: Row, begins: readonly Begin[]): boolean {
  const own = begins.find((begin) => begin.row === row);
  if (!own) return false;
  const near = begins.filter(
    (begin) => begin !== own && Math.abs(begin.row.line.y - row.line.y) < 2 * NEAR * row.line.height,
  );
  const isAt = ({ number, name }: Begin): boolean => {
    const at = (own.number - number) / (name - number);
    return at > AT_COUNTS.from && at < AT_COUNTS.to;
  };
  return near.some((begin) => begin.row.item.quantity === 1 && isAt(begin));
}

/** What a count needs around it, in heights of the text. */
const AROUND = 0.4;
/** How far a count stays away from the next word, in heights of the text. */
const GAP = 0.1;

/** Where a count may have been overlooked, and the word that it would stand before. */
export interface CountPlace {
  readonly before: Word;
  readonly polygon: Polygon;
}

/**
 * Where the count of a line would be printed: before a name that begins where those of lines with a count do, or below the
 * word "Qty" of a heading; null when neither is there, or when another word stands there.
 * @param heading the word "Qty" above the lines; null when there is none
 */
export function countPlaceOf(
  row: Row,
  { begins, heading }: { begins: readonly Begin[]; heading: Word | null },
): CountPlace | null {
  const { words } = row.line;
  const [first] = words;
  if (!first) return null;
  const height = heightOf(first.polygon);
  const begin = overlookedAt(row, begins);
  if (begin) return placeOf({ words, from: begin.number - begin.name - AROUND * height, to: -GAP * height });
  if (!heading || row.item.quantity !== null) return null;
  const [left, right] = [heading.polygon[0], heading.polygon[1]].map((point) => alongOf(first.polygon, point));
  return placeOf({ words, from: (left ?? 0) - AROUND * height, to: (right ?? 0) + AROUND * height });
}

/** A part of a line, from its first word on, in pixels; null when a word is there or none comes behind it. */
function placeOf({ words, from, to }: { words: readonly Word[]; from: number; to: number }): CountPlace | null {
  const [first] = words;
  if (!first) return null;
  const height = heightOf(first.polygon);
  const spans = words.map((word) => ({
    word,
    from: alongOf(first.polygon, word.polygon[0]),
    to: alongOf(first.polygon, word.polygon[1]),
  }));
  const next = spans.find((span) => (span.from + span.to) / 2 > (from + to) / 2);
  const end = Math.min(to, (next?.from ?? to) - GAP * height);
  const isTaken = spans.some((span) => span.to > from + AROUND * height && span.from < end);
  if (!next || isTaken || end - from < AROUND * height) return null;
  const [upper, right, , lower] = first.polygon;
  const length = Math.max(1, Math.hypot(right.x - upper.x, right.y - upper.y));
  const [x, y] = [(right.x - upper.x) / length, (right.y - upper.y) / length];
  const moved = (point: Point, by: number): Point => ({ x: point.x + x * by, y: point.y + y * by });
  return { before: next.word, polygon: [moved(upper, from), moved(upper, end), moved(lower, end), moved(lower, from)] };
}

/** How far a point lies along the text of a word from its beginning, in pixels. */
function alongOf([upper, right]: Polygon, { x, y }: Point): number {
  const length = Math.max(1, Math.hypot(right.x - upper.x, right.y - upper.y));
  return ((x - upper.x) * (right.x - upper.x) + (y - upper.y) * (right.y - upper.y)) / length;
}
