import type { Random } from '@fairtab/domain/testing/random';
import { placed, resized } from './compose';
import { photographFlat } from './photographFlat';
import { wear } from './wear';

/** The longer side of the photo that a phone sends of letters that are small, in pixels. */
const LONG_SIDE = 4_000;

/**
 * A long roll on a table, whole in the photo of a phone of today: sharp, and from far away.
 * @param isCut whether the phone sent only the part with text.
 */
export async function photographRoll(
  sheet: Uint8Array,
  { isCut, random }: { isCut: boolean; random: Random },
): Promise<Buffer> {
  const worn = await wear(
    sheet,
    { crumple: random.int(0, 50) / 100, warp: random.int(0, 15) / 1000, fading: random.int(0, 40) / 100, noise: 6 },
    random,
  );
  const height = Math.round((LONG_SIDE * random.int(84, 94)) / 100);
  if (!isCut) {
    const size = { width: 0.75 * LONG_SIDE, height: LONG_SIDE };
    const paper = Math.round((LONG_SIDE * random.int(50, 65)) / 100);
    const photo = await photographFlat(worn, { ...size, paper, turn: random.int(-9, 9) }, random);
    return wear(photo, { blur: 0.8, noise: 4 }, random);
  }
  const roll = await resized(worn, { height, turn: random.int(-25, 25) / 10 });
  const width = Math.round(roll.width * 1.12);
  const photo = await placed({ width, height: LONG_SIDE }, random, [
    { ...roll, left: Math.round((width - roll.width) / 2), top: Math.round((LONG_SIDE - roll.height) / 2) },
  ]);
  return wear(
    photo,
    { blur: random.int(6, 12) / 10, light: random.int(75, 100) / 100, noise: random.int(2, 8) },
    random,
  );
}
