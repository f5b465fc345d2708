import { beforeEach, describe, expect, it } from 'vitest';
import type { ServiceContext } from '../../context';
import { Conflict, InvalidInput, NotFound, TooManyAttempts } from '../../platform/errors';
import { incomingKey } from '../../platform/files/FileStore';
import { LIMITS } from '../../platform/limits/limits';
import { databaseForTests } from '../../testing/database';
import { blankPhoto, newGuest, uploadPhotos } from '../../testing/photos';
import { setTable, type Table } from '../../testing/table';
import { beginScan, endScan, holdScan, stepScan } from './scanSteps';
import { findLostScans, giveUpScans, WAIT_FOR_BEGIN_MS, WAIT_FOR_END_MS } from './lostScans';
import { readScan } from './readScan';
import { scanReceipt } from './scanReceipt';

const NOW = new Date('2026-11-21T20:00:00Z');
const UNCLEAR = { status: 'failed', failure: 'unclear' } as const;

const database = await databaseForTests();
let table: Table;
let ana: ServiceContext;
beforeEach(async () => {
  await database.db.prisma.photo.deleteMany();
  await database.db.prisma.scan.deleteMany();
  table = setTable(database.db);
  table.setTime(NOW);
  ana = await newGuest(table);
  table.published.length = 0;
});

const later = (ms: number) => table.setTime(new Date(NOW.getTime() + ms));
const scan = async (ctx = ana, count = 1) => {
  const photoIds = await uploadPhotos(ctx, count);
  return { photoIds, ...(await scanReceipt(ctx, { photoIds })).scan };
};
const statusOf = async (id: string) => (await readScan(ana, id))?.status;
const changed = (scanId: string) => ({ type: 'scanChanged', scanId }) as const;

