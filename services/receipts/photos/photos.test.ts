import { beforeEach, describe, expect, it } from 'vitest';
import type { ServiceContext } from '../../context';
import { TooManyAttempts } from '../../platform/errors';
import { incomingKey, photoKey } from '../../platform/files/FileStore';
import { LIMITS } from '../../platform/limits/limits';
import { scanReceipt } from '../scans/scanReceipt';
import { databaseForTests } from '../../testing/database';
import { blankPhoto, newGuest, uploadPhotos } from '../../testing/photos';
import { newScan, newScannedReceipt } from '../../testing/scans';
import { setTable, type Table } from '../../testing/table';
import { keepPhoto } from './keepPhoto';
import { MAX_PHOTO_BYTES, type PhotoProblem } from './PhotoRefused';
import { readPhoto } from './readPhoto';
import { KEEP_UNSCANNED_MS, KEEP_UNUSED_SCAN_MS, removeUnusedPhotos } from './removeUnusedPhotos';
import { checkUploads, uploadPhoto } from './uploadPhoto';

const NOW = new Date('2026-11-21T20:00:00Z');

const database = await databaseForTests();
let table: Table;
let ana: ServiceContext;
beforeEach(async () => {
  table = setTable(database.db);
  table.setTime(NOW);
  ana = await newGuest(table);
});

const rows = () => database.db.prisma.photo.findMany();

