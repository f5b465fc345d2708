import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPreview } from './drawPreview';

const TEXT = { restaurantName: 'Trattoria Nonna', day: 'Fri, Nov 20, 2026', dishes: 7 };

describe('the picture of a shared link', () => {
  it('has the size that messengers ask for, and is small', async () => {
    const picture = await drawPreview(TEXT);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(picture.byteLength).toBeLessThan(60_000);
  });

  it('shows the restaurant, the day and the number of dishes', async () => {
    const first = await drawPreview(TEXT);
    expect((await drawPreview(TEXT)).equals(first)).toBe(true);
    for (const other of [{ restaurantName: 'Trattoria Nonno' }, { day: 'Sat, Nov 21, 2026' }, { dishes: 8 }])
      expect((await drawPreview({ ...TEXT, ...other })).equals(first)).toBe(false);
  });

  it.each(['<b>&"\'</b>', 'x'.repeat(120), 'A\u0000\ud800B', '寿司 🍣', ' '])(
    'draws a name such as %j',
    async (name) => {
      const picture = await drawPreview({ ...TEXT, restaurantName: name });
      expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
    },
  );
});
