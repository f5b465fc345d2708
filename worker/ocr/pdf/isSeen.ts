import type { Word } from '@fairtab/domain/scan/words';
import type { Photo } from '../photo/photo';

/** Of 255. What is written differs from its ground by more. */
const LEAST_CONTRAST = 40;
/** The share of a word's box at its upper and lower edge where its neighbours may reach into it. */
const EDGE = 0.2;

/** Whether something stands on a picture where a word is said to be: white text on white, or below a picture, does not. */
export function isSeen({ polygon: [upper, , lower] }: Pick<Word, 'polygon'>, { rgb, width, height }: Photo): boolean {
  const margin = EDGE * (lower.y - upper.y);
  const [top, bottom] = [Math.floor(upper.y + margin), Math.min(height, Math.ceil(lower.y - margin))];
  const [left, right] = [Math.floor(upper.x), Math.min(width, Math.ceil(lower.x))];
  const [least, most] = [
    [255, 255, 255],
    [0, 0, 0],
  ];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      for (let channel = 0; channel < 3; channel++) {
        const value = rgb[(y * width + x) * 3 + channel] ?? 0;
        least[channel] = Math.min(least[channel] ?? 255, value);
        most[channel] = Math.max(most[channel] ?? 0, value);
      }
    }
  }
  return least.some((value, channel) => (most[channel] ?? 0) - value >= LEAST_CONTRAST);
}
