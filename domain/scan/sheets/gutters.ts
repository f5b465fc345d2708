import { centreOf, heightOf, slopeOf, widthOf } from '../lines/geometry';
import type { Polygon, Word } from '../words';

/** A strip without text that runs from one end of a page to the other, between two positions along the lines. */
export interface Gutter {
  readonly from: number;
  readonly to: number;
}

/** In heights of the text. The gap between two letters or words is narrower. */
const MIN_WIDTH = 1;
/** Words on both sides of a gutter with baselines nearer than this, in heights, may stand on one line. */
const NEAR = 0.7;
/** On one sheet they do, and their baselines differ by less than this. */
const SAME_LINE = 0.2;
/** Letters of one sheet differ less in height. */
const SAME_HEIGHT = 1.35;
const MIN_PAIRS = 3;
/** The share of all words that may reach across a gutter, such as those of a menu below the bill. */
const MOST_CROSSING = 0.1;
/** The share of those that are as high as most of the text, so that they may belong to the bill. */
const MOST_ALIKE = 0.015;
/** At most this share of the pairs. Two sheets have some lines at the same height by chance. */
const MOST = 0.7;

/** Where a word begins and ends along lines that run in this direction, in pixels. */
export function spanOf(polygon: Polygon, direction: number): Gutter {
  const along = polygon.map(({ x, y }) => x * Math.cos(direction) + y * Math.sin(direction));
  return { from: Math.min(...along), to: Math.max(...along) };
}

/**
 * The strips between two sheets, across lines that run in this direction, from left to right. Hardly any text crosses
 * them. Between the columns of one sheet there are such strips too, but there the lines go on behind them.
 */
export function guttersOf({
  words,
  direction,
  height,
}: {
  words: readonly Word[];
  direction: number;
  /** The height of the text, in pixels. */
  height: number;
}): Gutter[] {
  const spans = words.map((word) => ({ word, ...spanOf(word.polygon, direction) }));
  const ends = spans.flatMap(({ from, to }) => [from, to]).sort((a, b) => a - b);
  return ends.flatMap((from, at) => {
    const to = ends[at + 1] ?? from;
    if (to - from < MIN_WIDTH * height) return [];
    const across = spans.filter((span) => span.from <= from && span.to >= to).map(({ word }) => word);
    const alike = across.filter((word) => isAlike(heightOf(word.polygon), height)).length;
    const crossing = across.length;
    if (crossing > MOST_CROSSING * words.length || alike > MOST_ALIKE * words.length) return [];
    const before = spans.filter((span) => span.to <= from).map(({ word }) => word);
    const behind = spans.filter((span) => span.from >= to).map(({ word }) => word);
    return linesGoOn({ before, behind, crossing }) ? [] : [{ from, to }];
  });
}

/** Whether nearly all words before a gutter have one behind it on the same line. */
function linesGoOn({
  before,
  behind,
  crossing,
}: {
  before: readonly Word[];
  behind: readonly Word[];
  /** How many words reach across the gutter. */
  crossing: number;
}): boolean {
  const pairs = before.flatMap((word) => {
    const offsets = behind
      .map((other) => ({ other, offset: offsetOf(word, other) }))
      .filter((pair) => pair.offset < NEAR);
    // The least offset of many words would be small by chance.
    const [next] = offsets.sort((a, b) => leftOf(a.other) - leftOf(b.other));
    return next ? [{ word, ...next }] : [];
  });
  if (pairs.length < MIN_PAIRS) return crossing > 0;
  const matching = pairs.filter(({ word, other, offset }) => {
    const [a, b] = [heightOf(word.polygon), heightOf(other.polygon)];
    return offset < SAME_LINE && isAlike(a, b);
  });
  return matching.length > MOST * pairs.length;
}

function leftOf({ polygon: [upperLeft] }: Word): number {
  return upperLeft.x;
}

function isAlike(one: number, other: number): boolean {
  return Math.max(one, other) < SAME_HEIGHT * Math.min(one, other);
}

/** How far one word is from the line of the other, in heights. The longer word knows the line's slope best. */
function offsetOf(one: Word, other: Word): number {
  const [long, short] = widthOf(one.polygon) > widthOf(other.polygon) ? [one, other] : [other, one];
  const [from, to] = [centreOf(long.polygon), centreOf(short.polygon)];
  const onLine = from.y + slopeOf(long.polygon) * (to.x - from.x);
  return Math.abs(to.y - onLine) / Math.max(1, Math.min(heightOf(one.polygon), heightOf(other.polygon)));
}
