import type { OcrEngine, OcrStage } from '../OcrEngine';
import { encodePhoto, turnPhoto } from '../photo/photo';
import type { ReadPhoto } from '../PhotoReader';
import { preparePhoto } from '../photo/preparePhoto';

/**
 * From what somebody uploaded to the photo that is kept and its words.
 * @throws UnreadablePhoto when it cannot be decoded; what the engine throws.
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
  const prepared = await preparePhoto(photo);
  const { turned, ...page } = await engine.readWords(prepared, onStage);
  const jpeg = await encodePhoto(await turnPhoto(prepared, turned));
  return { page, jpeg, width: page.width, height: page.height };
}
