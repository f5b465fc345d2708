import { setTimeout as delay } from 'node:timers/promises';
import type { OcrStage } from '../OcrEngine';
import type { ReadPhoto } from '../PhotoReader';
import { UnreadablePhoto } from '../UnreadablePhoto';

const eaten: Buffer[] = [];

/** Replaces readPhotoTask in tests. The "photo" is an order. */
export async function run(photo: Uint8Array, onStage: (stage: OcrStage) => void): Promise<ReadPhoto> {
  const order = Buffer.from(photo).toString();
  if (order === 'crash') process.abort();
  if (order === 'hang') for (;;);
  while (order === 'eat') {
    eaten.push(Buffer.alloc(20_000_000, 1));
    await delay(5);
  }
  if (order === 'refuse') throw new UnreadablePhoto('refused');
  if (order === 'fail') throw new Error('no engine');
  onStage('turning');
  onStage('reading');
  const pid = Buffer.from(String(process.pid));
  return { page: { width: 1, height: 1, words: [] }, jpeg: pid, width: 1, height: 1 };
}