describe('an uploaded photo', () => {
  it('makes its sender a guest, and is kept unchanged until it is read', async () => {
    const secrets: string[] = [];
    const { photoId, guestId } = await uploadPhoto(table.stranger(secrets), await blankPhoto());
    expect((await table.guestOfSecret(secrets[0])).viewer.guestId).toBe(guestId);
    expect(await table.files.get(incomingKey(photoId))).toEqual(await blankPhoto());
    expect(await database.db.prisma.photo.findUnique({ where: { id: photoId } })).toMatchObject({
      guestId,
      scanId: null,
      width: null,
      createdAt: NOW,
    });
  });

  it('belongs to the guest that sends it', async () => {
    const [photoId] = await uploadPhotos(ana);
    expect(await database.db.prisma.photo.findUnique({ where: { id: photoId ?? '' } })).toMatchObject({
      guestId: ana.viewer.guestId,
    });
  });

  it.each<[string, PhotoProblem, () => Promise<Uint8Array>]>([
    ['nothing at all', 'empty', async () => new Uint8Array()],
    ['a byte more than 10 MB', 'tooLarge', async () => new Uint8Array(MAX_PHOTO_BYTES + 1)],
    ['a page', 'notAPhoto', async () => Uint8Array.from(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
    ['the beginning of a photo', 'broken', async () => (await blankPhoto()).slice(0, 30)],
  ])('is refused when it is %s, and leaves nothing', async (_what, problem, bytesOf) => {
    const before = [await rows(), table.files.keys()];
    await expect(uploadPhoto(ana, await bytesOf())).rejects.toMatchObject({ problem });
    expect([await rows(), table.files.keys()]).toEqual(before);
  });

  it('leads to its row even when its file could not be written, so that a sweep finds both', async () => {
    const full = { ...table.files, put: () => Promise.reject(new Error('no space left')) };
    const before = (await rows()).length;
    await expect(uploadPhoto({ ...ana, files: full }, await blankPhoto())).rejects.toThrow('no space');
    expect(await rows()).toHaveLength(before + 1);
  });

  it('is accepted from a whole table on one Wi-Fi, but limited for one guest', async () => {
    const { points } = LIMITS.photosOfGuest;
    for (let spent = 1; spent < points; spent += 1) await ana.limits.spend('photosOfGuest', ana.viewer.guestId ?? '');
    await checkUploads(ana);
    await uploadPhotos(ana);
    await expect(checkUploads(ana)).rejects.toBeInstanceOf(TooManyAttempts);
    await expect(uploadPhotos(ana)).rejects.toBeInstanceOf(TooManyAttempts);
    await checkUploads(await newGuest(table));
  });

  it('is limited for one address', async () => {
    const crowd = { ...table.stranger(), client: { address: '198.51.100.7', userAgent: '' } };
    await crowd.limits.spend('photosFromAddress', '198.51.100.7');
    await database.db.prisma.rateLimit.updateMany({
      where: { key: { startsWith: 'photosFromAddress' }, points: 1 },
      data: { points: LIMITS.photosFromAddress.points },
    });
    await expect(checkUploads(crowd)).rejects.toBeInstanceOf(TooManyAttempts);
    await checkUploads(table.stranger());
  });
});

describe('a kept photo', () => {
  it('is shown to the guest of its scan, and to nobody else', async () => {
    const { photoIds } = await newScan(ana);
    const [photoId = ''] = photoIds;
    expect(await readPhoto(ana, photoId)).toEqual(Uint8Array.from([0xff, 0xd8, 0xff, 0xd9]));
    for (const other of [table.stranger(), await newGuest(table)]) expect(await readPhoto(other, photoId)).toBeNull();
  });

  it('is not the upload: nothing is shown until it is prepared', async () => {
    const [photoId = ''] = await uploadPhotos(ana);
    expect(await readPhoto(ana, photoId)).toBeNull();
    expect(await readPhoto(ana, 'nothing')).toBeNull();
  });

  it('is removed with the receipt that was made of it', async () => {
    const { photoIds, receipt } = await newScannedReceipt(ana);
    const [photoId = ''] = photoIds;
    const stranger = await newGuest(table);
    expect(await readPhoto(ana, photoId)).not.toBeNull();
    expect(await readPhoto(stranger, photoId)).toBeNull();
    await database.db.prisma.receipt.update({ where: { id: receipt.id }, data: { deletedAt: NOW, version: 7 } });
    expect(await readPhoto(ana, photoId)).toBeNull();
  });

  it('is not kept when it was removed while it was being read', async () => {
    const kept = await keepPhoto(ana, { photoId: 'gone', jpeg: await blankPhoto(), width: 40, height: 60 });
    expect(kept).toBe(false);
    expect(await table.files.get(photoKey('gone'))).toBeNull();
  });
});

describe('an abandoned upload', () => {
  const later = (ms: number) => table.setTime(new Date(NOW.getTime() + ms));
  beforeEach(async () => {
    await database.db.prisma.photo.deleteMany();
    await database.db.prisma.scan.deleteMany();
  });

  it('is removed a day after the upload when it was not scanned, with its file', async () => {
    const [old = ''] = await uploadPhotos(ana);
    later(1_000);
    const [young = ''] = await uploadPhotos(ana);
    later(KEEP_UNSCANNED_MS);
    expect(await removeUnusedPhotos(ana)).toEqual({ photos: 1, scans: 0 });
    expect(await removeUnusedPhotos(ana)).toEqual({ photos: 0, scans: 0 });
    expect((await rows()).map(({ id }) => id)).toEqual([young]);
    expect(table.files.keys()).toContain(incomingKey(young));
    expect(table.files.keys()).not.toContain(incomingKey(old));
  });

  it('is removed a week after the scan when no receipt was made of it, and stays when one was', async () => {
    const unused = await newScan(ana);
    const { scan: waiting } = await scanReceipt(ana, { photoIds: await uploadPhotos(ana) });
    const used = await newScannedReceipt(ana);
    later(KEEP_UNUSED_SCAN_MS - 1);
    expect(await removeUnusedPhotos(ana)).toEqual({ photos: 0, scans: 0 });
    later(KEEP_UNUSED_SCAN_MS);
    expect(await removeUnusedPhotos(ana)).toEqual({ photos: 0, scans: 2 });
    const left = (await database.db.prisma.scan.findMany()).map(({ id }) => id);
    expect(left).toEqual([used.scanId]);
    expect(left).not.toContain(waiting.id);
    const files = table.files.keys();
    for (const id of unused.photoIds) expect(files).not.toContain(photoKey(id));
    for (const id of used.photoIds) expect(files).toContain(photoKey(id));
  });

  it('is removed by one of two workers, and by the next one when the files could not be', async () => {
    await uploadPhotos(ana, 3);
    later(KEEP_UNSCANNED_MS);
    const stuck = { ...table.files, remove: () => Promise.reject(new Error('read-only')) };
    await expect(removeUnusedPhotos({ ...ana, files: stuck })).rejects.toThrow('read-only');
    expect(await rows()).toHaveLength(3);
    const [one, other] = await Promise.all([removeUnusedPhotos(ana), removeUnusedPhotos(ana)]);
    expect(one.photos + other.photos).toBe(3);
    expect(await rows()).toEqual([]);
  });
});
