import { pageOf } from '@fairtab/domain/scan/testing/pageOf';
import { boundsOf, centreOf } from '@fairtab/domain/scan/lines/geometry';
import type { Page, Word } from '@fairtab/domain/scan/words';
import { expect, it } from 'vitest';
import { boxInDirection } from '../polygons';
import { lookAgain } from './lookAgain';
import type { Recogniser } from './recognise';

const characters = ['0', '1', '2', '3', '.', ' '];

/** A recogniser that reads this text everywhere, and how often it was asked. */
function reading(text: string): { recogniser: Recogniser; looks: () => number } {
  let looks = 0;
  const run = async () => {
    looks++;
    const data = new Float32Array((2 * text.length + 1) * (characters.length + 1));
    for (let step = 0; step <= 2 * text.length; step++) {
      const read = step % 2 === 1 ? characters.indexOf(text[(step - 1) / 2] ?? '') + 1 : 0;
      data[step * (characters.length + 1) + read] = 0.99;
    }
    return { data, dimensions: [1, 2 * text.length + 1, characters.length + 1] };
  };
  return { recogniser: { model: { run, close: async () => undefined }, characters }, looks: () => looks };
}

/** White paper with black bars where the words are. */
function photoOf({ width, height, words }: Page) {
  const rgb = new Uint8Array(3 * width * height).fill(255);
  for (const { polygon } of words) {
    const [upper, , lower] = polygon;
    for (let y = upper.y + 6; y < lower.y - 6; y++)
      for (let x = upper.x; x < lower.x; x++) if (x % 4 < 2) rgb.fill(0, 3 * (y * width + x), 3 * (y * width + x) + 3);
  }
  return { width, height, rgb };
}

function linesOf({ words }: Page) {
  const heights = [...new Set(words.map(({ polygon }) => centreOf(polygon).y))];
  return heights.map((y) => {
    const row = words.filter(({ polygon }) => centreOf(polygon).y === y);
    const bounds = boundsOf(row.map(({ polygon }) => polygon));
    return { box: boxInDirection(bounds, { x: 1, y: 0 }), words: row };
  });
}

const look = (page: Page, first: Recogniser, second: Recogniser): Promise<Word[]> =>
  lookAgain({ photo: photoOf(page), lines: linesOf(page), recognisers: [first, second] });

const HEADED = pageOf(`
Qty Item             Price
1   Burger            8.00
    Cola              3.00
1   Fries             1.00
Subtotal             12.00
Tax                   1.00
Total                13.00`);

it('takes the words of a balanced bill as they are, and runs no model again', async () => {
  const page = pageOf('Burger  8.00\nCola  3.00\nSubtotal  11.00\nTax  1.00\nTotal  12.00');
  const { recogniser, looks } = reading('1');
  expect(await look(page, recogniser, recogniser)).toEqual(page.words);
  expect(looks()).toBe(0);
});

it('adds the count that both recognisers read where one was overlooked', async () => {
  const two = reading('2').recogniser;
  const words = await look(HEADED, two, two);
  expect(words.map(({ text }) => text).join(' ')).toContain('Burger 8.00 2 Cola 3.00');
});

it('adds no count of which only one of them is sure, nor one that they read differently', async () => {
  for (const other of ['', '3']) {
    const words = await look(HEADED, reading('2').recogniser, reading(other).recogniser);
    expect(words.map(({ text }) => text).join(' ')).toContain('Burger 8.00 Cola 3.00');
    expect(words.some(({ isBareBefore }) => isBareBefore)).toBe(false);
  }
});

it('says that the paper is bare where neither reads anything and no ink is', async () => {
  const nothing = reading('').recogniser;
  const words = await look(HEADED, nothing, nothing);
  expect(words.filter(({ isBareBefore }) => isBareBefore).map(({ text }) => text)).toEqual(['Cola']);
});

it('does not say so where something unreadable is printed', async () => {
  const cola = HEADED.words.find(({ text }) => text === 'Cola');
  const smudge = HEADED.words.find(({ text }) => text === '1');
  if (!cola || !smudge) throw new Error('The page has other words');
  const down = cola.polygon[0].y - smudge.polygon[0].y;
  const moved = smudge.polygon.map(({ x, y }) => ({ x, y: y + down })) as unknown as Word['polygon'];
  const photo = photoOf({ ...HEADED, words: [...HEADED.words, { ...smudge, polygon: moved }] });
  const nothing = reading('').recogniser;
  const words = await lookAgain({ photo, lines: linesOf(HEADED), recognisers: [nothing, nothing] });
  expect(words.some(({ isBareBefore }) => isBareBefore)).toBe(false);
});

/** A bill whose counts were not seen at all. The sums close without them. */
const COUNTLESS = `
Burger     #          8.00
Cola       #          3.00
Subtotal             11.00
Tax                   1.00
Total                12.00`;

/** The words of that bill, and its photo with something printed where the counts are. */
function countless(printed: string) {
  const seen = pageOf(COUNTLESS);
  const words = seen.words.filter(({ text }) => text !== '#');
  const photo = photoOf(pageOf(COUNTLESS.replaceAll('#', printed)));
  return { photo, lines: linesOf({ ...seen, words }) };
}

it('finds a column of counts between names and prices that was not seen at all', async () => {
  const two = reading('2').recogniser;
  const words = await lookAgain({ ...countless('2'), recognisers: [two, two] });
  expect(words.map(({ text }) => text).join(' ')).toContain('Burger 2 8.00 Cola 2 3.00');
});

it('adds no count there that only one of them reads, nor one where more is printed than two digits', async () => {
  for (const [printed, other] of [
    ['2', '3'],
    ['.........', '2'],
  ] as const) {
    const words = await lookAgain({
      ...countless(printed),
      recognisers: [reading('2').recogniser, reading(other).recogniser],
    });
    expect(words.map(({ text }) => text).join(' ')).toContain('Burger 8.00 Cola 3.00');
  }
});

it('reads nothing there when the paper is bare', async () => {
  const { recogniser, looks } = reading('2');
  await lookAgain({ ...countless(' '), recognisers: [recogniser, recogniser] });
  expect(looks()).toBe(0);
});
