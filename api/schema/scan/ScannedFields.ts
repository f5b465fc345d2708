import type { Box, Read } from '@fairtab/domain/scan/bill';
import type { Cents } from '@fairtab/domain/money';
import { isUnsure } from '@fairtab/domain/scan/unsure';
import type { KeptPhoto } from '@fairtab/services/scans/receiptPhotos';
import { builder } from '../builder';
import { listOf } from '../fieldMarks';
import { PhotoBoxRef, placed, type PlacedBox } from './PhotoBox';

/** How sure something that was read is, and where it stands. */
interface Certainty {
  readonly confidence: number;
  readonly boxes: readonly Box[];
}

/** Something that was read, with the photos it was read on. */
export type OnPhotos<T> = T & { readonly photos: readonly KeptPhoto[] };

/** Three decimals: more say nothing. */
export function confidenceOf({ confidence }: Pick<Certainty, 'confidence'>): number {
  return Math.round(confidence * 1_000) / 1_000;
}

export const CONFIDENCE = 'How sure it is, 0 to 1.';
export const IS_UNSURE = 'Whether somebody should compare it with the photo.';
export const BOXES = 'Where it stands on the photos; empty when it was worked out.';

export function boxesOf({ boxes, photos }: OnPhotos<Certainty>): PlacedBox[] {
  return placed(boxes, photos);
}

export const ScannedText = builder.objectRef<OnPhotos<Read<string>>>('ScannedText').implement({
  description: 'A text that was read.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'What it says.' }),
    confidence: t.float({ description: CONFIDENCE, resolve: confidenceOf }),
    isUnsure: t.boolean({ description: IS_UNSURE, resolve: ({ confidence }) => isUnsure(confidence) }),
    boxes: t.field({ type: [PhotoBoxRef], description: BOXES, extensions: listOf(1), resolve: boxesOf }),
  }),
});

export const ScannedDate = builder.objectRef<OnPhotos<Read<string>>>('ScannedDate').implement({
  description: 'A day that was read.',
  fields: (t) => ({
    value: t.expose('value', { type: 'Date', description: 'What it says.' }),
    confidence: t.float({ description: CONFIDENCE, resolve: confidenceOf }),
    isUnsure: t.boolean({ description: IS_UNSURE, resolve: ({ confidence }) => isUnsure(confidence) }),
    boxes: t.field({ type: [PhotoBoxRef], description: BOXES, extensions: listOf(1), resolve: boxesOf }),
  }),
});

export const ScannedMoney = builder.objectRef<OnPhotos<Read<Cents>>>('ScannedMoney').implement({
  description: 'An amount that was read, or worked out of others.',
  fields: (t) => ({
    value: t.expose('value', { type: 'Money', description: 'What it says.' }),
    confidence: t.float({ description: CONFIDENCE, resolve: confidenceOf }),
    isUnsure: t.boolean({ description: IS_UNSURE, resolve: ({ confidence }) => isUnsure(confidence) }),
    boxes: t.field({ type: [PhotoBoxRef], description: BOXES, extensions: listOf(1), resolve: boxesOf }),
  }),
});