describe('scanReceipt', () => {
  it('has the photos read in their order, after the commit', async () => {
    const photoIds = (await uploadPhotos(ana, 3)).toReversed();
    const { scan: made } = await scanReceipt(ana, { photoIds });
    expect(made).toMatchObject({ status: 'uploaded', failure: null, bill: null, photos: [], queuePosition: 0 });
    expect(table.queued).toEqual([{ job: 'readPhotos', payload: { scanId: made.id, turn: 1 } }]);
    expect(table.published).toEqual([changed(made.id)]);
    expect(await beginScan(ana, made.id)).toEqual({ photoIds });
  });

  it('answers a retry with the first scan, and queues it once', async () => {
    const photoIds = await uploadPhotos(ana);
    const input = { photoIds, idempotencyKey: 'once' };
    const answers = await Promise.all([scanReceipt(ana, input), scanReceipt(ana, input)]);
    const [first] = answers;
    expect(answers.map(({ scan: { id } }) => id)).toEqual([first.scan.id, first.scan.id]);
    expect((await scanReceipt(ana, input)).scan.id).toBe(first.scan.id);
    expect(table.queued).toHaveLength(1);
    const other = { photoIds: await uploadPhotos(ana), idempotencyKey: 'once' };
    await expect(scanReceipt(ana, other)).rejects.toBeInstanceOf(Conflict);
  });

  it.each([
    ['no photo', () => []],
    ['seven', ([id]: string[]) => Array.from({ length: 7 }, () => id)],
    ['the same one twice', ([id]: string[]) => [id, id]],
    ['something else than ids', () => [{}, 7]],
  ])('refuses %s', async (_what, photoIdsOf) => {
    const photoIds = photoIdsOf(await uploadPhotos(ana));
    await expect(scanReceipt(ana, { photoIds })).rejects.toBeInstanceOf(InvalidInput);
  });

  it('refuses a photo that was scanned, and then scans none of the others', async () => {
    const { photoIds: used } = await scan();
    const [fresh = ''] = await uploadPhotos(ana);
    await expect(scanReceipt(ana, { photoIds: [fresh, ...used] })).rejects.toMatchObject({
      fields: [{ path: 'photoIds.1', message: expect.stringContaining('scanned already') }],
    });
    expect((await scanReceipt(ana, { photoIds: [fresh] })).scan.status).toBe('uploaded');
  });

  it('makes one scan of photos that two tabs send at once', async () => {
    const photoIds = await uploadPhotos(ana, 2);
    const answers = await Promise.allSettled([
      scanReceipt(ana, { photoIds }),
      scanReceipt(ana, { photoIds: photoIds.toReversed() }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('refuses a stranger, and a photo of another guest, as if there were none', async () => {
    const photoIds = await uploadPhotos(ana);
    for (const other of [table.stranger(), await newGuest(table)])
      await expect(scanReceipt(other, { photoIds })).rejects.toBeInstanceOf(NotFound);
    await expect(scanReceipt(ana, { photoIds: ['x'.repeat(22)] })).rejects.toBeInstanceOf(NotFound);
    expect(table.queued).toEqual([]);
  });

  it('is limited, far beyond what a table needs', async () => {
    const { points } = LIMITS.scansOfGuest;
    for (let spent = 0; spent < points; spent += 1) await ana.limits.spend('scansOfGuest', ana.viewer.guestId ?? '');
    const photoIds = await uploadPhotos(ana);
    await expect(scanReceipt(ana, { photoIds })).rejects.toBeInstanceOf(TooManyAttempts);
  });
});

describe('a scan', () => {
  it('is visible to its guest alone', async () => {
    const { id } = await scan();
    expect(await readScan(ana, id)).toMatchObject({ id, status: 'uploaded' });
    for (const other of [table.stranger(), await newGuest(table)]) expect(await readScan(other, id)).toBeNull();
    expect(await readScan(ana, 'nothing')).toBeNull();
  });

  it('goes forward step by step, and every step is announced once', async () => {
    const { id } = await scan();
    table.published.length = 0;
    await beginScan(ana, id);
    expect(await statusOf(id)).toBe('turning');
    await stepScan(ana, { scanId: id, step: 'reading' });
    await stepScan(ana, { scanId: id, step: 'reading' });
    await stepScan(ana, { scanId: id, step: 'understanding' });
    await stepScan(ana, { scanId: id, step: 'reading' });
    expect(await statusOf(id)).toBe('understanding');
    await endScan(ana, { scanId: id, outcome: UNCLEAR });
    await endScan(ana, { scanId: id, outcome: { status: 'failed', failure: 'unavailable' } });
    expect(await readScan(ana, id)).toMatchObject({ status: 'failed', failure: 'unclear' });
    expect(table.published).toEqual([changed(id), changed(id), changed(id), changed(id)]);
  });

  it('removes its uploads once it is over, even when its worker was stopped at that moment', async () => {
    const { id, photoIds } = await scan(ana, 2);
    await endScan(ana, { scanId: id, outcome: UNCLEAR });
    for (const photoId of photoIds) expect(await table.files.get(incomingKey(photoId))).toBeNull();
    await table.files.put(incomingKey(photoIds[0] ?? ''), await blankPhoto());
    expect(await beginScan(ana, id)).toBeNull();
    expect(await table.files.get(incomingKey(photoIds[0] ?? ''))).toBeNull();
  });

  it('shows how many are before it until it begins', async () => {
    const ids: string[] = [];
    for (const second of [1, 2, 3]) {
      later(second * 1_000);
      ids.push((await scan()).id);
    }
    const positions = async () => Promise.all(ids.map(async (id) => (await readScan(ana, id))?.queuePosition));
    expect(await positions()).toEqual([0, 1, 2]);
    await beginScan(ana, ids[0] ?? '');
    expect(await positions()).toEqual([0, 0, 1]);
    await endScan(ana, { scanId: ids[1] ?? '', outcome: UNCLEAR });
    expect(await positions()).toEqual([0, 0, 0]);
  });
});

describe('the turns of scans', () => {
  const at = (address: string, ctx = ana): ServiceContext => ({ ...ctx, client: { ...ctx.client, address } });
  const turns = async () => {
    const scans = await database.db.prisma.scan.findMany({ orderBy: [{ turn: 'asc' }, { createdAt: 'asc' }] });
    return scans.map(({ id }) => id);
  };

  it('are one for each address, however many guests and requests it sends at once', async () => {
    const mine = await Promise.all(Array.from({ length: 6 }, async () => scan(at('192.0.2.1', await newGuest(table)))));
    later(1_000);
    const first = await scan(at('192.0.2.2'));
    const second = await scan(at('192.0.2.2'));
    const order = await turns();
    expect(order.indexOf(first.id)).toBe(1);
    expect(order.indexOf(second.id)).toBe(3);
    expect(order).toHaveLength(8);
    expect((await readScan(ana, first.id))?.queuePosition).toBe(1);
    for (const { id } of mine) await endScan(ana, { scanId: id, outcome: UNCLEAR });
    const next = await scan(at('192.0.2.1'));
    expect(table.queued.at(-1)).toMatchObject({ payload: { scanId: next.id, turn: 1 } });
  });

  it('do not keep the address when the scan is over', async () => {
    const { id } = await scan(at('192.0.2.3'));
    await endScan(ana, { scanId: id, outcome: UNCLEAR });
    expect(await database.db.prisma.scan.findUnique({ where: { id } })).toMatchObject({ sender: null });
  });

  it('are not even given when an address asked too often', async () => {
    const address = '192.0.2.4';
    for (let asked = 0; asked < LIMITS.scansFromAddress.points; asked += 1)
      await ana.limits.spend('scansFromAddress', address);
    await expect(scan(at(address, await newGuest(table)))).rejects.toBeInstanceOf(TooManyAttempts);
    await expect(scan(at('192.0.2.5'))).resolves.toMatchObject({ status: 'uploaded' });
  });
});

describe('holding a scan', () => {
  it('excludes all others, and ends with the work, even when that fails', async () => {
    let finish = () => undefined as void;
    let isBegun = () => undefined as void;
    const begun = new Promise<void>((resolve) => (isBegun = resolve));
    const first = holdScan(ana, {
      scanId: 'one',
      work: () =>
        new Promise<void>((resolve) => {
          finish = resolve;
          isBegun();
        }),
    });
    await begun;
    const work = async () => undefined;
    expect(await holdScan(ana, { scanId: 'one', work })).toBe(false);
    expect(await holdScan(ana, { scanId: 'two', work })).toBe(true);
    finish();
    expect(await first).toBe(true);
    await expect(holdScan(ana, { scanId: 'one', work: () => Promise.reject(new Error('oh')) })).rejects.toThrow('oh');
    expect(await holdScan(ana, { scanId: 'one', work })).toBe(true);
  });
});

describe('a scan that no worker reads', () => {
  it('is unavailable after ten minutes', async () => {
    const { id } = await scan();
    later(WAIT_FOR_BEGIN_MS - 1);
    expect(await statusOf(id)).toBe('uploaded');
    later(WAIT_FOR_BEGIN_MS);
    expect(await readScan(ana, id)).toMatchObject({ status: 'failed', failure: 'unavailable' });
    expect(table.published.at(-1)).toEqual(changed(id));
    expect(await giveUpScans(ana)).toBe(0);
  });

  it('gives its photos back when it is unavailable, so that they are read without another upload', async () => {
    const { id, photoIds } = await scan(ana, 2);
    await endScan(ana, { scanId: id, outcome: { status: 'failed', failure: 'unavailable' } });
    await endScan(ana, { scanId: id, outcome: { status: 'failed', failure: 'unavailable' } });
    expect(await readScan(ana, id)).toMatchObject({ status: 'failed', failure: 'unavailable' });
    for (const photoId of photoIds) expect(await ana.files.get(incomingKey(photoId))).not.toBeNull();
    const stranger = await newGuest(table);
    await expect(scanReceipt(stranger, { photoIds })).rejects.toThrow(NotFound);
    const { scan: next } = await scanReceipt(ana, { photoIds });
    expect(await beginScan(ana, next.id)).toEqual({ photoIds });
    await endScan(ana, { scanId: next.id, outcome: UNCLEAR });
    expect(await ana.files.get(incomingKey(photoIds[0] ?? ''))).toBeNull();
    await expect(scanReceipt(ana, { photoIds })).rejects.toThrow('This photo was scanned already');
  });

  it('gets more time once it has begun', async () => {
    const { id } = await scan();
    await beginScan(ana, id);
    later(WAIT_FOR_END_MS - 1);
    expect([await giveUpScans(ana), await statusOf(id)]).toEqual([0, 'turning']);
    later(WAIT_FOR_END_MS);
    expect([await giveUpScans(ana), await statusOf(id)]).toEqual([1, 'failed']);
  });

  it('is found again a minute after it was made, unless it is over', async () => {
    const { id: over } = await scan();
    await endScan(ana, { scanId: over, outcome: UNCLEAR });
    const { id: begun } = await scan();
    await beginScan(ana, begun);
    later(1);
    const { id: young } = await scan();
    later(60_000);
    expect(await findLostScans(ana)).toMatchObject([{ scanId: begun }]);
    later(60_001);
    expect(await findLostScans(ana)).toMatchObject([{ scanId: begun }, { scanId: young }]);
  });
});
