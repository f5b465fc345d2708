import type { Page } from '@fairtab/domain/scan/words';
import type { OcrStage } from './OcrEngine';

/** A kept photo and the words on it. */
export interface ReadPhoto {
  /** Its size and the words' polygons are in pixels of `jpeg`. A document has one, of all its pages. */
  readonly page: Page;
  /** Upright, sRGB, without any metadata. */
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Turns an upload into a photo that is safe to keep, and reads its words. */
export interface PhotoReader {
  /** The engine's name, for logs and reports. */
  readonly engine: string;
  /**
   * One photo is read at a time; others wait.
   * @param photo JPEG, PNG, WebP, HEIC or PDF.
   * @throws UnreadablePhoto when the photo is the cause; any other error means that reading does not work at the
   * moment.
   */
  read(photo: Uint8Array, onStage: (stage: OcrStage) => void): Promise<ReadPhoto>;
  /** Frees everything. A photo that is being read fails. */
  close(): Promise<void>;
}
