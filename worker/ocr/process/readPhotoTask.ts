import sharp from 'sharp';
import type { OcrStage } from '../OcrEngine';
import { openEngine } from '../openEngine';
import type { ReadPhoto } from '../PhotoReader';
import { readPhoto } from './readPhoto';

// Runs in the child of ChildPhotoReader. One photo at a time on one core: nothing to remember between photos, and no
// threads to share one with.
sharp.cache(false);
sharp.concurrency(1);

const engine = await openEngine({ visionCredentials: process.env.GOOGLE_APPLICATION_CREDENTIALS });

export function run(photo: Uint8Array, onStage: (stage: OcrStage) => void): Promise<ReadPhoto> {
  return readPhoto({ photo, engine, onStage });
}
