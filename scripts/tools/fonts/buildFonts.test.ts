import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildFonts, buildPreviewFont, buildPrintFonts } from './buildFonts';
import { unicodeRange } from './characters';
import { fallbackFace, SYSTEM_FONTS } from './fallbackFace';
import { withLines } from './withLines';

const FOLDER = fileURLToPath(new URL('../../../web/src/ui/fonts/', import.meta.url));
/** What every first visitor downloads: both fonts with the letters of English and Spanish. */
const MOST_BYTES = 32_000;

let built: Map<string, Buffer>;
beforeAll(async () => {
  built = await buildFonts();
});

describe('the fonts of the pages', () => {
  it('are committed as `npm run fonts` writes them, with their licences', async () => {
    for (const [name, bytes] of built) expect((await readFile(join(FOLDER, name))).equals(bytes), name).toBe(true);
    expect((await readdir(FOLDER)).sort()).toEqual([...built.keys()].sort());
    for (const role of ['display', 'text'])
      expect(built.get(`${role}-OFL.txt`)?.toString()).toContain('SIL OPEN FONT LICENSE');
  });

  it('come with the font of pictures, committed as it is written', async () => {
    const committed = await readFile(
      fileURLToPath(new URL('../../../services/receipts/previews/display.ttf', import.meta.url)),
    );
    expect((await buildPreviewFont()).equals(committed)).toBe(true);
  });

  it('come with the fonts of print, committed as they are written', async () => {
    const folder = fileURLToPath(new URL('../../../services/money/books/pdf/fonts/', import.meta.url));
    const printed = await buildPrintFonts();
    for (const [name, bytes] of printed) expect((await readFile(join(folder, name))).equals(bytes), name).toBe(true);
    expect((await readdir(folder)).sort()).toEqual([...printed.keys()].sort());
  });

  it('are small enough for a phone', () => {
    const sizes = ['display-basic.woff2', 'text-basic.woff2'].map((name) => built.get(name)?.byteLength ?? NaN);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
  });
});

describe('a face that draws with a font of the device', () => {
  it('has the widths and the lines of ours', () => {
    // Our letters are half as wide as Arial's, so Arial is drawn at half its size, and its lines are doubled again.
    const ours = { unitsPerEm: 1000, ascent: 900, descent: -300, lineGap: 0, avgWidth: (913 / 2048 / 2) * 1000 };
    const face = fallbackFace(ours, { family: 'Ours Arial', weight: '400', font: SYSTEM_FONTS.arial });
    expect(face).toContain("local('Arial')");
    expect(face).toContain(
      'size-adjust: 50.00%; ascent-override: 180.00%; descent-override: 60.00%; line-gap-override: 0.00%',
    );
  });
});

describe('a range of characters', () => {
  it('is written as styles have it', () => {
    expect(unicodeRange([0x20, 0x21, 0x22, 0x131, 0x20ac, 0x20ad])).toBe('U+0020-0022, U+0131, U+20AC-20AD');
  });

  it('spans what a later face draws, and nothing else', () => {
    expect(unicodeRange([0xc0, 0xc2, 0xc4], new Set([0xc1]))).toBe('U+00C0-00C2, U+00C4');
  });
});

describe('the lines of a font', () => {
  it('cannot be changed in a file that has none', () => {
    expect(() => withLines(Buffer.alloc(12), { ascent: 1, descent: -1 })).toThrow('The font has no table hhea.');
  });
});
