import sharp from 'sharp';
import type { OcrStage } from '../OcrEngine';
import { openEngine } from '../openEngine';
import type { ReadPhoto } from '../PhotoReader';
import { readPhoto } from './readPhoto';

// Runs in the child of ChildPhotoReader. It handles one photo at a time on one core, so sharp needs neither a cache nor
// threads.
sharp.cache(false);
sharp.concurrency(1);

const engine = await openEngine({ visionCredentials: process.env.GOOGLE_APPLICATION_CREDENTIALS });

export function run(photo: Uint8Array, onStage: (stage: OcrStage) => void): Promise<ReadPhoto> {
  return readPhoto({ photo, engine, onStage });
}
