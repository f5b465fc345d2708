import { expect, it } from 'vitest';
import type { Model } from './Model';
import { PaddleEngine } from './PaddleEngine';
import type { Photo } from '../photo/photo';

const SIZE = { width: 320, height: 320 };
/** The line that the detector reports, in its own pixels: three times those of the photo. */
const LINE = { left: 300, right: 660, top: 450, bottom: 480 };

const detector: Model = {
  run: async (_input, [, , height = 0, width = 0]) => {
    const data = new Float32Array(width * height);
    for (let y = LINE.top; y < LINE.bottom; y++) data.fill(0.9, y * width + LINE.left, y * width + LINE.right);
    return { data, dimensions: [1, 1, height, width] };
  },
  close: async () => undefined,
};

/** A recognition model that reads "A B" on every line. Class 0 means no character. */
const characters = ['A', 'B', ' '];
const reader: Model = {
  run: async () => {
    const classes = [1, 0, 3, 0, 2];
    const data = new Float32Array(classes.length * 4);
    classes.forEach((picked, step) => (data[step * 4 + picked] = 0.98));
    return { data, dimensions: [1, classes.length, 4] };
  },
  close: async () => undefined,
};
const recogniser = { model: reader, characters };

/** A detector that takes dark pixels for text. */
const darkness: Model = {
  run: async (input, [, , height = 0, width = 0]) => ({
    data: input.slice(0, width * height).map((value) => (value < 0 ? 0.9 : 0)),
    dimensions: [1, 1, height, width],
  }),
  close: async () => undefined,
};

/** A white square with twenty black lines in the middle of its left half. */
function bill({ side, line }: { side: number; line: number }): Photo {
  const rgb = new Uint8Array(3 * side * side).fill(255);
  for (let at = 0; at < 20; at++) {
    const top = Math.round(side * (0.25 + at / 40));
    for (let y = top; y < top + line * side; y++) rgb.fill(0, 3 * (y * side + 0.1 * side), 3 * (y * side + 0.4 * side));
  }
  return { width: side, height: side, rgb };
}

it.each([
  { line: 0.008, finer: 1, kept: 'the part with text, with all its pixels' },
  { line: 0.02, finer: 0, kept: 'the photo as it is' },
])('decodes $finer finer pictures of lines of $line of a photo, and keeps $kept', async ({ line, finer }) => {
  const engine = new PaddleEngine({ detector: darkness, recogniser, second: recogniser });
  let decoded = 0;
  const decodeFiner = async () => (decoded++, bill({ side: 2000, line }));
  const page = await engine.readWords({ ...bill({ side: 1000, line }), decodeFiner });
  expect(decoded).toBe(finer);
  expect(page.photo).toMatchObject({ width: page.width, height: page.height });
  const scale = finer === 1 ? 2000 : 1000;
  // The text is 0.5 high, and has 0.15 of that around it on each side that has the room.
  const lines = page.words.filter(({ text }) => text === 'A');
  expect(lines).toHaveLength(20);
  const tops = lines.map(({ polygon: [upper, , lower] }) => (upper.y + lower.y) / 2).sort((a, b) => a - b);
  expect(((tops.at(-1) ?? 0) - (tops[0] ?? 0)) / scale).toBeCloseTo(19 / 40, 2);
  if (finer === 0) expect(page).toMatchObject({ width: 1000, height: 1000 });
  else expect([page.width / 2000, page.height / 2000].map((share) => Number(share.toFixed(1)))).toEqual([0.5, 0.6]);
});

it('finds lines, reads them, and gives the place of each word on the photo', async () => {
  const photo = { ...SIZE, rgb: new Uint8Array(3 * SIZE.width * SIZE.height).fill(255) };
  const engine = new PaddleEngine({ detector, recogniser, second: recogniser });
  const stages: string[] = [];
  const page = await engine.readWords(photo, (stage) => stages.push(stage));
  expect(stages).toEqual(['turning', 'reading']);
  expect(page).toMatchObject({ ...SIZE, photo: SIZE });
  expect(page.words.map(({ text }) => text)).toEqual(['A', 'B']);
  for (const { polygon } of page.words)
    for (const { x, y } of polygon) {
      expect(x).toBeGreaterThan(80);
      expect(x).toBeLessThan(240);
      expect(y).toBeGreaterThan(135);
      expect(y).toBeLessThan(175);
    }
});

it('looks at a long roll with low lines in parts, and reads each line once', async () => {
  const size = { width: 400, height: 2000 };
  const rgb = new Uint8Array(3 * size.width * size.height).fill(255);
  const tops = Array.from({ length: 80 }, (_, at) => 30 + 24 * at);
  for (const top of tops)
    for (let y = top; y < top + 8; y++) rgb.fill(0, 3 * (y * size.width + 60), 3 * (y * size.width + 340));
  let looks = 0;
  const counting: Model = { ...darkness, run: (...input) => (looks++, darkness.run(...input)) };
  const engine = new PaddleEngine({ detector: counting, recogniser, second: recogniser });
  const { words } = await engine.readWords({ ...size, rgb });
  expect(looks).toBeGreaterThan(2);
  const lines = words
    .filter(({ text }) => text === 'A')
    .map(({ polygon: [upper, , lower] }) => (upper.y + lower.y) / 2);
  expect(lines.map((y) => Math.round((y - 34) / 24)).sort((a, b) => a - b)).toEqual(tops.map((_, at) => at));
});
