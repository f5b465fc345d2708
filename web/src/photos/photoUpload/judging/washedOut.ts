import type { Glyph } from './glyphs';

/** A pixel this bright, of 255, shows nothing of what is there. */
const WHITE = 250;
/** So much of a cell is white when it is washed out. */
const ALL = 0.95;
/** The side of a cell, in heights of a letter. */
const CELL = 1.5;
/** The distance in cells within which letters are searched, and the number of the four sides that need some. */
const REACH = 11;
const SIDES = 3;
const DIRECTIONS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/**
 * Finds what a reflection hides: white cells without letters that have letters around them. The gap between names and prices has none
 * above and below it.
 * @returns how many such cells there are, and as a fraction of them and those with letters.
 */
export function washedOut(
  { light, width, height }: { light: Uint8Array; width: number; height: number },
  { glyphs, glyphHeight }: { glyphs: readonly Glyph[]; glyphHeight: number },
): { readonly cells: number; readonly share: number } {
  const side = Math.max(4, Math.round(glyphHeight * CELL));
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const withLetters = new Set(
    glyphs.map(({ left, top, right, bottom }) => {
      const [column, row] = [Math.floor((left + right) / 2 / side), Math.floor((top + bottom) / 2 / side)];
      return row * columns + column;
    }),
  );
  const hasLetters = (column: number, row: number): boolean =>
    column >= 0 && column < columns && withLetters.has(row * columns + column);
  const isSurrounded = (column: number, row: number): boolean =>
    DIRECTIONS.filter(([x, y]) => {
      for (let step = 1; step <= REACH; step++) if (hasLetters(column + x * step, row + y * step)) return true;
      return false;
    }).length >= SIDES;
  const isWhite = (column: number, row: number): boolean => {
    const [right, bottom] = [Math.min(width, (column + 1) * side), Math.min(height, (row + 1) * side)];
    let white = 0;
    for (let y = row * side; y < bottom; y++)
      for (let x = column * side; x < right; x++) if ((light[y * width + x] ?? 0) >= WHITE) white++;
    return white >= ALL * (right - column * side) * (bottom - row * side);
  };
  let cells = 0;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (!hasLetters(column, row) && isSurrounded(column, row) && isWhite(column, row)) cells++;
  return { cells, share: cells / Math.max(1, cells + withLetters.size) };
}
