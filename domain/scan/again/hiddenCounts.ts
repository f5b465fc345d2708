import { boundsOf, heightOf } from '../lines/geometry';
import type { Row } from '../rows/rows';
import type { CountPlace } from '../solving/countPlaces';
import type { Solution } from '../solving/solve';
import type { Point, Polygon, Word } from '../words';

/** How far a count stays away from a name and from a price, before which a currency's sign may stand, in heights of the text. */
const BESIDE = { name: 0.3, price: 1 } as const;
/** Room that a count needs, in heights of the text. */
const ROOM = 0.8;

/**
 * Where the counts of a bill without any may stand: a lone digit far away from other text is easily overlooked, and
 * the sums close without it. These are the gaps between names and prices, and the paper before names. Empty when a line has a count.
 */
export function hiddenCountPlaces(rows: readonly Row[], { candidates, items }: Solution): CountPlace[] {
  const dishes = candidates.filter((_, at) => (items.options[at]?.cents ?? 0) > 0);
  const hasCounts = dishes.some(({ quantity, row, rows: named }) => {
    const own = [row, ...named];
    return quantity.units > 1 || own.some(({ item, name }) => item.quantity !== null || /\s\d{1,2}$/.test(name));
  });
  if (hasCounts) return [];
  return dishes.flatMap(({ row }) => [beforeName(row, rows), beforePrice(row)].flatMap((place) => place ?? []));
}

/** The gap between a name and its price. */
function beforePrice({ line: { words }, amounts }: Row): CountPlace | null {
  const price = amounts.length === 1 ? amounts[0]?.words[0] : undefined;
  const last = price && words[words.indexOf(price) - 1];
  if (!price || !last) return null;
  const height = heightOf(price.polygon);
  return between(price, {
    from: middleOf(last.polygon[1], last.polygon[2]),
    to: middleOf(price.polygon[0], price.polygon[3]),
    inset: [BESIDE.name * height, BESIDE.price * height],
  });
}

/** What lies left of a name, up to where the first of all lines begins. */
function beforeName({ line: { words } }: Row, rows: readonly Row[]): CountPlace | null {
  const [first] = words;
  if (!first) return null;
  const [origin, along] = axesOf(words);
  const left = Math.min(
    ...rows.flatMap(({ line }) => line.words.map(({ polygon: [upper] }) => reach(upper, origin, along))),
  );
  const to = middleOf(first.polygon[0], first.polygon[3]);
  const height = heightOf(first.polygon);
  const length = reach(to, origin, along) - left;
  const from = { x: to.x - along.x * length, y: to.y - along.y * length };
  return between(first, { from, to, inset: [-BESIDE.name * height, BESIDE.name * height] });
}

/** A place of a line before a word, as high as that word; null when there is no room. */
function between(
  before: Word,
  { from, to, inset: [begin, end] }: { from: Point; to: Point; inset: readonly [number, number] },
): CountPlace | null {
  const height = heightOf(before.polygon);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (to.x <= from.x || length - begin - end < ROOM * height) return null;
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (along: number, down: number): Point => ({
    x: from.x + x * along - y * down * height,
    y: from.y + y * along + x * down * height,
  });
  const polygon: Polygon = [at(begin, -0.5), at(length - end, -0.5), at(length - end, 0.5), at(begin, 0.5)];
  return { before, polygon };
}

function axesOf(words: readonly Word[]): readonly [Point, Point] {
  const [origin, right] = boundsOf(words.map(({ polygon }) => polygon));
  const length = Math.max(1, Math.hypot(right.x - origin.x, right.y - origin.y));
  return [origin, { x: (right.x - origin.x) / length, y: (right.y - origin.y) / length }];
}

function reach({ x, y }: Point, origin: Point, along: Point): number {
  return (x - origin.x) * along.x + (y - origin.y) * along.y;
}

function middleOf(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
