import { settled } from '@fairtab/domain/scan/again/settled';
import { unsettledOn } from '@fairtab/domain/scan/again/unsettledOn';
import { centreOf, holds } from '@fairtab/domain/scan/lines/geometry';
import type { CountPlace } from '@fairtab/domain/scan/solving/countPlaces';
import type { Word } from '@fairtab/domain/scan/words';
import type { Photo } from '../photo/photo';
import { boxInDirection, type Box } from '../polygons';
import { inkIn, isBare } from './isBare';
import { recogniseLine, type Recogniser } from './recognise';
import { wordsOf } from './wordsOf';

/** A line that was read. */
interface ReadLine {
  readonly box: Box;
  readonly words: readonly Word[];
}

interface Looking {
  readonly photo: Photo;
  /** The one that read the lines, and another one. */
  readonly recognisers: readonly [Recogniser, Recogniser];
}

/** The heights by which a line's box grows, because an end of it may have been cut off. */
const ROOM = 0.6;

/**
 * The words of a photo, after a second look at those that keep its bill from being balanced: another recogniser reads
 * their lines, and both read the places where counts may have been overlooked.
 */
export async function lookAgain({ lines, ...looking }: Looking & { lines: readonly ReadLine[] }): Promise<Word[]> {
  const { width, height } = looking.photo;
  const { words: unsure, places, gaps } = unsettledOn({ width, height, words: lines.flatMap(({ words }) => words) });
  const wanted = new Set(unsure);
  const words: Word[] = [];
  for (const line of lines) {
    const place = places.find(({ before }) => line.words.includes(before));
    let counted = place ? await withCount(looking, { place, words: line.words }) : line.words;
    for (const gap of gaps.filter(({ before }) => line.words.includes(before)))
      counted = await withHidden(looking, { gap, words: counted });
    const isWanted = line.words.some((word) => wanted.has(word));
    words.push(...(isWanted ? await readAgain(looking, { ...line, words: counted }) : counted));
  }
  return words;
}

async function readAgain({ photo, recognisers: [, second] }: Looking, { box, words }: ReadLine): Promise<Word[]> {
  const roomy = { ...box, width: box.width + ROOM * box.height };
  const again = wordsOf(await recogniseLine(second, photo, roomy), roomy);
  return words.flatMap((word) => {
    const same = again.filter((other) => areOne(word, other));
    const isShared = words.some((other) => other !== word && same.some((each) => areOne(other, each)));
    return isShared ? word : settled(word, same);
  });
}

function areOne(a: Word, b: Word): boolean {
  return holds(a.polygon, centreOf(b.polygon)) || holds(b.polygon, centreOf(a.polygon));
}

const COUNT = /^[1-9]\d?$/;

/** The words of a line with the count before one of them that both recognisers read, or with a sign that there is none. */
async function withCount(
  { photo, recognisers }: Looking,
  { place: { before, polygon }, words }: { place: CountPlace; words: readonly Word[] },
): Promise<readonly Word[]> {
  const box = boxOf({ polygon });
  const found = await countsIn({ photo, recognisers }, box);
  const count = agreed(found);
  if (count) return withBefore(words, { before, count });
  if (found.length > 0 || !isBare(photo, { box, beside: boxOf(before) })) return words;
  return words.map((word) => (word === before ? { ...word, isBareBefore: true } : word));
}

/** The words of a line with what is printed in a gap of it, when ink is there and both recognisers read the same count. */
async function withHidden(
  looking: Looking,
  { gap: { before, polygon }, words }: { gap: CountPlace; words: readonly Word[] },
): Promise<readonly Word[]> {
  const ink = inkIn(looking.photo, { box: boxOf({ polygon }), beside: boxOf(before) });
  const count = ink && agreed(await countsIn(looking, ink));
  return count ? withBefore(words, { before, count }) : words;
}

/** What each recogniser reads in a box, if it is a count and nothing else. */
async function countsIn({ photo, recognisers }: Looking, box: Box): Promise<Word[]> {
  const found: Word[] = [];
  for (const recogniser of recognisers) {
    const [word, ...others] = wordsOf(await recogniseLine(recogniser, photo, box), box);
    if (word && others.length === 0 && COUNT.test(word.text)) found.push(word);
  }
  return found;
}

function agreed([first, second]: readonly Word[]): Word | null {
  return first && second && first.text === second.text ? first : null;
}

function withBefore(words: readonly Word[], { before, count }: { before: Word; count: Word }): readonly Word[] {
  return words.flatMap((word) => (word === before ? [count, word] : [word]));
}

function boxOf({ polygon }: Pick<Word, 'polygon'>): Box {
  const [upper, right] = polygon;
  return boxInDirection(polygon, { x: right.x - upper.x, y: right.y - upper.y });
}
