/** A dark spot with the size and the company of a letter or digit. */
export interface Glyph {
  readonly left: number;
  readonly top: number;
  /** The last column and row that it covers. */
  readonly right: number;
  readonly bottom: number;
  /** The brightness of what surrounds it, 0 to 255. */
  readonly paper: number;
}

interface Grey {
  readonly light: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Half the side of the square whose mean a pixel is compared with, as a fraction of the picture's longer side. */
const NEIGHBOURHOOD = 1 / 60;
/** Ink is darker than its surroundings by this share of their brightness, and at least by the second figure. */
const DARKER = 0.82;
const CONTRAST = 12;
const LEAST_HEIGHT = 4;
/** A glyph's height is at most this fraction of the picture's longer side. */
const LARGEST = 1 / 14;
/** The most heights between neighbours in a word, and the factor by which their heights differ at most. */
const WORD_GAP = 1.2;
const SAME_SIZE = 1.7;

/**
 * Finds what looks like letters: dark spots in a row of others of about their size. In a photo that lies on its side the rows are
 * columns.
 */
export function glyphsOf(grey: Grey): { readonly glyphs: Glyph[]; readonly isOnSide: boolean } {
  const spots = spotsOf(grey, meansOf(grey));
  const upright = inWords(spots, grey.height);
  const onSide = inWords(spots.map(turned), grey.width);
  const isOnSide = onSide.length > upright.length;
  return { glyphs: isOnSide ? onSide.map(turned) : upright, isOnSide };
}

function turned({ left, top, right, bottom, paper }: Glyph): Glyph {
  return { left: top, top: left, right: bottom, bottom: right, paper };
}

/** The sums of all brightnesses above and left of each pixel, from which the mean of a square is four look-ups. */
function meansOf({ light, width, height }: Grey): (x: number, y: number) => number {
  const stride = width + 1;
  const sums = new Uint32Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += light[y * width + x] ?? 0;
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row;
    }
  }
  const half = Math.max(4, Math.round(Math.max(width, height) * NEIGHBOURHOOD));
  return (x, y) => {
    const [left, right] = [Math.max(0, x - half), Math.min(width, x + half + 1)];
    const [top, bottom] = [Math.max(0, y - half) * stride, Math.min(height, y + half + 1) * stride];
    const sum =
      (sums[bottom + right] ?? 0) - (sums[bottom + left] ?? 0) - (sums[top + right] ?? 0) + (sums[top + left] ?? 0);
    return sum / (((bottom - top) / stride) * (right - left));
  };
}

/** The connected dark spots, found by following the runs of each row (union-find over runs). */
function spotsOf({ light, width, height }: Grey, meanAt: (x: number, y: number) => number): Glyph[] {
  const lefts: number[] = [];
  const tops: number[] = [];
  const rights: number[] = [];
  const bottoms: number[] = [];
  const parents: number[] = [];
  const rootOf = (spot: number): number => {
    let root = spot;
    while (parents[root] !== root) root = parents[root] ?? root;
    while (parents[spot] !== root) [spot, parents[spot]] = [parents[spot] ?? root, root];
    return root;
  };
  const join = (one: number, other: number): void => {
    const [into, from] = [rootOf(one), rootOf(other)];
    if (into === from) return;
    parents[from] = into;
    lefts[into] = Math.min(lefts[into] ?? 0, lefts[from] ?? 0);
    tops[into] = Math.min(tops[into] ?? 0, tops[from] ?? 0);
    rights[into] = Math.max(rights[into] ?? 0, rights[from] ?? 0);
    bottoms[into] = Math.max(bottoms[into] ?? 0, bottoms[from] ?? 0);
  };
  // The runs of the row above: start, end and spot of each.
  let above: [number, number, number][] = [];
  for (let y = 0; y < height; y++) {
    const runs: [number, number, number][] = [];
    let first = 0;
    for (let x = 0; x < width; x++) {
      if (!isInk(x, y)) continue;
      const start = x;
      while (x + 1 < width && isInk(x + 1, y)) x++;
      const spot = parents.length;
      parents.push(spot);
      lefts.push(start);
      tops.push(y);
      rights.push(x);
      bottoms.push(y);
      while (first < above.length && (above[first]?.[1] ?? 0) < start - 1) first++;
      for (let each = first; each < above.length && (above[each]?.[0] ?? 0) <= x + 1; each++)
        join(spot, above[each]?.[2] ?? spot);
      runs.push([start, x, spot]);
    }
    above = runs;
  }
  const largest = Math.max(width, height) * LARGEST;
  return parents.flatMap((parent, spot) => {
    if (parent !== spot) return [];
    const [left = 0, top = 0, right = 0, bottom = 0] = [lefts[spot], tops[spot], rights[spot], bottoms[spot]];
    const tall = bottom - top + 1;
    if (tall < LEAST_HEIGHT || tall > largest || right - left + 1 > 3 * tall) return [];
    return [{ left, top, right, bottom, paper: meanAt((left + right) >> 1, (top + bottom) >> 1) }];
  });

  function isInk(x: number, y: number): boolean {
    const mean = meanAt(x, y);
    const here = light[y * width + x] ?? 0;
    return here < mean * DARKER && here < mean - CONTRAST;
  }
}

/** Those with another of about their size right beside them, which texture and folds seldom have. */
function inWords(spots: readonly Glyph[], height: number): Glyph[] {
  const rows = new Map<number, Glyph[]>();
  const rowHeight = Math.max(8, Math.round(height / 60));
  const rowOf = ({ top, bottom }: Glyph): number => Math.floor((top + bottom) / 2 / rowHeight);
  for (const spot of spots) rows.set(rowOf(spot), [...(rows.get(rowOf(spot)) ?? []), spot]);
  return spots.filter((spot) => {
    const row = rowOf(spot);
    const near = [row - 1, row, row + 1].flatMap((each) => rows.get(each) ?? []);
    return near.some((other) => other !== spot && areInOneWord(spot, other));
  });
}

function areInOneWord(one: Glyph, other: Glyph): boolean {
  const [a, b] = [one.bottom - one.top + 1, other.bottom - other.top + 1];
  const gap = Math.max(one.left, other.left) - Math.min(one.right, other.right);
  const offset = Math.abs(one.top + one.bottom - other.top - other.bottom) / 2;
  return (
    Math.max(a, b) <= SAME_SIZE * Math.min(a, b) && gap < WORD_GAP * Math.max(a, b) && offset < Math.max(a, b) * 0.7
  );
}
