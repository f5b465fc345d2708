import type { Placement } from './placement';

/** Pixels as bytes of their channels, with `stride` bytes from one row to the next. */
export interface Tile {
  readonly bytes: Uint8Array;
  readonly stride: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The power of two by which a picture may be shrunk in whole pixels of its tiles. Its longer side then still has twice the
 * `wanted` pixels, so that scaling it down further hides the squares. 1 when the edges of tiles are in the way.
 */
export function shrinkingOf({
  width,
  height,
  tileWidth,
  tileHeight,
  wanted,
}: {
  width: number;
  height: number;
  tileWidth: number;
  tileHeight: number;
  wanted: number;
}): number {
  let by = 1;
  while (Math.max(width, height) >= 4 * by * wanted) by *= 2;
  const isWhole = tileWidth >= width && tileHeight >= height;
  const fits = isWhole || (tileWidth % by === 0 && tileHeight % by === 0);
  return fits && Math.min(width, height) >= by ? by : 1;
}

/** Writes the means of squares of `by` pixels of a tile into a picture. Pixels at the right and below that fill no square are dropped. */
export function shrinkTile({
  tile: { bytes, stride, width, height },
  channels,
  by,
  at,
  into,
  placement: { origin, right, down },
}: {
  tile: Tile;
  channels: number;
  by: number;
  /** Where the tile begins in the shrunk picture, before it is turned. */
  at: { readonly x: number; readonly y: number };
  into: Uint8Array;
  placement: Placement;
}): void {
  const [columns, rows] = [Math.floor(width / by), Math.floor(height / by)];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const to = channels * (origin + (at.x + column) * right + (at.y + row) * down);
      const from = row * by * stride + column * by * channels;
      for (let channel = 0; channel < channels; channel++) {
        let sum = 0;
        for (let y = 0; y < by; y++)
          for (let x = 0; x < by; x++) sum += bytes[from + y * stride + x * channels + channel] ?? 0;
        into[to + channel] = Math.round(sum / (by * by));
      }
    }
  }
}
