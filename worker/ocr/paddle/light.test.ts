import { describe, expect, it } from 'vitest';
import { isDark, lightUp } from './light';

describe('isDark', () => {
  it('looks only at the brightest part', () => {
    const rgb = (level: number) => new Uint8Array(3 * 400).fill(level);
    expect(isDark({ rgb: rgb(80) })).toBe(true);
    expect(isDark({ rgb: rgb(200) })).toBe(false);
  });
});

describe('lightUp', () => {
  const WIDTH = 400;
  const HEIGHT = 200;
  /** A sheet whose right half gets a third of the light, with a thin line in the middle of each half, and a lamp. */
  const photo = { width: WIDTH, height: HEIGHT, rgb: new Uint8Array(3 * WIDTH * HEIGHT) };
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const ink = Math.abs((x % 200) - 100) < 3 ? 0.3 : 1;
      const level = x < 8 && y < 8 ? 255 : (x < 200 ? 90 : 45) * ink;
      photo.rgb.fill(level, 3 * (y * WIDTH + x), 3 * (y * WIDTH + x) + 3);
    }

  it('makes paper equally bright in light and in shadow, whatever shines beside it', async () => {
    const lit = await lightUp(photo);
    const at = (x: number) => lit.rgb[3 * (100 * WIDTH + x)] ?? 0;
    const [bright, shadow] = [at(50), at(350)];
    expect(bright).toBeGreaterThan(180);
    expect(shadow).toBeGreaterThan(180);
    for (const ink of [at(100), at(300)]) expect(ink).toBeLessThan(110);
  });

  it('leaves the table in the dark', async () => {
    const rgb = photo.rgb.map((level, at) => ((at / 3) % WIDTH > 200 ? 5 : level));
    const lit = await lightUp({ ...photo, rgb });
    expect(lit.rgb[3 * (100 * WIDTH + 350)]).toBeLessThan(60);
  });
});
