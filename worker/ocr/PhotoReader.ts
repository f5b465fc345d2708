import type { Page } from '@fairtab/domain/scan/words';
import type { OcrStage } from './OcrEngine';

/** A photo as it is kept, and the words on it. */
export interface ReadPhoto {
  /** Its size and the words' polygons are pixels of `jpeg`. */
  readonly page: Page;
  /** Upright, sRGB, without any metadata. */
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Makes of what somebody uploaded a photo that is safe to keep, and words. */
export interface PhotoReader {
  /** Its name, for logs and reports. */
  readonly engine: string;
  /**
   * Photos wait for each other: one is read at a time.
   * @param photo JPEG, PNG, WebP, HEIC or PDF, of which the first page is read.
   * @throws UnreadablePhoto when the photo is to blame; any other error means that reading is temporarily unavailable.
   */
  read(photo: Uint8Array, onStage: (stage: OcrStage) => void): Promise<ReadPhoto>;
  /** Lets go of everything; a photo that is being read is given up. */
  close(): Promise<void>;
}
