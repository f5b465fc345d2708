import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodePhoto, isDark, turnPhoto } from './photo';

const paper = (width: number, height: number, level: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: level, g: level, b: level } } });

describe('decodePhoto', () => {
  it('shrinks a large photo and leaves a small one as it is', async () => {
    const large = await decodePhoto(await paper(3200, 2400, 255).jpeg().toBuffer());
    const small = await decodePhoto(await paper(320, 240, 255).png().toBuffer());
    expect([large.width, large.height]).toEqual([1600, 1200]);
    expect([small.width, small.height, small.rgb.length]).toEqual([320, 240, 320 * 240 * 3]);
  });

  it('stands a photo up as its camera said', async () => {
    const lying = await paper(40, 20, 255).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const photo = await decodePhoto(lying);
    expect([photo.width, photo.height]).toEqual([20, 40]);
  });

  it('gives a dark photo the contrast of a bright one', async () => {
    const spot = await paper(40, 40, 60).png().toBuffer();
    const dark = paper(80, 80, 20).composite([{ input: spot, left: 20, top: 20 }]);
    const photo = await decodePhoto(await dark.png().toBuffer());
    expect(Math.max(...photo.rgb)).toBeGreaterThan(240);
    expect(Math.min(...photo.rgb)).toBeLessThan(15);
  });

  it('does not decode what is no photo', async () => {
    await expect(decodePhoto(Buffer.from('no photo'))).rejects.toThrow();
  });
});

describe('isDark', () => {
  it('goes by the brightest part', () => {
    const rgb = (level: number) => new Uint8Array(3 * 400).fill(level);
    expect(isDark({ rgb: rgb(80) })).toBe(true);
    expect(isDark({ rgb: rgb(200) })).toBe(false);
  });
});

describe('turnPhoto', () => {
  it('turns clockwise', async () => {
    const rgb = new Uint8Array([255, 0, 0, 0, 0, 0]);
    const turned = await turnPhoto({ width: 2, height: 1, rgb }, 90);
    expect([turned.width, turned.height, turned.rgb[0]]).toEqual([1, 2, 255]);
  });
});
