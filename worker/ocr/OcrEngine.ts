import type { Page } from '@fairtab/domain/scan/words';

/** How far a photo was turned clockwise before it was read, in degrees. */
export type Turn = 0 | 90 | 180 | 270;

export interface ReadPage extends Page {
  /** The page's size and the words' polygons are those of the photo turned by this much. */
  readonly turned: Turn;
}

/** What happens to a photo, in this order. */
export type OcrStage = 'turning' | 'reading';

/** Reads the words on a photo. One call at a time: an engine may hold hundreds of megabytes while it reads. */
export interface OcrEngine {
  /**
   * @param image a still JPEG, PNG or WebP that was checked and re-encoded before.
   * @throws when the image cannot be decoded or the engine is out of order.
   */
  readWords(image: Uint8Array, onStage?: (stage: OcrStage) => void): Promise<ReadPage>;
  /** Frees what the engine holds; it reads nothing afterwards. */
  close(): Promise<void>;
}
