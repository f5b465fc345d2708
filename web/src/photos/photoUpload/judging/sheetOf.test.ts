import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Glyph } from './glyphs';
import { sheetOf } from './sheetOf';

const SIZE = { width: 1_200, height: 1_600, glyphHeight: 12 };

/** Lines of letters from a corner on. */
function text({ left, top, lines, letters }: { left: number; top: number; lines: number; letters: number }): Glyph[] {
  return Array.from({ length: lines * letters }, (_, index) => {
    const [x, y] = [left + (index % letters) * 10, top + Math.floor(index / letters) * 22];
    return { left: x, top: y, right: x + 7, bottom: y + 12, paper: 200 };
  });
}
const BILL = text({ left: 500, top: 400, lines: 20, letters: 24 });

describe('the part of a photo that is sent', () => {
  it('has the text of the bill and a margin', () => {
    const { left = 0, top = 0, right = 1, bottom = 1 } = sheetOf(BILL, SIZE) ?? {};
    expect([left * 1_200, top * 1_600].map(Math.round)).toEqual([392, 292]);
    expect([right * 1_200, bottom * 1_600].map(Math.round)).toEqual([845, 938]);
  });

  it('has other papers with text, too, and no spots of the table', () => {
    const slip = text({ left: 150, top: 300, lines: 4, letters: 12 });
    expect(sheetOf([...BILL, ...slip], SIZE)?.left).toBeLessThan(150 / 1_200);
    const spots = text({ left: 20, top: 20, lines: 1, letters: 4 });
    expect(sheetOf([...BILL, ...spots], SIZE)).toEqual(sheetOf(BILL, SIZE));
  });

  it('is the whole photo when the text fills it, or when there is little', () => {
    expect(sheetOf(text({ left: 60, top: 60, lines: 66, letters: 105 }), SIZE)).toBeNull();
    expect(sheetOf(text({ left: 500, top: 400, lines: 2, letters: 20 }), SIZE)).toBeNull();
  });

  it('never leaves the photo, and cuts no letter of a group that counts', () => {
    fc.assert(
      fc.property(
        fc.record({
          left: fc.integer({ min: 0, max: 900 }),
          top: fc.integer({ min: 0, max: 1_200 }),
          lines: fc.integer({ min: 6, max: 15 }),
          letters: fc.integer({ min: 12, max: 25 }),
        }),
        (where) => {
          const glyphs = text(where);
          const sheet = sheetOf(glyphs, SIZE);
          fc.pre(sheet !== null);
          const { left, top, right, bottom } = sheet;
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
          expect(Math.max(right, bottom)).toBeLessThanOrEqual(1);
          expect(glyphs.every((glyph) => glyph.left >= left * 1_200 && glyph.top >= top * 1_600)).toBe(true);
          expect(glyphs.every((glyph) => glyph.right <= right * 1_200 && glyph.bottom <= bottom * 1_600)).toBe(true);
        },
      ),
    );
  });
});
