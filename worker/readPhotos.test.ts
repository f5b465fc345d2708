import type { ServiceContext } from '@fairtab/services/context';
import type { BusMessage } from '@fairtab/services/platform/events/EventBus';
import { incomingKey, photoKey } from '@fairtab/services/platform/files/FileStore';
import type { Attempt } from '@fairtab/services/platform/jobs/handleJob';
import { readScan } from '@fairtab/services/receipts/scans/readScan';
import { scanReceipt } from '@fairtab/services/receipts/scans/scanReceipt';
import { createTestDatabase, type TestDatabase } from '@fairtab/services/testing/database';
import { newGuest, uploadPhotos } from '@fairtab/services/testing/photos';
import { setTable, type Table } from '@fairtab/services/testing/table';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnreadablePhoto } from './ocr/UnreadablePhoto';
import { CAFE_ROMA, KEPT_JPEG, textReader, type PhotoText } from './testing/textReader';
import { readPhotos } from './readPhotos';

const NOW = new Date('2026-11-21T20:00:00Z');
const [MENU, BLANK] = ['Soup of the day and bread\nAsk your waiter for the wine', 'x'];
const OUT_OF_ORDER = () => Promise.reject(new Error('the engine is out of order'));
const FIRST_TRY: Attempt = { isLast: false };

describe('readPhotos', () => {
  let database: TestDatabase;
  let table: Table;
  let ana: ServiceContext;
  let see: PhotoText;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    table = setTable(database.db);
    table.setTime(NOW);
    ana = await newGuest(table);
    see = () => CAFE_ROMA;
  });

  const run = ({ scanId }: { scanId: string }, { isLast }: Attempt = { isLast: true }) =>
    readPhotos({ services: table.stranger(), reader: textReader((photo) => see(photo)) }, { scanId, isLast });
  const newScan = async (count = 1) => {
    const photoIds = await uploadPhotos(ana, count);
    const { scan } = await scanReceipt(ana, { photoIds });
    table.published.length = 0;
    return { scanId: scan.id, photoIds };
  };
  const scanOf = (scanId: string) => readScan(ana, scanId);
  const publishedFor = (scanId: string) =>
    table.published.filter((message: BusMessage) => message.type === 'scanChanged' && message.scanId === scanId);

  it('reads the photos, makes a bill of them, and publishes each step', async () => {
    const { scanId, photoIds } = await newScan();
    await run({ scanId });
    const scan = await scanOf(scanId);
    expect(scan).toMatchObject({ status: 'done', failure: null, photos: [{ id: photoIds[0] }] });
    expect(scan?.bill).toMatchObject({
      restaurantName: { value: 'CAFE ROMA' },
      date: { value: '2019-03-04' },
      total: { value: 1600 },
      balanced: true,
    });
    expect(publishedFor(scanId)).toHaveLength(4);
    const row = await database.db.prisma.scan.findUnique({ where: { id: scanId } });
    expect(row).toMatchObject({ engine: 'test', finishedAt: NOW, pages: [{ words: expect.any(Array) }] });
    expect(await table.files.get(photoKey(photoIds[0] ?? ''))).toEqual(KEPT_JPEG);
    expect(await table.files.get(incomingKey(photoIds[0] ?? ''))).toBeNull();
  });

  it('joins the photos of a long receipt in their order', async () => {
    const lines = CAFE_ROMA.split('\n');
    const parts = [lines.slice(0, 5).join('\n'), lines.slice(5).join('\n')];
    see = () => parts.shift() ?? '';
    const { scanId, photoIds } = await newScan(2);
    await run({ scanId });
    const scan = await scanOf(scanId);
    expect(scan?.photos.map(({ id }) => id)).toEqual(photoIds);
    expect(scan?.bill).toMatchObject({ balanced: true, total: { value: 1600, boxes: [{ page: 1 }] } });
  });

  it.each<[string, PhotoText, string]>([
    ['no receipt', () => MENU, 'notAReceipt'],
    ['nothing clear', () => BLANK, 'unclear'],
    ['no photo that can be opened', () => Promise.reject(new UnreadablePhoto('broken')), 'unreadable'],
  ])('fails at once when the photos show %s', async (_what, sight, failure) => {
    see = sight;
    const { scanId, photoIds } = await newScan();
    await run({ scanId }, FIRST_TRY);
    expect(await scanOf(scanId)).toMatchObject({ status: 'failed', failure, bill: null });
    expect(await table.files.get(incomingKey(photoIds[0] ?? ''))).toBeNull();
  });

  it('can be tried again when the engine fails, and ends as unavailable after the last try', async () => {
    see = OUT_OF_ORDER;
    const { scanId } = await newScan();
    await expect(run({ scanId }, FIRST_TRY)).rejects.toThrow('out of order');
    expect((await scanOf(scanId))?.status).toBe('reading');
    await expect(run({ scanId })).rejects.toThrow('out of order');
    expect(await scanOf(scanId)).toMatchObject({ status: 'failed', failure: 'unavailable' });
  });

  it('reads a scan once when the job runs several times', async () => {
    see = vi.fn<PhotoText>(() => CAFE_ROMA);
    const { scanId } = await newScan();
    await Promise.all([run({ scanId }), run({ scanId })]);
    await run({ scanId });
    expect(see).toHaveBeenCalledTimes(1);
    expect((await scanOf(scanId))?.status).toBe('done');
  });

  it('starts again when a worker was lost in the middle', async () => {
    const { scanId } = await newScan(2);
    see = vi
      .fn<PhotoText>(() => CAFE_ROMA)
      .mockImplementationOnce(() => CAFE_ROMA)
      .mockImplementationOnce(OUT_OF_ORDER);
    await expect(run({ scanId }, FIRST_TRY)).rejects.toThrow();
    expect((await scanOf(scanId))?.photos).toHaveLength(1);
    await run({ scanId });
    expect((await scanOf(scanId))?.photos).toHaveLength(2);
    expect((await scanOf(scanId))?.status).toBe('done');
  });

  it('does nothing when the scan is gone', async () => {
    await expect(run({ scanId: 'gone' })).resolves.toBeUndefined();
  });

  it('leaves no file when the guest removes the scan while it is being read', async () => {
    const { scanId } = await newScan();
    see = async () => {
      await database.db.prisma.scan.delete({ where: { id: scanId } });
      return CAFE_ROMA;
    };
    await run({ scanId });
    expect(table.files.keys().filter((key) => key.startsWith('photos/'))).toEqual([]);
  });
});
