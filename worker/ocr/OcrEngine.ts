import type { Page } from '@fairtab/domain/scan/words';
import type { Photo, PreparedPhoto } from './photo/photo';

export interface ReadPage extends Page {
  /** What the page's size and the words' polygons hold for: the photo upright, and of a far paper the part with text. */
  readonly photo: Photo;
}

/** The stages of reading a photo, in this order. */
export type OcrStage = 'turning' | 'reading';

/** Reads the words on a photo. Only one call at a time, because an engine may need hundreds of megabytes for it. */
export interface OcrEngine {
  /** @throws UnreadablePhoto when the engine refuses the photo, another error when the engine does not work. */
  readWords(photo: PreparedPhoto, onStage?: (stage: OcrStage) => void): Promise<ReadPage>;
  /** Frees the engine's memory. It cannot read afterwards. */
  close(): Promise<void>;
}
