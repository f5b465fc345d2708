import { isPdf } from '@fairtab/services/receipts/photos/photoKind';
import type { OcrEngine, OcrStage } from '../OcrEngine';
import { readPdf } from '../pdf/readPdf';
import { encodePhoto, scalePhoto, type Photo } from '../photo/photo';
import { MAX_SIDE, preparePhoto } from '../photo/preparePhoto';
import type { ReadPhoto } from '../PhotoReader';
import { scalePolygon } from '../polygons';

/**
 * Turns an upload, a photo or a PDF, into the kept photo and its words.
 * @throws UnreadablePhoto when it cannot be decoded, and the engine's errors.
 */
export async function readPhoto({
  photo,
  engine,
  onStage,
}: {
  photo: Uint8Array;
  engine: OcrEngine;
  onStage: (stage: OcrStage) => void;
}): Promise<ReadPhoto> {
  if (isPdf(photo)) return readPdf({ pdf: photo, engine, onStage });
  const prepared = await preparePhoto(photo);
  const { photo: seen, ...page } = await engine.readWords(prepared, onStage);
  const kept = await fitting(seen);
  const { width, height } = kept;
  const by = { x: width / page.width, y: height / page.height };
  const words = page.words.map((word) => ({ ...word, polygon: scalePolygon(word.polygon, by) }));
  return { page: { ...page, width, height, words }, jpeg: await encodePhoto(kept), width, height };
}

/** The photo, no larger than it is kept. */
async function fitting(photo: Photo): Promise<Photo> {
  const by = MAX_SIDE / Math.max(photo.width, photo.height);
  if (by >= 1) return photo;
  return scalePhoto(photo, { width: Math.round(photo.width * by), height: Math.round(photo.height * by) });
}
