import { describe, expect, it } from 'vitest';
import type { Model } from './Model';
import { PaddleEngine } from './PaddleEngine';
import type { Photo } from '../photo/photo';

const CHARACTERS = Array.from('0123456789.ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz ');
const SIDE = 1000;
/** The lines of a bill, the longest first: their lengths tell the models which line they see. */
const LINES = ['Carrot Soup 5.00', 'Apple Cake 4.00', 'Subtotal 9.00', 'Sales Tax 0.90', 'Total 9.90'];
const placeOf = (at: number) => ({ left: 50, right: 900 - 120 * at, top: 100 + 180 * at, bottom: 140 + 180 * at });

/** A square of paper with a bar of ink for each line. */
function photoOf({ paper, ink }: { paper: number; ink: number }): Photo {
  const rgb = new Uint8Array(3 * SIDE * SIDE).fill(paper);
  for (const { left, right, top, bottom } of LINES.map((_, at) => placeOf(at)))
    for (let y = top; y < bottom; y++) rgb.fill(ink, 3 * (y * SIDE + left), 3 * (y * SIDE + right));
  return { width: SIDE, height: SIDE, rgb };
}

/** Finds all lines, but the second one only in a picture of at least so many pixels. */
function detector({ allFrom = 0 } = {}): Model & { looks: number } {
  return {
    looks: 0,
    async run(_input, [, , height = 0, width = 0]) {
      this.looks++;
      const data = new Float32Array(width * height);
      const scaled = (pixels: number): number => Math.round((pixels * width) / SIDE);
      for (const at of LINES.keys()) {
        const { left, right, top, bottom } = placeOf(at);
        if (at === 1 && width < allFrom) continue;
        for (let y = scaled(top); y < scaled(bottom); y++)
          data.fill(0.9, y * width + scaled(left), y * width + scaled(right));
      }
      return { data, dimensions: [1, 1, height, width] };
    },
    close: async () => undefined,
  };
}

/** Reads the second line without its price where ink and paper differ by less than this, from 0 to 2. */
function recogniser({ confidence = 0.93, contrast = 0 } = {}) {
  const run: Model['run'] = async (input, [, , , width = 0]) => {
    const at = Math.min(LINES.length - 1, Math.max(0, Math.round((433 - width) / 57)));
    const seen = input.reduce((top, x) => Math.max(top, x), -1) - input.reduce((low, x) => Math.min(low, x), 1);
    const text = at === 1 && seen < contrast ? 'Apple Cake' : (LINES[at] ?? '');
    // A step without a character between two keeps letters apart that stand twice.
    const steps = Array.from(text).flatMap((character) => [CHARACTERS.indexOf(character) + 1, 0]);
    const classes = CHARACTERS.length + 1;
    const data = new Float32Array(steps.length * classes);
    for (const [step, picked] of steps.entries()) data[step * classes + picked] = picked === 0 ? 1 : confidence;
    return { data, dimensions: [1, steps.length, classes] };
  };
  return { model: { run, close: async () => undefined }, characters: CHARACTERS };
}

async function linesOf(photo: Photo, { sees = detector(), reads = recogniser() } = {}): Promise<string[]> {
  const { words } = await new PaddleEngine({ detector: sees, recogniser: reads, second: reads }).readWords(photo);
  const tops = new Map<number, string[]>();
  for (const { text, polygon } of words) {
    const at = Math.round((polygon[0].y - 70) / 180);
    tops.set(at, [...(tops.get(at) ?? []), text]);
  }
  return [...tops].sort(([a], [b]) => a - b).map(([, texts]) => texts.join(' '));
}

const GREY = { paper: 190, ink: 120 };
const DARK = { paper: 60, ink: 20 };

describe('a photo whose bill does not close', () => {
  it('is read with more contrast', async () => {
    expect(await linesOf(photoOf(GREY), { reads: recogniser({ contrast: 1 }) })).toEqual(LINES);
  });

  it('is read with more contrast also when its letters were read with confidence', async () => {
    expect(await linesOf(photoOf(GREY), { reads: recogniser({ contrast: 1, confidence: 0.98 }) })).toEqual(LINES);
  });

  it('stays as it was read when it does not close with more contrast either', async () => {
    const [, second] = await linesOf(photoOf(GREY), { reads: recogniser({ contrast: 3 }) });
    expect(second).toBe('Apple Cake');
  });

  it('is looked for lines again, larger, when it is dark', async () => {
    expect(await linesOf(photoOf(DARK), { sees: detector({ allFrom: 1200 }) })).toEqual(LINES);
  });
});

describe('a photo whose bill closes', () => {
  it('is read once', async () => {
    const reads = recogniser({ confidence: 0.93 });
    let lines = 0;
    const run: Model['run'] = (...of) => {
      lines++;
      return reads.model.run(...of);
    };
    const counted = { ...reads, model: { ...reads.model, run } };
    expect(await linesOf(photoOf(GREY), { reads: counted })).toEqual(LINES);
    expect(lines).toBe(LINES.length);
  });

  it('is looked at once, also when it is dark', async () => {
    const sees = detector();
    expect(await linesOf(photoOf(DARK), { sees })).toEqual(LINES);
    expect(sees.looks).toBe(1);
  });
});
