import { describe, expect, it } from 'vitest';
import { decodeHeic, type DecodedPicture } from './decodeHeic';
import { FOUR_COLOURS, HALF_TRANSPARENT_HEIC } from '../testing/heic';
import { heicGrid } from '../testing/heicGrid';

/** More than twice as wide as any picture here, so that none is shrunk. */
const LARGE = 2000;

/** Letters for the colours of the corners: upper left, upper right, lower left, lower right. */
function cornersOf({ width, height, channels, pixels }: DecodedPicture): string {
  const places = [
    [2, 2],
    [width - 3, 2],
    [2, height - 3],
    [width - 3, height - 3],
  ];
  return places
    .map(([x = 0, y = 0]) => {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(channels * (y * width + x));
      if (Math.min(red, green, blue) > 180) return 'W';
      return red > Math.max(green, blue) ? 'R' : green > blue ? 'G' : 'B';
    })
    .join('');
}

describe('decodeHeic', () => {
  it.each([
    { turn: {}, size: [100, 90], corners: 'RGBW' },
    { turn: { quarters: 1 }, size: [90, 100], corners: 'GWRB' },
    { turn: { quarters: 2 }, size: [100, 90], corners: 'WBGR' },
    { turn: { quarters: 3 }, size: [90, 100], corners: 'BRWG' },
    { turn: { mirror: 0 }, size: [100, 90], corners: 'BWRG' },
    { turn: { mirror: 1 }, size: [100, 90], corners: 'GRWB' },
    { turn: { quarters: 1, mirror: 1 }, size: [90, 100], corners: 'WGBR' },
  ])('puts tiles together and shows them with $turn', async ({ turn, size, corners }) => {
    const picture = await decodeHeic(heicGrid({ tiles: FOUR_COLOURS, width: 100, height: 90, turn }), LARGE);
    expect([[picture.width, picture.height], cornersOf(picture)]).toEqual([size, corners]);
  });

  it('halves a picture that is four times as long as what is wanted, and again at eight times', async () => {
    const heic = heicGrid({ tiles: FOUR_COLOURS, width: 128, height: 101, turn: { quarters: 3 } });
    const sizes: number[][] = [];
    for (const wanted of [33, 32, 16]) {
      const picture = await decodeHeic(heic, wanted);
      sizes.push([picture.width, picture.height]);
      expect(cornersOf(picture)).toBe('BRWG');
    }
    expect(sizes).toEqual([
      [101, 128],
      [50, 64],
      [25, 32],
    ]);
  });

  it('keeps what is transparent', async () => {
    const { width, height, channels, pixels } = await decodeHeic(HALF_TRANSPARENT_HEIC, LARGE);
    expect([width, height, channels]).toEqual([64, 64, 4]);
    expect(Math.abs((pixels[3] ?? 0) - 102)).toBeLessThan(5);
  });

  it('refuses a picture with a tile that is broken', async () => {
    const [first = Buffer.alloc(0), ...others] = FOUR_COLOURS.coded;
    const tiles = { ...FOUR_COLOURS, coded: [first, ...others.slice(0, 2), Buffer.from('no tile')] };
    await expect(decodeHeic(heicGrid({ tiles, width: 100, height: 90 }), LARGE)).rejects.toThrow('broken');
  });

  it('refuses a picture with a tile that is smaller than the header says', async () => {
    const tiles = { ...FOUR_COLOURS, side: 128 };
    await expect(decodeHeic(heicGrid({ tiles, width: 256, height: 256 }), LARGE)).rejects.toThrow();
  });
});
