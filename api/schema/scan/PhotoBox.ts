import type { Box } from '@fairtab/domain/scan/bill';
import type { Point } from '@fairtab/domain/scan/words';
import type { KeptPhoto } from '@fairtab/services/scans/receiptPhotos';
import { builder } from '../builder';
import { listOf } from '../fieldMarks';

/** A box with the photo it is on. */
export interface PlacedBox {
  readonly box: Box;
  readonly photo: KeptPhoto;
}

const PhotoPoint = builder.objectRef<Point>('PhotoPoint').implement({
  description: 'A point on a photo.',
  fields: (t) => ({
    x: t.exposeFloat('x', { description: 'From its left edge, as a fraction of its width.' }),
    y: t.exposeFloat('y', { description: 'From its upper edge, as a fraction of its height.' }),
  }),
});

export const PhotoBoxRef = builder.objectRef<PlacedBox>('PhotoBox').implement({
  description:
    'Where something stands on a photo: four corners in reading order, as fractions (0 to 1) of its width and height.',
  fields: (t) => ({
    photo: t.int({ description: 'Which one of the photos, from 0.', resolve: ({ box }) => box.page }),
    corners: t.field({
      type: [PhotoPoint],
      description: 'Upper left, upper right, lower right, lower left of the text, however it is slanted.',
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

/** Words at the edge may reach beyond it. Four decimals are a fifth of a pixel. */
function fraction(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
}
