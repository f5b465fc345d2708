import { meanConfidence, type Glyph } from './decode';
import type { Box } from '../polygons';

/** A box that is this many times as long as high is surely a line of text and shows the direction of lines. */
const LONG = 2;
/**
 * The number of other lines that one line counts for at most: prices of a roll that is far away run into one box from top to bottom,
 * which must not outweigh the lines that they are on.
 */
const MOST_WEIGHT = 2;
/** Lines about this many times as wide as high have a word or two: enough to judge by, and quick to read. */
const SAMPLE_RATIO = 6;
const SAMPLES = 6;
/** Upside-down text is never read with this confidence. */
const SURE = 0.9;

/** Whether most long lines run up or down, so that the photo lies on its side. */
export function liesOnItsSide(boxes: readonly Box[]): boolean {
  const lengths = boxes.map(({ width, height }) => Math.max(width, height)).sort((a, b) => a - b);
  const most = MOST_WEIGHT * (lengths[Math.floor(lengths.length / 2)] ?? 0);
  const lengthOf = (lines: readonly Box[]): number =>
    lines.reduce((sum, { width, height }) => sum + Math.min(most, Math.max(width, height)), 0);
  const upright = boxes.filter(({ width, height }) => width > LONG * height);
  const onSide = boxes.filter(({ width, height }) => height > LONG * width);
  return lengthOf(onSide) > lengthOf(upright);
}

/** Whether some of the lines are read with more confidence upside down. */
export async function standsOnItsHead(
  boxes: readonly Box[],
  readLine: (box: Box) => Promise<readonly Glyph[]>,
): Promise<boolean> {
  const samples = [...boxes].sort((a, b) => oddity(a) - oddity(b)).slice(0, SAMPLES);
  const upright = await confidenceOf(samples, readLine);
  if (upright >= SURE) return false;
  return (await confidenceOf(samples.map(upsideDown), readLine)) > upright;
}

async function confidenceOf(boxes: readonly Box[], readLine: (box: Box) => Promise<readonly Glyph[]>): Promise<number> {
  let sum = 0;
  for (const box of boxes) sum += meanConfidence(await readLine(box));
  return boxes.length === 0 ? 0 : sum / boxes.length;
}

function oddity({ width, height }: Box): number {
  return Math.abs(Math.log(width / Math.max(height, 1) / SAMPLE_RATIO));
}

function upsideDown(box: Box): Box {
  return { ...box, along: { x: -box.along.x, y: -box.along.y } };
}
