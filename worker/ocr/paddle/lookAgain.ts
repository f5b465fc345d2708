import { settled } from '@fairtab/domain/scan/again/settled';
import { unsettledOn } from '@fairtab/domain/scan/again/unsettledOn';
import { centreOf, holds } from '@fairtab/domain/scan/lines/geometry';
import type { CountPlace } from '@fairtab/domain/scan/solving/countPlaces';
import type { Word } from '@fairtab/domain/scan/words';
import type { Photo } from '../photo/photo';
import { boxInDirection, type Box } from '../polygons';
import { isBare } from './isBare';
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
  const { words: unsure, places } = unsettledOn({ width, height, words: lines.flatMap(({ words }) => words) });
  const wanted = new Set(unsure);
  const words: Word[] = [];
  for (const line of lines) {
    const place = places.find(({ before }) => line.words.includes(before));
    const counted = place ? await withCount(looking, { place, words: line.words }) : line.words;
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
  const at = words.indexOf(before);
  const found: Word[] = [];
  for (const recogniser of recognisers) {
    const [word, ...others] = wordsOf(await recogniseLine(recogniser, photo, box), box);
    if (word && others.length === 0 && COUNT.test(word.text)) found.push(word);
  }
  const [first, second] = found;
  if (first && second && first.text === second.text) return [...words.slice(0, at), first, ...words.slice(at)];
  if (found.length > 0 || !isBare(photo, { box, beside: boxOf(before) })) return words;
  return words.map((word) => (word === before ? { ...word, isBareBefore: true } : word));
}

function boxOf({ polygon }: Pick<Word, 'polygon'>): Box {
  const [upper, right] = polygon;
  return boxInDirection(polygon, { x: right.x - upper.x, y: right.y - upper.y });
}
