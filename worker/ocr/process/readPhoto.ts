import { isPdf } from '@fairtab/services/receipts/photos/photoKind';
import type { OcrEngine, OcrStage } from '../OcrEngine';
import { readPdf } from '../pdf/readPdf';
import { encodePhoto, turnPhoto } from '../photo/photo';
import type { ReadPhoto } from '../PhotoReader';
import { preparePhoto } from '../photo/preparePhoto';

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
  const { turned, ...page } = await engine.readWords(prepared, onStage);
  const jpeg = await encodePhoto(await turnPhoto(prepared, turned));
  return { page, jpeg, width: page.width, height: page.height };
}
