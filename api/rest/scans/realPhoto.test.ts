import { silentLogger } from '@fairtab/services/testing/silentLogger';
import { openPhotoReader } from '@fairtab/worker/ocr/openPhotoReader';
import { receiptPhoto } from '@fairtab/worker/ocr/testing/receiptPhoto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkAgainstOpenApi } from '../../testing/checkAgainstOpenApi';
import type { ProcessedReceipt } from './shapes';
import { sendPhoto, startApiWithWorker, type ApiWithWorker } from '../../testing/startApiWithWorker';

const PATH = '/api/process-receipt';

let scanning: ApiWithWorker;
beforeAll(async () => {
  const reader = openPhotoReader({ visionCredentials: null, logger: silentLogger });
  scanning = await startApiWithWorker(() => '', { reader });
});
afterAll(() => scanning.close());

it('reads the bill from a photo, also after a photo that cannot be opened', async () => {
  const ana = scanning.api.browser();
  const photo = receiptPhoto(1008);
  const torn = await sendPhoto(ana, { path: PATH, field: 'receipt', bytes: photo.subarray(0, 20_000) });
  expect(torn).toMatchObject({ status: 422, body: { code: 'unreadable' } });

  const answer = await sendPhoto(ana, { path: PATH, field: 'receipt', bytes: photo });
  await checkAgainstOpenApi(scanning.api, { method: 'POST', path: PATH, answer });
  const { data } = answer.body as ProcessedReceipt;
  expect(data).toMatchObject({ total: '24.47', tax: '2.22', subtotal: '22.25', tip: null, balanced: true });
  expect(data.items).toHaveLength(5);

  const kept = await ana.fetch(String(data.photos[0]));
  const { format, exif, width, height } = await sharp(Buffer.from(await kept.arrayBuffer())).metadata();
  const { width: sentWidth, height: sentHeight } = await sharp(photo).metadata();
  expect({ format, exif, width, height }).toEqual({ format: 'jpeg', width: sentWidth, height: sentHeight });
});
