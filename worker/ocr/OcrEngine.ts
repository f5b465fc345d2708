import type { Page } from '@fairtab/domain/scan/words';
import type { Photo, Turn } from './photo/photo';

export interface ReadPage extends Page {
  /** The page's size and the words' polygons hold for the photo after this turn. */
  readonly turned: Turn;
}

/** The stages of reading a photo, in this order. */
export type OcrStage = 'turning' | 'reading';

/** Reads the words on a photo. Only one call at a time, because an engine may need hundreds of megabytes for it. */
export interface OcrEngine {
  /** @throws UnreadablePhoto when the engine refuses the photo, another error when the engine does not work. */
  readWords(photo: Photo, onStage?: (stage: OcrStage) => void): Promise<ReadPage>;
  /** Frees the engine's memory. It cannot read afterwards. */
  close(): Promise<void>;
}
