import { MAX_PIXELS } from '@fairtab/services/receipts/photos/photoKind';
import { HeicPicture } from './HeicPicture';
import { placementOf } from './placement';
import { shrinkingOf, shrinkTile } from './shrinkTile';

/** A picture as red, green and blue bytes, with alpha ones when it has four channels. */
export interface DecodedPicture {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly pixels: Uint8Array;
}

/**
 * Decodes the main picture of a HEIC, upright. A picture whose longer side is four times `longSide` or more is halved on the
 * way, tile by tile, so that all its pixels are never in memory together.
 * @throws when it is broken, or larger than its header said.
 */
export async function decodeHeic(heic: Uint8Array, longSide: number): Promise<DecodedPicture> {
  const picture = await HeicPicture.open(heic);
  const { channels, turnings } = picture;
  const sizes = picture.sizes();
  const { width, height, tileWidth, tileHeight } = sizes;
  if (!(width * height > 0 && width * height <= MAX_PIXELS && tileWidth > 0 && tileHeight > 0))
    throw new Error('No picture of a size to decode');
  const by = shrinkingOf({ ...sizes, wanted: longSide });
  const size = { width: Math.floor(width / by), height: Math.floor(height / by) };
  const placement = placementOf({ ...size, turnings });
  const pixels = new Uint8Array(channels * size.width * size.height);
  for (let row = 0, top = 0; top < height; row++, top += tileHeight) {
    for (let column = 0, left = 0; left < width; column++, left += tileWidth) {
      const seen = { width: Math.min(tileWidth, width - left), height: Math.min(tileHeight, height - top) };
      const at = { x: left / by, y: top / by };
      picture.decode({
        column,
        row,
        use: (tile) => {
          if (tile.width < seen.width || tile.height < seen.height) throw new Error('A tile is smaller than it says');
          shrinkTile({ tile: { ...tile, ...seen }, channels, by, at, into: pixels, placement });
        },
      });
    }
  }
  return { width: placement.width, height: placement.height, channels, pixels };
}
