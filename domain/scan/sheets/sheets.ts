import { heightOf } from '../lines/geometry';
import type { Page, Word } from '../words';
import { clustersOf } from './clusters';
import { directionsOf, runsAlong } from './directions';
import { guttersOf, spanOf, type Gutter } from './gutters';

/** A sheet with fewer words is no bill. */
const MIN_WORDS = 8;
/** No table has more text on it. Bounds the search. */
const MAX_WORDS = 500;
/** At most this many of each direction are looked at. Every two of them may be the edges of a sheet. */
const MOST_GUTTERS = 6;

/**
 * The parts of a page that may each be a sheet of paper of its own: what lies between two strips without text, and what
 * runs in one direction. The page itself is not one of them.
 */
export function sheetsOf(page: Page): Page[] {
  if (page.words.length > MAX_WORDS) return [];
  const height = medianHeight(page.words);
  const directions = directionsOf(page.words);
  const found = new Map<string, Page>();
  // Lines of curled paper run in several directions, so some sheets are cut out by strips alone.
  const texts = [
    page.words,
    ...directions.map((direction) => page.words.filter((word) => runsAlong(word, direction, directions))),
  ];
  const cut = texts.flatMap((words) => directions.flatMap((direction) => partsOf({ words, direction, height })));
  for (const words of [...cut, ...clustersOf(page.words)]) {
    const key = words.map((word) => page.words.indexOf(word)).join();
    if (words.length >= MIN_WORDS && words.length < page.words.length) found.set(key, { ...page, words });
  }
  return [...found.values()].sort((a, b) => b.words.length - a.words.length);
}

/** What lies between every two gutters, or a gutter and the edge of the photo. */
function partsOf({
  words,
  direction,
  height,
}: {
  words: readonly Word[];
  direction: number;
  height: number;
}): Word[][] {
  const gutters = guttersOf({ words, direction, height })
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, MOST_GUTTERS)
    .sort((a, b) => a.from - b.from);
  const edges: readonly Gutter[] = [{ from: -Infinity, to: -Infinity }, ...gutters, { from: Infinity, to: Infinity }];
  return edges.flatMap(({ to: begin }, at) =>
    edges.slice(at + 1).map(({ from: end }) =>
      words.filter(({ polygon }) => {
        const { from, to } = spanOf(polygon, direction);
        return from >= begin && to <= end;
      }),
    ),
  );
}

function medianHeight(words: readonly Word[]): number {
  const heights = words.map(({ polygon }) => heightOf(polygon)).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}
