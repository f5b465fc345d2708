import type { ServiceContext } from '@fairtab/services/context';
import { PHOTOS, QUEUE_NAMES, readPhotosJob } from '@fairtab/services/platform/jobs/jobs';
import type { JobQueues } from '@fairtab/services/platform/jobs/openQueues';
import { readScan } from '@fairtab/services/receipts/scans/readScan';
import { scanReceipt } from '@fairtab/services/receipts/scans/scanReceipt';
import { jobBackends, type JobRig } from '@fairtab/services/testing/jobBackends';
import { memoryMailer } from '@fairtab/services/testing/memoryMailer';
import { newGuest, uploadPhotos } from '@fairtab/services/testing/photos';
import { silentLogger } from '@fairtab/services/testing/silentLogger';
import { setTable, type Table } from '@fairtab/services/testing/table';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { handlersOf } from './handlers';
import { startQueues } from './queues';
import { CAFE_ROMA, textReader, type PhotoText } from './testing/textReader';
import { makeWorkerContext, type WorkerContext } from './WorkerContext';
import { TEST_ORIGIN } from '@fairtab/services/testing/testOrigin';

const NOW = new Date('2026-11-21T20:00:00Z');
const MINUTE_MS = 60_000;
const PATIENCE = { timeout: 10_000, interval: 20 };
const OUT_OF_ORDER = () => Promise.reject(new Error('the engine is out of order'));

describe.each(jobBackends)('scans with jobs in $name', ({ possible, start }) => {
  describe.skipIf(!possible)('and a database of their own', () => {
    let rig: JobRig;
    let queues: JobQueues;
    let table: Table;
    let ana: ServiceContext;
    let see: PhotoText;
    const closing: (() => Promise<void>)[] = [];

    beforeAll(async () => {
      rig = await start();
    });
    afterAll(() => rig.stop());
    beforeEach(async () => {
      queues = await rig.open(QUEUE_NAMES);
      table = setTable(rig.database.db);
      table.setTime(NOW);
      ana = await newGuest(table);
      see = () => CAFE_ROMA;
    });
    afterEach(async () => {
      for (const close of closing.splice(0)) await close();
      await queues.close();
      await rig.loseQueue();
      await rig.database.db.prisma.photo.deleteMany();
      await rig.database.db.prisma.scan.deleteMany();
    });

    const contextOf = (): WorkerContext => {
      const { db, store, events, sealer, limits, files, now } = table.stranger();
      const reader = textReader((photo) => see(photo));
      return makeWorkerContext({
        origin: TEST_ORIGIN,
        db,
        store,
        events,
        sealer,
        limits,
        files,
        now,
        queues,
        mailer: memoryMailer(),
        reader,
      });
    };
    const sweep = () =>
      handlersOf(contextOf())
        .find(({ job }) => job === 'sweepScans')
        ?.run({});
    const startWorking = async () => {
      const worker = await startQueues({ ctx: contextOf(), logger: silentLogger });
      closing.unshift(() => worker.close());
    };
    const newScan = async () => {
      const { scan } = await scanReceipt(ana, { photoIds: await uploadPhotos(ana) });
      return { scanId: scan.id };
    };
    const scanOf = (scanId: string) => readScan(ana, scanId);

    const waiting = async () => (await queues.counts(PHOTOS))['prioritized'];

    it('are read in their turn, and not in the order in which they were queued', async () => {
      const scans = [await newScan(), await newScan(), await newScan()];
      const [many, another, first] = scans.map(({ scanId }) => scanId);
      await queues.enqueue(
        readPhotosJob,
        { scanId: many, turn: 2 },
        { scanId: another, turn: 3 },
        { scanId: first, turn: 1 },
      );
      table.published.length = 0;
      await startWorking();
      await vi.waitFor(async () => {
        for (const { scanId } of scans) expect((await scanOf(scanId))?.status).toBe('done');
      }, PATIENCE);
      const begun = table.published.flatMap((message) => (message.type === 'scanChanged' ? [message.scanId] : []));
      expect([...new Set(begun)]).toEqual([first, many, another]);
    });

    it('are read by the second try when the engine failed in the first', async () => {
      see = vi.fn<PhotoText>(() => CAFE_ROMA).mockImplementationOnce(OUT_OF_ORDER);
      const { scanId } = await newScan();
      await startWorking();
      await queues.enqueue({ ...readPhotosJob, backoffMs: 1 }, { scanId });
      await vi.waitFor(async () => expect((await scanOf(scanId))?.status).toBe('done'), PATIENCE);
      expect(see).toHaveBeenCalledTimes(2);
    });

    it('are found again when the queue lost them, and queued once', async () => {
      const { scanId } = await newScan();
      const { scanId: young } = await newScan();
      await rig.database.db.prisma.scan.update({
        where: { id: scanId },
        data: { createdAt: new Date(NOW.getTime() - MINUTE_MS) },
      });
      await sweep();
      await sweep();
      expect(await waiting()).toBe(1);
      await startWorking();
      await vi.waitFor(async () => expect((await scanOf(scanId))?.status).toBe('done'), PATIENCE);
      expect((await scanOf(young))?.status).toBe('uploaded');
    });

    it('fail as unavailable when they waited too long for a worker', async () => {
      const { scanId } = await newScan();
      table.setTime(new Date(NOW.getTime() + 11 * MINUTE_MS));
      await sweep();
      const row = await rig.database.db.prisma.scan.findUnique({ where: { id: scanId } });
      expect(row).toMatchObject({ status: 'failed', failure: 'unavailable' });
      expect(await waiting()).toBe(0);
    });

    it('are read one at a time', async () => {
      let now = 0;
      let most = 0;
      see = async () => {
        most = Math.max(most, ++now);
        await new Promise((resolve) => setImmediate(resolve));
        now -= 1;
        return CAFE_ROMA;
      };
      const scans = [await newScan(), await newScan(), await newScan()];
      await startWorking();
      await queues.enqueue(readPhotosJob, ...scans.map(({ scanId }) => ({ scanId })));
      await vi.waitFor(async () => {
        for (const { scanId } of scans) expect((await scanOf(scanId))?.status).toBe('done');
      }, PATIENCE);
      expect(most).toBe(1);
    });
  });
});
