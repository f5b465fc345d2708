import type { ServiceContext } from '@fairtab/services/context';
import { beginScan, endScan, stepScan } from '@fairtab/services/receipts/scans/scanSteps';
import type { ScanState } from '@fairtab/services/receipts/scans/readScan';
import { scanReceipt } from '@fairtab/services/receipts/scans/scanReceipt';
import { databaseForTests } from '@fairtab/services/testing/database';
import { newGuest, uploadPhotos } from '@fairtab/services/testing/photos';
import { silentLogger } from '@fairtab/services/testing/silentLogger';
import { setTable } from '@fairtab/services/testing/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localBus, type LocalBus } from '../../testing/localBus';
import { followedScans } from './followedScans';
import { ProgressHub } from './ProgressHub';

const UNCLEAR = { status: 'failed', failure: 'unclear' } as const;

const database = await databaseForTests();
let bus: LocalBus;
let hub: ProgressHub<ScanState>;
let ana: ServiceContext;
let ben: ServiceContext;
beforeEach(async () => {
  await database.db.prisma.photo.deleteMany();
  await database.db.prisma.scan.deleteMany();
  bus = localBus();
  hub = new ProgressHub({ events: bus, logger: silentLogger, followed: followedScans });
  const table = setTable(database.db);
  ana = { ...(await newGuest(table)), events: bus };
  ben = { ...(await newGuest(table)), events: bus };
});
afterEach(() => hub.close());

const newScan = async (ctx = ana) => (await scanReceipt(ctx, { photoIds: await uploadPhotos(ctx) })).scan.id;
const watch = async (ctx: ServiceContext, id: string) => {
  const steps = await hub.watch(ctx, id);
  if (!steps) throw new Error('There is no such scan');
  return steps;
};
/** Collects the states until the subscription ends. */
function collect(steps: AsyncIterable<ScanState>) {
  const seen: string[] = [];
  const ended = (async () => {
    for await (const { status, queuePosition } of steps)
      seen.push(queuePosition > 0 ? `${status} ${queuePosition}` : status);
  })();
  return { seen, ended };
}

describe('a viewer who watches a scan', () => {
  it('gets its state at once and after every step, until it is over', async () => {
    const id = await newScan();
    const { seen, ended } = collect(await watch(ana, id));
    await vi.waitFor(() => expect(seen).toEqual(['uploaded']));
    await beginScan(ana, id);
    await vi.waitFor(() => expect(seen).toHaveLength(2));
    await stepScan(ana, { scanId: id, step: 'reading' });
    await vi.waitFor(() => expect(seen).toHaveLength(3));
    await endScan(ana, { scanId: id, outcome: UNCLEAR });
    await ended;
    expect(seen).toEqual(['uploaded', 'turning', 'reading', 'failed']);
  });

  it('gets the state of a scan that is over, and no more', async () => {
    const id = await newScan();
    await endScan(ana, { scanId: id, outcome: UNCLEAR });
    const { seen, ended } = collect(await watch(ana, id));
    await ended;
    expect(seen).toEqual(['failed']);
  });

  it('misses no change that happens during the first read', async () => {
    const id = await newScan();
    const { prisma } = database.db;
    let isRead = false;
    // The first read returns the state before the change, after the event of the change was delivered.
    const late = new Proxy(prisma, {
      get: (target, name) =>
        name === 'scan' && !isRead
          ? {
              findFirst: async (query: never) => {
                isRead = true;
                const found = await prisma.scan.findFirst(query);
                await endScan(ana, { scanId: id, outcome: UNCLEAR });
                return found;
              },
            }
          : (Reflect.get(target, name) as unknown),
    });
    const { seen, ended } = collect(await watch({ ...ana, db: { ...database.db, prisma: late } }, id));
    await ended;
    expect(seen.at(-1)).toBe('failed');
  });

  it('gets its place in the queue whenever it changes', async () => {
    const [first, second, third] = [await newScan(ben), await newScan(ben), await newScan()];
    const { seen } = collect(await watch(ana, third));
    await vi.waitFor(() => expect(seen).toEqual(['uploaded 2']));
    await beginScan(ben, first);
    await vi.waitFor(() => expect(seen).toEqual(['uploaded 2', 'uploaded 1']));
    await endScan(ben, { scanId: second, outcome: UNCLEAR });
    await vi.waitFor(() => expect(seen).toEqual(['uploaded 2', 'uploaded 1', 'uploaded']));
  });

  it('gets what it missed while the bus was down', async () => {
    const id = await newScan();
    const { seen, ended } = collect(await watch(ana, id));
    bus.isDown = true;
    await endScan(ana, { scanId: id, outcome: UNCLEAR });
    bus.isDown = false;
    bus.emit({ type: 'missed' });
    await ended;
    expect(seen.at(-1)).toBe('failed');
  });

  it('gets a change that no event announced', async () => {
    hub.close();
    hub = new ProgressHub({ events: bus, logger: silentLogger, followed: followedScans, refreshMs: 5 });
    const id = await newScan();
    const { seen, ended } = collect(await watch(ana, id));
    bus.isDown = true;
    await endScan(ana, { scanId: id, outcome: UNCLEAR });
    await ended;
    expect(seen.at(-1)).toBe('failed');
  });

  it('gets nothing of the scan of another guest, and nothing more once it is the scan of another guest', async () => {
    const id = await newScan();
    expect(await hub.watch(ben, id)).toBeNull();
    expect(await hub.watch(ana, 'nothing')).toBeNull();
    const { seen, ended } = collect(await watch(ana, id));
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    await database.db.prisma.scan.update({ where: { id }, data: { guestId: ben.viewer.guestId ?? '' } });
    await beginScan(ben, id);
    await ended;
    expect(seen).toEqual(['uploaded']);
  });

  it('may leave at any time, also while it waits for a change', async () => {
    const steps = await watch(ana, await newScan());
    await steps.next();
    const waiting = steps.next();
    await steps.return();
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(await steps.next()).toEqual({ done: true, value: undefined });
  });

  it('gets the end when the process stops', async () => {
    const { ended } = collect(await watch(ana, await newScan()));
    hub.close();
    await ended;
  });
});
