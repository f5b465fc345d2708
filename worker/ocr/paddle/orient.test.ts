import { describe, expect, it } from 'vitest';
import { liesOnItsSide, standsOnItsHead } from './orient';

const line = (width: number, height: number) => ({ centre: { x: 0, y: 0 }, along: { x: 1, y: 0 }, width, height });
const glyph = (confidence: number) => ({ text: 'a', confidence, at: 0, others: [] });

describe('liesOnItsSide', () => {
  it('looks at long lines, not at single letters', () => {
    expect(liesOnItsSide([line(20, 200), line(20, 150), line(20, 25)])).toBe(true);
    expect(liesOnItsSide([line(200, 20), line(10, 21), line(10, 21)])).toBe(false);
    expect(liesOnItsSide([])).toBe(false);
  });

  it('is not told by prices that ran into one box from top to bottom', () => {
    const lines = Array.from({ length: 12 }, () => line(80, 12));
    expect(liesOnItsSide([...lines, line(40, 1_200)])).toBe(false);
  });
});

describe('standsOnItsHead', () => {
  it('finds the direction in which lines are read with more confidence', async () => {
    const upsideDown = await standsOnItsHead([line(100, 20)], async (box) => [glyph(box.along.x < 0 ? 0.9 : 0.6)]);
    const upright = await standsOnItsHead([line(100, 20)], async (box) => [glyph(box.along.x < 0 ? 0.5 : 0.6)]);
    expect([upsideDown, upright]).toEqual([true, false]);
  });

  it('reads no line twice when it is surely upright', async () => {
    let read = 0;
    await standsOnItsHead([line(100, 20), line(90, 20)], async () => {
      read++;
      return [glyph(0.97)];
    });
    expect(read).toBe(2);
  });

  it('leaves a photo without text as it is', async () => {
    expect(await standsOnItsHead([], async () => [])).toBe(false);
  });
});
