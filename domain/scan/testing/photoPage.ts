import { readFileSync } from 'node:fs';
import type { Page, Polygon } from '../words';

interface StoredPage {
  readonly width: number;
  readonly height: number;
  /** Text, confidence and the four corners as x, y, x, y, ... */
  readonly words: readonly (readonly [string, number, readonly number[]])[];
}

/** The words that an engine read on a photo of `photos/README.md`. */
export function photoPage(number: number): Page {
  const file = new URL(`./photos/${number}.json`, import.meta.url);
  const { width, height, words }: StoredPage = JSON.parse(readFileSync(file, 'utf8'));
  return {
    width,
    height,
    words: words.map(([text, confidence, corners]) => ({ text, confidence, polygon: polygonOf(corners) })),
  };
}

function polygonOf(corners: readonly number[]): Polygon {
  const at = (index: number) => ({ x: corners[2 * index] ?? 0, y: corners[2 * index + 1] ?? 0 });
  return [at(0), at(1), at(2), at(3)];
}
