import sharp from 'sharp';
import type { OcrEngine, OcrStage } from '../OcrEngine';
import { openEngine } from '../openEngine';
import type { ReadPhoto } from '../PhotoReader';
import { readPhoto } from './readPhoto';

// Runs in the child of ChildPhotoReader. It handles one photo at a time on one core, so sharp needs neither a cache nor
// threads.
sharp.cache(false);
sharp.concurrency(1);
// Decoders that are not needed are a way in, and those of files would open any file.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`) });

let engine: Promise<OcrEngine> | undefined;

export async function run(photo: Uint8Array, onStage: (stage: OcrStage) => void): Promise<ReadPhoto> {
  engine ??= openEngine({ visionCredentials: process.env.GOOGLE_APPLICATION_CREDENTIALS });
  return readPhoto({ photo, engine: await engine, onStage });
}
