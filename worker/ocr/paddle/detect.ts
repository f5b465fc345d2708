import { findComponents } from './components';
import type { Model } from './Model';
import { scalePhoto, type Photo } from '../photo/photo';
import { convexHull, scaleBox, smallestBox, type Box } from '../polygons';

/**
 * Pixels of the longer side that the model gets. With fewer, thermal fonts are lost; more cost quadratic time and find
 * no more lines.
 */
export const LONG_SIDE = 960;
/** The model halves its input five times, so sides must be multiples of this. */
const STEP = 32;
const PIXEL_THRESHOLD = 0.3;
const MIN_PIXELS = 12;
const MIN_MEAN = 0.5;
/** The model marks only the core of a line. Its full height lies this much around the core, times area by perimeter. */
const GROWTH = 1.6;
/** Mean and deviation of the training photos, per channel from 0 to 255. */
const CHANNELS = [
  { mean: 103.53, deviation: 57.375 },
  { mean: 116.28, deviation: 57.12 },
  { mean: 123.675, deviation: 58.395 },
] as const;

/**
 * Finds the lines of text on a photo, in its pixels and in no particular order.
 * @param longSide pixels of the longer side that the model gets
 */
export async function detectLines(model: Model, photo: Photo, longSide = LONG_SIDE): Promise<Box[]> {
  const size = inputSize(photo, longSide);
  const input = inputOf(await scalePhoto(photo, size));
  const { data } = await model.run(input, [1, 3, size.height, size.width]);
  const scale = { x: photo.width / size.width, y: photo.height / size.height };
  return boxesOf({ map: data, ...size }).map((box) => scaleBox(box, scale));
}

/** The boxes in a map of each pixel's probability to be text. */
export function boxesOf(map: { map: Float32Array; width: number; height: number }): Box[] {
  return findComponents({ ...map, threshold: PIXEL_THRESHOLD })
    .filter(({ pixels, mean }) => pixels >= MIN_PIXELS && mean >= MIN_MEAN)
    .map(({ outline }) => grown(smallestBox(convexHull(outline))));
}

function grown(box: Box): Box {
  const by = (GROWTH * box.width * box.height) / (box.width + box.height);
  return { ...box, width: box.width + by, height: box.height + by };
}

/** Pixels of the model for each of a photo of this size. */
export function detectionScale({ width, height }: { width: number; height: number }): number {
  return LONG_SIDE / Math.max(width, height);
}

function inputSize({ width, height }: Photo, longSide: number): { width: number; height: number } {
  const scale = longSide / Math.max(width, height);
  const stepped = (side: number): number => Math.max(STEP, Math.round((side * scale) / STEP) * STEP);
  return { width: stepped(width), height: stepped(height) };
}

/** The channels one after the other, blue first, as in the model's training. */
function inputOf({ rgb, width, height }: Photo): Float32Array {
  const pixels = width * height;
  const input = new Float32Array(3 * pixels);
  for (const [channel, { mean, deviation }] of CHANNELS.entries()) {
    const offset = channel * pixels;
    for (let i = 0, source = 2 - channel; i < pixels; i++, source += 3) {
      input[offset + i] = ((rgb[source] ?? 0) - mean) / deviation;
    }
  }
  return input;
}
