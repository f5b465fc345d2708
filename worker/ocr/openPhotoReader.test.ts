import { readBill } from '@fairtab/domain/scan/readBill';
import { photoPage } from '@fairtab/domain/scan/testing/photoPage';
import type { Point } from '@fairtab/domain/scan/words';
import { createLogger } from '@fairtab/services/platform/logger';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openPhotoReader } from './openPhotoReader';
import type { ReadPhoto } from './PhotoReader';
import { HEIC } from './testing/heic';
import { pdfOfPictures, pdfPage } from './testing/pdf';
import { RECEIPT_PHOTOS, receiptPhoto } from './testing/receiptPhoto';
import { UnreadablePhoto } from './UnreadablePhoto';

// On a busy machine reading takes many times as long.
vi.setConfig({ testTimeout: 80_000 });

// The real process with the real models. All tests share it, because starting it takes as long as reading a photo.
const reader = openPhotoReader({ visionCredentials: null, logger: createLogger({ name: 'test', level: 'silent' }) });
afterAll(() => reader.close());

const read = (photo: Uint8Array) => reader.read(photo, () => undefined);
const totalOf = ({ page }: ReadPhoto) => {
  const bill = readBill({ pages: [page], today: '2026-11-21' });
  return bill.ok ? bill.bill.total?.value : bill.reason;
};
const namesOf = ({ page }: ReadPhoto) => {
  const bill = readBill({ pages: [page], today: '2026-11-21' });
  return bill.ok ? bill.bill.items.map(({ name }) => name) : [];
};
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

describe('a photo of a receipt', () => {
  it.each(RECEIPT_PHOTOS)('$number becomes a bill', async ({ number, totalCents }) => {
    expect(totalOf(await read(receiptPhoto(number)))).toBe(totalCents);
  });

  it('is turned upright and kept without metadata', async () => {
    const upright = receiptPhoto(1092);
    const { width, height } = await sharp(upright).metadata();
    const lying = await sharp(upright)
      .rotate(90)
      .withExif({ IFD0: { Make: 'Camera' } })
      .jpeg()
      .toBuffer();
    const photo = await read(lying);
    expect(totalOf(photo)).toBe(4330);
    const kept = await sharp(photo.jpeg).metadata();
    expect(kept).toMatchObject({ format: 'jpeg', width, height });
    expect(kept.exif).toBeUndefined();
    expect(photo).toMatchObject({ width, height, page: { width, height } });
    const words = photoPage(1092).words.filter(({ text }) => text.length > 4);
    const placed = words.filter(({ text, polygon: [at] }) =>
      photo.page.words.some((word) => word.text === text && distance(word.polygon[0], at) < 20),
    );
    expect(placed.length).toBeGreaterThan(0.8 * words.length);
  });

  it('is levelled when it is tilted, and kept whole', async () => {
    const tilted = await sharp(receiptPhoto(1092)).rotate(160, { background: '#57473b' }).jpeg().toBuffer();
    const { width, height } = await sharp(tilted).metadata();
    const photo = await read(tilted);
    expect(totalOf(photo)).toBe(4330);
    for (const { text, polygon } of photo.page.words)
      if (text.length > 4)
        expect(Math.abs(polygon[1].y - polygon[0].y)).toBeLessThan(0.15 * (polygon[1].x - polygon[0].x));
    expect(photo.width * photo.height).toBeGreaterThan(width * height);
  });

  it('is read with all its pixels when the paper is far away, and only the part with text is kept', async () => {
    const paper = await sharp(receiptPhoto(1092)).resize({ height: 1000 }).toBuffer();
    const table = sharp({ create: { width: 3000, height: 4000, channels: 3, background: '#57473b' } });
    const far = await table
      .composite([{ input: paper, left: 1000, top: 2500 }])
      .jpeg()
      .toBuffer();
    const photo = await read(far);
    expect(totalOf(photo)).toBe(4330);
    expect(photo.height).toBeGreaterThan(600);
    expect(photo.height).toBeLessThan(1500);
    const { width, height } = await sharp(photo.jpeg).metadata();
    expect(photo.page).toMatchObject({ width, height });
    const [total] = photo.page.words.filter(({ text }) => text.endsWith('43.30'));
    expect(total?.polygon.every(({ x, y }) => x > 0 && y > 0 && x < width && y < height)).toBe(true);
  });

  it('may be a PDF or a HEIC', async () => {
    const fromPdf = await read(pdfPage({ text: 'TOTAL 12.34' }));
    expect(fromPdf.page.words.map(({ text }) => text)).toEqual(['TOTAL', '12.34']);
    const fromHeic = await read(HEIC);
    expect(fromHeic).toMatchObject({ width: 64, height: 48, page: { words: [] } });
  });

  it('may be several pages that a scanner made, whose ends overlap', async () => {
    const { width, height } = await sharp(receiptPhoto(1008)).metadata();
    const page = async (top: number, to: number) => {
      const area = { left: 0, top, width, height: to - top };
      return { jpeg: await sharp(receiptPhoto(1008)).extract(area).jpeg().toBuffer(), width, height: to - top };
    };
    const whole = await read(receiptPhoto(1008));
    const parts = [await page(0, Math.round(0.6 * height)), await page(Math.round(0.45 * height), height)];
    const scanned = await read(pdfOfPictures(parts));
    expect(totalOf(scanned)).toBe(2447);
    expect(namesOf(scanned)).toEqual(namesOf(whole));
    expect(scanned.page.parts?.map(({ isText }) => isText)).toEqual([false, false]);
  });

  it('is read after others that were made to break the reader', async () => {
    const cut = receiptPhoto(1008).subarray(0, 20_000);
    const fake = Buffer.from('%PDF-1.7 <script>alert(1)</script>');
    const readings = [cut, fake, HEIC].map(read);
    const [first, second, third] = await Promise.allSettled(readings);
    expect(first).toMatchObject({ reason: expect.any(UnreadablePhoto) });
    expect(second).toMatchObject({ reason: expect.any(UnreadablePhoto) });
    expect(third).toMatchObject({ status: 'fulfilled' });
  });
});
