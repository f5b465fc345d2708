import { FIRST_CURRENCY, formatMoney } from '@fairtab/domain/money';
import type { Cents } from '@fairtab/domain/money';
import type { Box, Read } from '@fairtab/domain/scan/bill';
import { isUnsure } from '@fairtab/domain/scan/unsure';
import type { KeptPhoto } from '@fairtab/services/receipts/scans/receiptPhotos';
import { builder } from '../builder';
import { listOf } from '../fieldMarks';
import { PhotoBoxRef, placed } from './PhotoBox';

/** How certain a reading is, and its places on the photos. */
interface Certainty {
  readonly confidence: number;
  readonly boxes: readonly Box[];
}

/** A value that was read, and the photos it was read from. */
export type OnPhotos<T> = T & { readonly photos: readonly KeptPhoto[] };

/** The fields of everything that is read from photos. */
export function certaintyFields<Reading extends OnPhotos<Certainty>>(
  t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Reading>,
) {
  return {
    confidence: t.float({
      description: 'How certain the reading is, 0 to 1.',
      // Three decimals, which is as precise as the estimate is.
      resolve: ({ confidence }) => Math.round(confidence * 1_000) / 1_000,
    }),
    isUnsure: t.boolean({
      description: 'Whether a person should compare it with the photo.',
      resolve: ({ confidence }) => isUnsure(confidence),
    }),
    boxes: t.field({
      type: [PhotoBoxRef],
      description: 'Its places on the photos. Empty when it was computed.',
      extensions: listOf(1),
      resolve: ({ boxes, photos }) => placed(boxes, photos),
    }),
  };
}

export const ScannedText = builder.objectRef<OnPhotos<Read<string>>>('ScannedText').implement({
  description: 'A text that was read.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'The value that was read.' }),
    ...certaintyFields(t),
  }),
});

export const ScannedDate = builder.objectRef<OnPhotos<Read<string>>>('ScannedDate').implement({
  description: 'A day that was read.',
  fields: (t) => ({
    value: t.expose('value', { type: 'Date', description: 'The value that was read.' }),
    ...certaintyFields(t),
  }),
});

export const ScannedMoney = builder.objectRef<OnPhotos<Read<Cents>>>('ScannedMoney').implement({
  description: 'An amount that was read, or computed from others.',
  fields: (t) => ({
    value: t.field({
      type: 'Money',
      description: 'The value that was read.',
      resolve: (it) => formatMoney(it.value, FIRST_CURRENCY),
    }),
    ...certaintyFields(t),
  }),
});
