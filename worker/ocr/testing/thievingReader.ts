import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { ReadPhoto } from '../PhotoReader';
import '../process/readPhotoTask';

const ATTEMPTS = [readFile, (file: string) => sharp(file).toBuffer()];

/** Replaces readPhotoTask in tests, as if a photo had taken it over. The "photo" is the path of a picture to steal. */
export async function run(photo: Uint8Array): Promise<ReadPhoto> {
  const file = Buffer.from(photo).toString();
  const outcomes = await Promise.allSettled(ATTEMPTS.map((attempt) => attempt(file)));
  const jpeg = Buffer.from(outcomes.map(({ status }) => status).join());
  return { page: { width: 1, height: 1, words: [] }, jpeg, width: 1, height: 1 };
}
