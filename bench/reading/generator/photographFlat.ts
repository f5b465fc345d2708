import type { Random } from '@fairtab/domain/testing/random';
import sharp from 'sharp';
import { tablecloth } from './tablecloth';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a camera sees a flat paper on a table. */
export interface View extends Size {
  /** The paper's size in the middle of the photo: its height when it is not turned, in pixels. */
  readonly paper: number;
  /** Clockwise, in degrees. */
  readonly turn: number;
  /** How much smaller the far side of the paper is than its near one, from 0 to 1. */
  readonly aslant?: number;
  /** The direction from which it is seen, in degrees; 0 is from below. */
  readonly from?: number;
}

/** Photographs a flat paper, whole, with the table around it. */
export async function photographFlat(paper: Uint8Array, view: View, random: Random): Promise<Buffer> {
  const { data, info } = await sharp(paper)
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = view;
  const pixels = tablecloth({ width, height }, random);
  const sourceOf = sourcesOf(info, view);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = sourceOf({ x: x + 0.5, y: y + 0.5 });
      if (from) copyPixel({ from: data, ...info, at: from, into: pixels, to: 3 * (y * width + x) });
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: random.int(75, 90) })
    .toBuffer();
}

/** Where each place of the photo is on the paper; null on the table. */
function sourcesOf(source: Size, view: View): (place: Point) => Point | null {
  const scale = view.paper / source.height;
  const turn = (view.turn * Math.PI) / 180;
  const from = ((view.from ?? 0) * Math.PI) / 180;
  const size = Math.hypot(source.width, source.height) * scale;
  // The place's distance from the eye grows by this for each pixel away from the middle.
  const far = (view.aslant ?? 0) / size;
  return ({ x, y }) => {
    const [right, down] = [x - view.width / 2, y - view.height / 2];
    const near = 1 + far * (right * Math.sin(from) + down * Math.cos(from));
    if (near <= 0.1) return null;
    const [u, v] = [right / near, down / near];
    const at = {
      x: (u * Math.cos(turn) + v * Math.sin(turn)) / scale + source.width / 2 - 0.5,
      y: (v * Math.cos(turn) - u * Math.sin(turn)) / scale + source.height / 2 - 0.5,
    };
    const isOn = at.x >= 0 && at.y >= 0 && at.x < source.width - 1 && at.y < source.height - 1;
    return isOn ? at : null;
  };
}

function copyPixel({
  from,
  width,
  at,
  into,
  to,
}: {
  from: Uint8Array;
  width: number;
  at: Point;
  into: Uint8Array;
  to: number;
}): void {
  const [left, top] = [Math.floor(at.x), Math.floor(at.y)];
  const [u, v] = [at.x - left, at.y - top];
  const upper = 3 * (top * width + left);
  const lower = upper + 3 * width;
  for (let channel = 0; channel < 3; channel++) {
    const above = (from[upper + channel] ?? 0) * (1 - u) + (from[upper + 3 + channel] ?? 0) * u;
    const below = (from[lower + channel] ?? 0) * (1 - u) + (from[lower + 3 + channel] ?? 0) * u;
    into[to + channel] = Math.round(above * (1 - v) + below * v);
  }
}
