import { GoogleVisionEngine } from './vision/GoogleVisionEngine';
import { loadModels } from './paddle/models';
import type { OcrEngine } from './OcrEngine';
import { openLater, openModel } from './paddle/openModel';
import { PaddleEngine } from './paddle/PaddleEngine';

/**
 * Opens Google Cloud Vision when there are credentials, otherwise the offline engine.
 * @throws when its models or its client cannot be loaded.
 */
export async function openEngine({ visionCredentials }: { visionCredentials: string | undefined }): Promise<OcrEngine> {
  if (visionCredentials !== undefined) {
    // Loaded only when it is used, because it is large.
    const { ImageAnnotatorClient } = await import('@google-cloud/vision');
    return new GoogleVisionEngine({ client: new ImageAnnotatorClient({ keyFilename: visionCredentials }) });
  }
  const { detection, recognition, secondRecognition, characters } = await loadModels();
  return new PaddleEngine({
    detector: await openModel(detection),
    recogniser: { model: await openModel(recognition), characters },
    second: { model: openLater(secondRecognition), characters },
  });
}
