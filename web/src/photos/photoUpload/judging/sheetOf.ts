import type { Bounds } from '../../photoView';
import type { Glyph } from './glyphs';

/** A picture with fewer letters is not cropped. */
const ENOUGH = 60;
/** The side of a cell, in heights of a letter. Letters in cells that are two apart belong together. */
const CELL = 3;
const REACH = 2;
/** A group with fewer letters, or with a smaller share of all, is texture of the table. */
const LEAST_LETTERS = 6;
const LEAST_SHARE = 0.03;
/** What is left around the text, in heights of a letter and as a fraction of the picture. */
const MARGIN_LETTERS = 5;
const MARGIN = 0.03;
/** Cropping less than this much away is not worth it. */
const MOST_AREA = 0.6;

/**
 * The part of a picture that has all of its text, with a margin, as fractions of its width and height. Other papers with text
 * are in it, too: which of them is the bill is decided where it is read.
 * @returns null when that is most of the picture, or when there is too little text to be sure.
 */
export function sheetOf(
  glyphs: readonly Glyph[],
  { width, height, glyphHeight }: { width: number; height: number; glyphHeight: number },
): Bounds | null {
  if (glyphs.length < ENOUGH) return null;
  const least = Math.max(LEAST_LETTERS, glyphs.length * LEAST_SHARE);
  const text = groupsOf(glyphs, Math.max(8, CELL * glyphHeight))
    .filter(({ length }) => length >= least)
    .flat();
  if (text.length === 0) return null;
  const [right, bottom] = [
    text.reduce((most, glyph) => Math.max(most, glyph.right), 0),
    text.reduce((most, glyph) => Math.max(most, glyph.bottom), 0),
  ];
  const [left, top] = [
    text.reduce((least, glyph) => Math.min(least, glyph.left), width),
    text.reduce((least, glyph) => Math.min(least, glyph.top), height),
  ];
  const margin = MARGIN_LETTERS * glyphHeight + MARGIN * Math.max(width, height);
  const sheet = {
    left: Math.max(0, left - margin) / width,
    top: Math.max(0, top - margin) / height,
    right: Math.min(width, right + margin) / width,
    bottom: Math.min(height, bottom + margin) / height,
  };
  return (sheet.right - sheet.left) * (sheet.bottom - sheet.top) > MOST_AREA ? null : sheet;
}

/** Glyphs that are near each other, directly or through others. */
function groupsOf(glyphs: readonly Glyph[], cell: number): Glyph[][] {
  const cells = new Map<string, { x: number; y: number; own: Glyph[] }>();
  for (const glyph of glyphs) {
    const [x, y] = [Math.floor(glyph.left / cell), Math.floor(glyph.top / cell)];
    const known = cells.get(`${x} ${y}`) ?? { x, y, own: [] };
    known.own.push(glyph);
    cells.set(`${x} ${y}`, known);
  }
  const groups: Glyph[][] = [];
  for (const first of cells.keys()) {
    const group: Glyph[] = [];
    const open = [first];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      const here = cells.get(name);
      if (!here) continue;
      cells.delete(name);
      group.push(...here.own);
      for (let x = here.x - REACH; x <= here.x + REACH; x++)
        for (let y = here.y - REACH; y <= here.y + REACH; y++) open.push(`${x} ${y}`);
    }
    if (group.length > 0) groups.push(group);
  }
  return groups;
}
