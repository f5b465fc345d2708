import { centreOf, heightOf, slopeOf, widthOf } from '../lines/geometry';
import type { Word } from '../words';
import { angleOf } from './directions';
import { spanOf, type Gutter } from './gutters';

/** How far apart neighbours on one line may be, in heights: as little as words, and as far as names and prices. */
const REACHES = [2, 4, 8];
/** How far apart neighbours one below the other may be, in heights. Bills have empty lines. */
const BELOW = 4;
/** How far apart neighbours may be, in heights, when one is too short to tell its direction. */
const UNCERTAIN = 2;
/** In heights. One of two words below each other may begin or end beside the other. */
const ASIDE = 1;
/** Words of one line overlap vertically, or nearly do, in heights. */
const SAME_LINE = 0.3;
/** Radians. From word to word, the lines of one sheet turn by less. */
const TURN = 0.1;
/** A cluster with fewer words in the column of a sheet may be its logo or its last line. */
const MANY = 6;

/**
 * Groups of words that are near each other and run in nearly one direction from word to word. The margins of a sheet
 * separate it from text around it, although no strip runs across the whole photo.
 */
export function clustersOf(words: readonly Word[]): Word[][] {
  const pairs = words.flatMap((word, at) => words.slice(at + 1).flatMap((other) => linkOf(word, other) ?? []));
  const groups = REACHES.map((reach) => groupsOf(words, pairs, reach));
  const farthest = groups.at(-1) ?? [];
  return groups.flat().map((group) => withColumn({ group, others: farthest, words }));
}

interface Link {
  readonly words: readonly [Word, Word];
  /** The reach that joins them. */
  readonly reach: number;
}

function linkOf(one: Word, other: Word): Link | null {
  const [a, b] = [angleOf(one), angleOf(other)];
  if (a !== null && b !== null && Math.abs(a - b) > TURN) return null;
  const long = widthOf(one.polygon) > widthOf(other.polygon) ? one : other;
  const angle = Math.atan(slopeOf(long.polygon));
  const [from, to] = [centreOf(one.polygon), centreOf(other.polygon)];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const height = (heightOf(one.polygon) + heightOf(other.polygon)) / 2;
  const gap =
    Math.abs(dx * Math.cos(angle) + dy * Math.sin(angle)) - (widthOf(one.polygon) + widthOf(other.polygon)) / 2;
  const below = Math.abs(dy * Math.cos(angle) - dx * Math.sin(angle)) - height;
  const isCertain = a !== null && b !== null;
  const far = isCertain ? BELOW : UNCERTAIN;
  if (below <= far * height && gap <= ASIDE * height) return { words: [one, other], reach: 0 };
  const isNear = isCertain || gap <= UNCERTAIN * height;
  return isNear && below <= -SAME_LINE * height ? { words: [one, other], reach: gap / height } : null;
}

function groupsOf(words: readonly Word[], links: readonly Link[], reach: number): Word[][] {
  const groupOf = new Map<Word, Word[]>(words.map((word) => [word, [word]]));
  for (const link of links) {
    const [a, b] = link.words.map((word) => groupOf.get(word) ?? [word]);
    if (link.reach > reach || !a || !b || a === b) continue;
    const [large, less] = a.length < b.length ? [b, a] : [a, b];
    large.push(...less);
    for (const word of less) groupOf.set(word, large);
  }
  return [...new Set(groupOf.values())];
}

/** A group with others that stand above, below or within it. */
function withColumn({
  group,
  others,
  words,
}: {
  group: readonly Word[];
  others: readonly (readonly Word[])[];
  words: readonly Word[];
}): Word[] {
  const direction = directionOf(group);
  const column = extentOf(group, direction);
  const own = new Set(group);
  for (const other of others) {
    const { from, to } = extentOf(other, direction);
    const isAlong = other.length < MANY || Math.abs(directionOf(other) - direction) <= TURN;
    if (from >= column.from && to <= column.to && isAlong) for (const word of other) own.add(word);
  }
  return words.filter((word) => own.has(word));
}

/** The direction in which a group of words runs, in radians. */
export function directionOf(group: readonly Word[]): number {
  return Math.atan(slopeOf(group.reduce((a, b) => (widthOf(b.polygon) > widthOf(a.polygon) ? b : a)).polygon));
}

/** Where a group of words begins and ends along a direction, in pixels. */
export function extentOf(group: readonly Word[], direction: number): Gutter {
  const spans = group.map(({ polygon }) => spanOf(polygon, direction));
  return { from: Math.min(...spans.map(({ from }) => from)), to: Math.max(...spans.map(({ to }) => to)) };
}
