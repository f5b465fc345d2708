import type { Random } from '@fairtab/domain/testing/random';
import { randomField } from './randomField';

/** The pixels of checked cloth or wood: red, green and blue. */
export function tablecloth({ width, height }: { width: number; height: number }, random: Random): Buffer {
  const colours = [0, 1, 2].map(() => random.int(40, 200));
  const field = randomField(12, random);
  const check = random.pick([0, 18, 40]);
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isDark = check > 0 && (Math.floor(x / check) + Math.floor(y / check)) % 2 === 0;
      const bright = (isDark ? 0.6 : 1) * (0.8 + 0.3 * field(x / width, y / height));
      for (const [channel, colour] of colours.entries())
        pixels[(y * width + x) * 3 + channel] = Math.min(255, colour * bright);
    }
  }
  return pixels;
}
