import sharp from 'sharp';
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
  it('gives a dark photo the contrast of a bright one', async () => {
    const plain = (side: number, level: number) =>
      sharp({ create: { width: side, height: side, channels: 3, background: { r: level, g: level, b: level } } });
    const spot = await plain(40, 60).png().toBuffer();
    const rgb = await plain(80, 20)
      .composite([{ input: spot, left: 20, top: 20 }])
      .raw()
      .toBuffer();
    const lit = await lightUp({ width: 80, height: 80, rgb });
    expect(Math.max(...lit.rgb)).toBeGreaterThan(240);
    expect(Math.min(...lit.rgb)).toBeLessThan(15);
  });
});
