import type { Box } from '@fairtab/domain/scan/bill';
import type { Point } from '@fairtab/domain/scan/words';
import type { KeptPhoto } from '@fairtab/services/receipts/scans/receiptPhotos';
import { builder } from '../builder';
import { listOf } from '../fieldMarks';

/** A box, and the photo it is on. */
export interface PlacedBox {
  readonly box: Box;
  readonly photo: KeptPhoto;
}

const PhotoPoint = builder.objectRef<Point>('PhotoPoint').implement({
  description: 'A point on a photo.',
  fields: (t) => ({
    x: t.exposeFloat('x', { description: 'The distance from the left edge, as a fraction of the width.' }),
    y: t.exposeFloat('y', { description: 'The distance from the upper edge, as a fraction of the height.' }),
  }),
});

export const PhotoBoxRef = builder.objectRef<PlacedBox>('PhotoBox').implement({
  description: 'The place of a text on a photo: four corners as fractions (0 to 1) of its width and height.',
  fields: (t) => ({
    photo: t.int({ description: 'The index of the photo, from 0.', resolve: ({ box }) => box.page }),
    corners: t.field({
      type: [PhotoPoint],
      description:
        'The upper left, upper right, lower right and lower left corner of the text, in this order also when it is slanted.',
      extensions: listOf(4),
      resolve: ({ box, photo: { width, height } }) =>
        box.polygon.map(({ x, y }) => ({ x: fraction(x / width), y: fraction(y / height) })),
    }),
  }),
});

/** @returns the boxes that lie on one of the photos. */
export function placed(boxes: readonly Box[], photos: readonly KeptPhoto[]): PlacedBox[] {
  return boxes.flatMap((box) => {
    const photo = photos[box.page];
    return photo ? [{ box, photo }] : [];
  });
}

/** Limits a value to 0 to 1, because words at the edge may reach beyond it, and rounds it to a fifth of a pixel. */
function fraction(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
}
