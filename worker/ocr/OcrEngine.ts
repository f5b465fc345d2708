import type { Page } from '@fairtab/domain/scan/words';
import type { Photo, Turn } from './photo/photo';

export interface ReadPage extends Page {
  /** The page's size and the words' polygons are those of the photo turned by this much. */
  readonly turned: Turn;
}

/** What happens to a photo, in this order. */
export type OcrStage = 'turning' | 'reading';

/** Reads the words on a photo. One call at a time: an engine may hold hundreds of megabytes while it reads. */
export interface OcrEngine {
  /**
   * @throws UnreadablePhoto when the engine refuses the photo, another error when it is out of order.
   */
  readWords(photo: Photo, onStage?: (stage: OcrStage) => void): Promise<ReadPage>;
  /** Frees what the engine holds; it reads nothing afterwards. */
  close(): Promise<void>;
}
