import type { Logger } from '@fairtab/services/logger';
import type { PhotoReader } from './PhotoReader';
import { ChildPhotoReader } from './process/ChildPhotoReader';

/** The variables that a process needs to run and to reach a service on the network. None of them is secret. */
const PASSED_ON = /^(PATH|HOME|TMPDIR|LANG|TZ|LD_LIBRARY_PATH|NODE_EXTRA_CA_CERTS|SystemRoot|(https?|grpc|no)_proxy)$/i;

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
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED_ON.test(name)));
  if (visionCredentials === null) return new ChildPhotoReader({ engine: 'PP-OCRv4', env, logger });
  return new ChildPhotoReader({
    engine: 'Google Cloud Vision',
    env: { ...env, GOOGLE_APPLICATION_CREDENTIALS: visionCredentials },
    logger,
  });
}
