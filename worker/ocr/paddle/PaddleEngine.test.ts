import { expect, it } from 'vitest';
import type { Model } from './Model';
import { PaddleEngine } from './PaddleEngine';

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

it('finds lines, reads them, and gives the place of each word on the photo', async () => {
  const photo = { ...SIZE, rgb: new Uint8Array(3 * SIZE.width * SIZE.height).fill(255) };
  const engine = new PaddleEngine({ detector, recogniser, second: recogniser });
  const stages: string[] = [];
  const page = await engine.readWords(photo, (stage) => stages.push(stage));
  expect(stages).toEqual(['turning', 'reading']);
  expect(page).toMatchObject({ ...SIZE, turned: 0 });
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
  // A detector that takes dark pixels for text.
  const darkness: Model = {
    run: async (input, [, , height = 0, width = 0]) => {
      looks++;
      return {
        data: input.slice(0, width * height).map((value) => (value < 0 ? 0.9 : 0)),
        dimensions: [1, 1, height, width],
      };
    },
    close: async () => undefined,
  };
  const engine = new PaddleEngine({ detector: darkness, recogniser, second: recogniser });
  const { words } = await engine.readWords({ ...size, rgb });
  expect(looks).toBeGreaterThan(2);
  const lines = words
    .filter(({ text }) => text === 'A')
    .map(({ polygon: [upper, , lower] }) => (upper.y + lower.y) / 2);
  expect(lines.map((y) => Math.round((y - 34) / 24)).sort((a, b) => a - b)).toEqual(tops.map((_, at) => at));
});
