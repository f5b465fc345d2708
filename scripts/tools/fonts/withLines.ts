/** Where the tables of an SFNT file keep a font's lines, in bytes from the table's beginning. */
const HHEA = { ascent: 4, descent: 6, gap: 8 };
const OS2 = { ascent: 68, descent: 70, gap: 72, winAscent: 74, winDescent: 76 };

/**
 * A copy of a font that says other heights above and below its baseline. Written into the file rather than into the styles,
 * because Safari knows no ascent-override.
 * @param lines in units of the font; descent is negative.
 */
export function withLines(font: Buffer, { ascent, descent }: { ascent: number; descent: number }): Buffer {
  const changed = Buffer.from(font);
  const [hhea, os2] = [startOf(changed, 'hhea'), startOf(changed, 'OS/2')];
  changed.writeInt16BE(ascent, hhea + HHEA.ascent);
  changed.writeInt16BE(descent, hhea + HHEA.descent);
  changed.writeInt16BE(0, hhea + HHEA.gap);
  changed.writeInt16BE(ascent, os2 + OS2.ascent);
  changed.writeInt16BE(descent, os2 + OS2.descent);
  changed.writeInt16BE(0, os2 + OS2.gap);
  changed.writeUInt16BE(ascent, os2 + OS2.winAscent);
  changed.writeUInt16BE(-descent, os2 + OS2.winDescent);
  return changed;
}

function startOf(font: Buffer, table: string): number {
  const tables = font.readUInt16BE(4);
  for (let entry = 12; entry < 12 + 16 * tables; entry += 16)
    if (font.toString('latin1', entry, entry + 4) === table) return font.readUInt32BE(entry + 8);
  throw new Error(`The font has no table ${table}.`);
}
