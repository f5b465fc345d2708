import type { Bounds } from '../../photoView';
import { glyphsOf, type Glyph } from './glyphs';
import { sheetOf } from './sheetOf';
import { washedOut } from './washedOut';

/** A decoded picture: four bytes a pixel, red, green, blue and alpha, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

export interface Measures {
  /** How many letters and digits were found. */
  readonly glyphs: number;
  /** Their median height, in pixels. */
  readonly glyphHeight: number;
  /** The median brightness of the paper around them, 0 to 255; of the whole picture when there are none. */
  readonly paper: number;
  /** How far it is from paper to ink at the side of a stroke: the median, as a fraction of the glyphs' height. */
  readonly edgeWidth: number;
  /** How many places among the glyphs are white, in cells, and as a fraction of the places that should have some. */
  readonly washedOut: { readonly cells: number; readonly share: number };
  /** How many glyphs one side of the picture cuts, where lines begin or end; the larger of both sides. */
  readonly cutGlyphs: number;
  /** The part of the picture that has all text; null when there is nothing to crop. */
  readonly sheet: Bounds | null;
}

/** Only letters on a ground nearly as bright as the brightest tenth count as those of the bill. */
const BRIGHT = 0.9;
const BRIGHTER = 0.7;
/** The approximate number of glyphs whose edges are measured. */
const EDGES = 1_500;
/** How many pixels on each side of an edge may belong to it. */
const REACH = 8;
/** An edge of less contrast says nothing. */
const LEAST_CONTRAST = 30;

/** What can be seen of a photo's text without reading it. */
export function measurePhoto(picture: Picture): Measures {
  const { width, height } = picture;
  const light = lightOf(picture);
  const { glyphs: spots, isOnSide } = glyphsOf({ light, width, height });
  // Wood and leather have spots like letters, on a darker ground than paper.
  const ground =
    BRIGHTER *
    quantileOf(
      spots.map((spot) => spot.paper),
      BRIGHT,
    );
  const glyphs = spots.filter((spot) => spot.paper >= ground);
  const tallness = ({ left, top, right, bottom }: Glyph): number => (isOnSide ? right - left : bottom - top) + 1;
  const glyphHeight = medianOf(glyphs.map(tallness));
  const step = Math.max(1, Math.floor(glyphs.length / EDGES));
  const edges = glyphs
    .filter((_, index) => index % step === 0)
    .flatMap((glyph) => edgeWidthOf({ light, width, glyph }) ?? []);
  const ofBill = glyphs.filter((glyph) => {
    const size = tallness(glyph) / glyphHeight;
    return size > 0.6 && size < 1.7;
  });
  const cutBy = (isCut: (glyph: Glyph) => boolean): number => ofBill.filter(isCut).length;
  return {
    glyphs: glyphs.length,
    glyphHeight,
    sheet: sheetOf(spots, { width, height, glyphHeight }),
    paper: glyphs.length > 0 ? medianOf(glyphs.map(({ paper }) => paper)) : meanOf(light),
    edgeWidth: medianOf(edges) / Math.max(1, glyphHeight),
    washedOut: washedOut({ light, width, height }, { glyphs, glyphHeight }),
    cutGlyphs: isOnSide
      ? Math.max(
          cutBy(({ top }) => top === 0),
          cutBy(({ bottom }) => bottom === height - 1),
        )
      : Math.max(
          cutBy(({ left }) => left === 0),
          cutBy(({ right }) => right === width - 1),
        ),
  };
}

/** The brightness of each pixel (ITU-R BT.601). */
function lightOf({ width, height, data }: Picture): Uint8Array {
  const light = new Uint8Array(width * height);
  for (let pixel = 0, byte = 0; pixel < light.length; pixel++, byte += 4)
    light[pixel] = (299 * (data[byte] ?? 0) + 587 * (data[byte + 1] ?? 0) + 114 * (data[byte + 2] ?? 0)) / 1000;
  return light;
}

/** How many pixels the left edge of a glyph takes from 20% to 80% of the way from ink to paper, in the middle of its height. */
function edgeWidthOf({ light, width, glyph }: { light: Uint8Array; width: number; glyph: Glyph }): number | null {
  const row = Math.round((glyph.top + glyph.bottom) / 2) * width;
  const at = (x: number): number => light[row + x] ?? 0;
  const from = Math.max(0, glyph.left - REACH);
  const to = Math.min(width - 1, glyph.left + REACH);
  let ink = Math.max(0, glyph.left - 1);
  for (let x = ink; x <= to; x++) if (at(x) < at(ink)) ink = x;
  let paper = ink;
  for (let x = ink; x >= from; x--) if (at(x) > at(paper)) paper = x;
  const contrast = at(paper) - at(ink);
  if (contrast < LEAST_CONTRAST) return null;
  const crossing = (share: number): number => {
    const level = at(ink) + share * contrast;
    for (let x = ink; x > paper; x--)
      if (at(x) <= level && at(x - 1) > level) return x - (level - at(x)) / (at(x - 1) - at(x));
    return paper;
  };
  return crossing(0.2) - crossing(0.8);
}

function medianOf(values: readonly number[]): number {
  return quantileOf(values, 0.5);
}

function quantileOf(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

function meanOf(values: Uint8Array): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
