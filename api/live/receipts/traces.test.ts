import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@fairtab/services/testing/database';
import { startTestCollector, type SeenSpan, type TestCollector } from '@fairtab/services/testing/otlpCollector';
import { TEST_DATA_KEY } from '@fairtab/services/testing/testSealer';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { killWorker, startWorkerProcess } from '@fairtab/worker/testing/workerProcess';
import { logIn, signUp } from '../../testing/accountActions';
import { startMainProcess, type MainProcess } from '../../testing/mainProcess';
import { attempt, claim, createReceipt, itemNamed, pay, type SeenReceipt } from '../../testing/receiptActions';
import { ReceiptWatcher } from '../../testing/ReceiptWatcher';

const LONG_MS = 60_000;
/** Several processes start on a machine that others keep busy. */
const eventually = (look: () => void): Promise<void> => vi.waitFor(look, { timeout: 30_000, interval: 20 });

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairtab-traces-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const settings = (more: Record<string, string> = {}) => ({
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  // Spans leave almost at once, so that no test has to wait for them.
  OTEL_BSP_SCHEDULE_DELAY: '50',
  ...more,
});

describe('with OTEL_EXPORTER_OTLP_ENDPOINT, a trace', () => {
  let collector: TestCollector;
  let here: MainProcess;
  let there: MainProcess;

  beforeAll(async () => {
    collector = await startTestCollector();
    const env = settings({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    [here, there] = await Promise.all([startMainProcess(env), startMainProcess(env)]);
  }, LONG_MS);
  afterAll(async () => {
    await Promise.all([here.stop(), there.stop()]);
    await collector.stop();
  });

  /** The steps from one up to the beginning of its trace. */
  const wayTo = (spans: readonly SeenSpan[], last: SeenSpan | undefined): SeenSpan[] => {
    const before = spans.find(({ spanId }) => spanId === last?.parentSpanId);
    return last ? [...(before ? wayTo(spans, before) : []), last] : [];
  };

  it(
    'follows a tap from the request in one process to the push in the other',
    async () => {
      const receipt = await createReceipt(here.browser());
      const socket = there.browser().socket();
      const watcher = new ReceiptWatcher(socket, receipt.id);
      await eventually(() => expect(watcher.events).not.toHaveLength(0));
      await claim(here.browser(), { item: itemNamed(receipt, 'Nachos'), name: 'Ana' });
      await eventually(() => {
        const spans = collector.spans();
        const push = spans.find(({ name }) => name === 'push');
        const way = wayTo(spans, push);
        expect(way.map(({ name }) => name)).toEqual([
          'POST /graphql',
          'mutation claimItem',
          'change receipt',
          'write batch',
          'announce',
          'push',
        ]);
        expect(new Set(way.map(({ traceId }) => traceId)).size).toBe(1);
        expect(push?.instance).not.toBe(way[0]?.instance);
        expect(new Set(way.slice(0, -1).map(({ instance }) => instance)).size).toBe(1);
        const ofTrace = spans.filter(({ traceId }) => traceId === push?.traceId);
        const batch = way.find(({ name }) => name === 'write batch');
        const save = ofTrace.find(({ parentSpanId, kind }) => parentSpanId === batch?.spanId && kind === 3);
        expect(save?.attributes['db.system.name']).toBe('postgresql');
        const reading = ofTrace.find(({ name }) => name === 'read change');
        expect(reading?.instance).toBe(push?.instance);
        expect(ofTrace.some(({ parentSpanId }) => parentSpanId === reading?.spanId)).toBe(true);
        expect(push?.attributes['fairtab.subscribers']).toBe(1);
        const line = here.lines.find(({ traceId }) => traceId === push?.traceId);
        expect(line).toMatchObject({ route: '/graphql', status: 200 });
      });
      await socket.dispose();
    },
    LONG_MS,
  );

  it(
    'goes on in the worker that takes a job',
    async () => {
      const worker = startWorkerProcess({
        ...settings({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, DATA_KEYS: TEST_DATA_KEY }),
      });
      const host = here.browser();
      const username = await signUp(host);
      await logIn(host, { username });
      const input = { contents: 'HISTORY', format: 'CSV' };
      expect(await attempt(host, { mutation: 'startExport', input })).toMatchObject({
        __typename: 'StartExportPayload',
      });
      await eventually(() => {
        const spans = collector.spans();
        const jobs = spans.filter(({ name }) => name === 'job makeExport').map((job) => wayTo(spans, job));
        const way = jobs.find(([first]) => first?.name === 'POST /graphql');
        expect(way?.map(({ name }) => name)).toEqual([
          'POST /graphql',
          'mutation startExport',
          'send makeExport',
          'job makeExport',
        ]);
        expect(way?.at(-1)?.service).toBe('fairtab-worker');
        const job = way?.at(-1);
        expect(spans.some(({ parentSpanId, kind }) => parentSpanId === job?.spanId && kind === 3)).toBe(true);
        expect(collector.bodies.join('\n')).not.toContain(username);
      }).finally(() => killWorker(worker));
    },
    LONG_MS,
  );

  it(
    'has nothing of a person or a table, also when the request fails',
    async () => {
      const host = here.browser();
      const items = [{ name: 'Truffle pizza', price: '1234.56' }];
      const given = { restaurantName: 'Zanzibar', items, payTo: [{ method: 'VENMO', handle: 'host-handle' }] };
      const receipt: SeenReceipt = await createReceipt(host, given);
      const diner = here.browser();
      const contact = { claimerEmail: 'private@example.com', claimerPhone: '415 555 0100' };
      await claim(diner, { item: itemNamed(receipt, 'Truffle pizza'), name: 'Anastasia', ...contact });
      await pay(diner, { receipt });
      await host.fetch(`/live-receipt/${receipt.linkId}?text=whispered`);
      await host.ask('query Whispered { whispered: nonsense }');
      await host.ask('query Whispered { whispered: __typename }');
      const agent = { 'x-request-id': 'whispered-id', 'user-agent': 'whispered agent' };
      await host.fetch('/whispered/address', { headers: agent });
      // The last of all, so that what came before has arrived when it has.
      await host.rest('DELETE', `/api/shared-receipt-claims/${receipt.linkId}`);
      await eventually(() =>
        expect(collector.spans().map(({ name }) => name)).toContain('DELETE /api/shared-receipt-claims/:claimId'),
      );
      const sent = collector.bodies.join('\n');
      for (const secret of [
        ...[
          receipt.id,
          receipt.linkId,
          itemNamed(receipt, 'Truffle pizza').id,
          'Anastasia',
          'private',
          '555 0100',
          '4155550100',
        ],
        ...['host-handle', 'Zanzibar', 'Truffle', '1234.56', 'hispered', '127.0.0.1'],
        ...(host.cookie?.split('=').slice(1) ?? []),
        ...(diner.cookie?.split('=').slice(1) ?? []),
      ])
        expect(sent.includes(secret), secret).toBe(false);
    },
    LONG_MS,
  );

  it('does not continue one that the request brings along, because anybody can send one', async () => {
    const traceparent = '00-11111111111111111111111111111111-2222222222222222-01';
    await here.browser().fetch('/api/nothing', { headers: { traceparent } });
    await eventually(() => expect(collector.spans().some(({ name }) => name.startsWith('GET '))).toBe(true));
    expect(collector.bodies.join('\n')).not.toContain('1111111111111111');
  });
});

describe('a collector that', () => {
  it.each([
    ['hangs', true],
    ['is away', false],
  ])(
    '%s costs nobody anything, and the process stops in time',
    async (_case, hangs) => {
      const collector = await startTestCollector({ hangs });
      const { url } = collector;
      if (!hangs) await collector.stop();
      const api = await startMainProcess(settings({ OTEL_EXPORTER_OTLP_ENDPOINT: url }));
      const receipt = await createReceipt(api.browser());
      await claim(api.browser(), { item: itemNamed(receipt, 'Nachos'), name: 'Ana' });
      if (hangs) await eventually(() => expect(collector.requests()).toBeGreaterThan(0));
      await claim(api.browser(), { item: itemNamed(receipt, 'Negroni'), name: 'Ben', units: 1 });
      expect(await api.stop()).toBe(0);
      expect(api.lines.filter(({ level }) => level === 'error')).toEqual([]);
      if (hangs) await collector.stop();
    },
    LONG_MS,
  );
});

describe('of OpenTelemetry', () => {
  /** The files of code that a process had loaded when it ended. */
  const loadedWith = async (name: string, env: Record<string, string>): Promise<string> => {
    const coverage = join(folder, name);
    const api = await startMainProcess(settings({ ...env, NODE_V8_COVERAGE: coverage }));
    const receipt = await createReceipt(api.browser());
    await claim(api.browser(), { item: itemNamed(receipt, 'Nachos'), name: 'Ana' });
    expect(await api.stop()).toBe(0);
    const files = await readdir(coverage);
    const texts = await Promise.all(files.map((file) => readFile(join(coverage, file), 'utf8')));
    return texts
      .flatMap((text) => (JSON.parse(text) as { result: { url: string }[] }).result.map(({ url }) => url))
      .join('\n');
  };

  it(
    'nothing is loaded unless it is told where traces go',
    async () => {
      const without = await loadedWith('without', {});
      expect(without).toContain('dist/api.mjs');
      expect(without).not.toContain('@opentelemetry');
      const collector = await startTestCollector();
      const together = await loadedWith('together', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
      expect(together).toContain('@opentelemetry');
      await collector.stop();
    },
    LONG_MS,
  );
});
