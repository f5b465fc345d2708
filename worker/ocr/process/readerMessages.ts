import type { OcrStage } from '../OcrEngine';
import type { ReadPhoto } from '../PhotoReader';

/** What the process that reads photos is told: one photo, and no other before it has answered. */
export interface ToReader {
  readonly photo: Uint8Array;
}

/** What it says: that it is ready, and then of each photo its stages and one of the three ends. */
export type FromReader =
  | { readonly kind: 'ready' }
  | { readonly kind: 'stage'; readonly stage: OcrStage }
  | { readonly kind: 'read'; readonly read: ReadPhoto }
  | { readonly kind: 'unreadable'; readonly message: string }
  | { readonly kind: 'unavailable'; readonly message: string };
