import type { ServiceContext } from '@fairtab/services/context';
import type { BusEvent, EventBus } from '@fairtab/services/events/EventBus';
import { beginScan } from '@fairtab/services/scans/beginScan';
import { endScan } from '@fairtab/services/scans/endScan';
import type { ScanState } from '@fairtab/services/scans/readScan';
import { scanReceipt } from '@fairtab/services/scans/scanReceipt';
import { stepScan } from '@fairtab/services/scans/stepScan';
import { createTestDatabase, type TestDatabase } from '@fairtab/services/testing/database';
import { newGuest, uploadPhotos } from '@fairtab/services/testing/photos';
import { silentLogger } from '@fairtab/services/testing/silentLogger';
import { setTable } from '@fairtab/services/testing/table';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScanHub } from './ScanHub';

const UNCLEAR = { status: 'failed', failure: 'unclear' } as const;

/** A bus whose messages are heard at once, or lost. */
function localBus(): EventBus & { isDeaf: boolean; say(event: BusEvent): void } {
  const listeners = new Set<(event: BusEvent) => void>();
  const bus = {
    isDeaf: false,
    say: (event: BusEvent) => {
      if (!bus.isDeaf) for (const listener of [...listeners]) listener(event);
    },
    publish: (event: BusEvent) => bus.say(event),
    subscribe: (listener: (event: BusEvent) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ready: async () => undefined,
    close: async () => undefined,
  };
  return bus;
}

let database: TestDatabase;
let bus: ReturnType<typeof localBus>;
let hub: ScanHub;
let ana: ServiceContext;
let ben: ServiceContext;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.prisma.photo.deleteMany();
  await database.db.prisma.scan.deleteMany();
  bus = localBus();
  hub = new ScanHub({ events: bus, logger: silentLogger });
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
/** Collects until the watching ends. */
function collect(steps: AsyncIterable<ScanState>) {
  const seen: string[] = [];
  const ended = (async () => {
    for await (const { status, queuePosition } of steps)
      seen.push(queuePosition > 0 ? `${status} ${queuePosition}` : status);
  })();
  return { seen, ended };
}

describe('whoever watches a scan', () => {
  it('gets it at once and after every step, until it is over', async () => {
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

  it('gets one that is over, and the end', async () => {
    const id = await newScan();
    await endScan(ana, { scanId: id, outcome: UNCLEAR });
    const { seen, ended } = collect(await watch(ana, id));
    await ended;
    expect(seen).toEqual(['failed']);
  });

  it('misses no change that comes while the scan is read for the first time', async () => {
    const id = await newScan();
    const { prisma, pool } = database.db;
    let isRead = false;
    // The first reading sees the scan as it was, and the change is told before it is answered.
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
    const { seen, ended } = collect(
      await watch({ ...ana, db: { prisma: late, pool, close: async () => undefined } }, id),
    );
    await ended;
    expect(seen.at(-1)).toBe('failed');
  });

  it('hears how the queue before it gets shorter', async () => {
    const [first, second, third] = [await newScan(ben), await newScan(ben), await newScan()];
    const { seen } = collect(await watch(ana, third));
    await vi.waitFor(() => expect(seen).toEqual(['uploaded 2']));
    await beginScan(ben, first);
    await vi.waitFor(() => expect(seen).toEqual(['uploaded 2', 'uploaded 1']));
    await endScan(ben, { scanId: second, outcome: UNCLEAR });
    await vi.waitFor(() => expect(seen).toEqual(['uploaded 2', 'uploaded 1', 'uploaded']));
  });

  it('is told of what was missed while the bus was down', async () => {
    const id = await newScan();
    const { seen, ended } = collect(await watch(ana, id));
    bus.isDeaf = true;
    await endScan(ana, { scanId: id, outcome: UNCLEAR });
    bus.isDeaf = false;
    bus.say({ type: 'missed' });
    await ended;
    expect(seen.at(-1)).toBe('failed');
  });

  it('is told of what nobody told of', async () => {
    hub.close();
    hub = new ScanHub({ events: bus, logger: silentLogger, lookAgainMs: 5 });
    const id = await newScan();
    const { seen, ended } = collect(await watch(ana, id));
    bus.isDeaf = true;
    await endScan(ana, { scanId: id, outcome: UNCLEAR });
    await ended;
    expect(seen.at(-1)).toBe('failed');
  });

  it('gets nothing when it is somebody else’s, and nothing more once it is', async () => {
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

  it('may leave at any time, also while nothing happens', async () => {
    const steps = await watch(ana, await newScan());
    await steps.next();
    const waiting = steps.next();
    await steps.return();
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(await steps.next()).toEqual({ done: true, value: undefined });
  });

  it('is let go when the process stops', async () => {
    const { ended } = collect(await watch(ana, await newScan()));
    hub.close();
    await ended;
  });
});
