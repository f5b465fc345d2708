import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scrape, type Scrape } from '@fairtab/services/testing/scrape';
import { databaseForTests } from '@fairtab/services/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERSISTED_FILE } from '../../graphql/PersistedDocuments';
import type { Browser } from '../../testing/Browser';
import { eventually } from '../../testing/eventually';
import { attempt, claim, createReceipt, itemNamed, type SeenReceipt } from '../../testing/receiptActions';
import { ReceiptWatcher, WATCH_RECEIPT } from '../../testing/ReceiptWatcher';
import { startApi, type RunningApi } from '../../testing/startApi';

const REQUESTS = 'fairtab_http_request_duration_seconds_count';
const CLAIMS = 'fairtab_claim_duration_seconds_count';
const LAG = 'fairtab_live_event_lag_seconds';

const database = await databaseForTests();
let webFolder: string;
let api: RunningApi;
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'fairtab-web-'));
  await mkdir(join(webFolder, 'en/.vite'), { recursive: true });
  await writeFile(join(webFolder, 'en/.vite/manifest.json'), '{}');
  await writeFile(
    join(webFolder, 'en/index.html'),
    '<!doctype html><html><head><title>Fairtab</title></head><body><div id="root"></div></body></html>',
  );
  api = await startApi({ database, webFolder, env: { METRICS_PORT: '0' } });
});
afterAll(async () => {
  await api.close();
  await rm(webFolder, { recursive: true });
});

const read = (): Promise<Scrape> => scrape(api.metricsUrl);

/** @returns by how much a value grew, at once or soon, while something was done. */
async function growthOf(
  act: () => Promise<unknown>,
  { name, labels, atLeast = 1 }: { name: string; labels?: Record<string, string>; atLeast?: number },
): Promise<number> {
  const valueOf = async () => (await read()).valueOf(name, labels) ?? 0;
  const before = await valueOf();
  await act();
  await eventually(async () => expect((await valueOf()) - before).toBeGreaterThanOrEqual(atLeast));
  return (await valueOf()) - before;
}

describe('where metrics are read', () => {
  it('is a port of its own, which answers nothing else', async () => {
    const origin = new URL(api.metricsUrl ?? '').origin;
    expect((await fetch(`${origin}/metrics`)).headers.get('content-type')).toContain('text/plain; version=0.0.4');
    for (const [path, method] of [
      ['/', 'GET'],
      ['/metrics/', 'GET'],
      ['/graphql', 'POST'],
      ['/metrics', 'POST'],
    ] as const)
      expect((await fetch(origin + path, { method })).status, `${method} ${path}`).toBe(404);
  });

  it('is nowhere on the port that visitors reach', async () => {
    const answer = await fetch(`${api.url}/metrics`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('fairtab_http');
  });

  it('is nowhere at all without METRICS_PORT', async () => {
    const quiet = await startApi({ database });
    expect(quiet.metricsUrl).toBeNull();
    await quiet.close();
  });

  it('is left out, and people are served all the same, when the port is taken', async () => {
    const { port } = new URL(api.metricsUrl ?? '');
    const second = await startApi({ database, env: { METRICS_PORT: port } });
    expect(second.metricsUrl).toBeNull();
    expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
    await second.close();
  });
});

describe('requests', () => {
  it('are counted by pattern, method and status', async () => {
    const { linkId } = await createReceipt(api.browser());
    const labels = { route: '/api/shared-receipts/:id', method: 'GET', operation: '' };
    const ask = (id: string) => api.browser().rest('GET', `/api/shared-receipts/${id}`);
    expect(await growthOf(() => ask(linkId), { name: REQUESTS, labels: { ...labels, status: '200' } })).toBe(1);
    expect(await growthOf(() => ask('nothing'), { name: REQUESTS, labels: { ...labels, status: '404' } })).toBe(1);
  });

  it('of the app are counted by the name of its document, and of others as other', async () => {
    const documents = Object.entries(JSON.parse(readFileSync(PERSISTED_FILE, 'utf8')) as Record<string, string>);
    const [id] = documents.find(([, text]) => text.startsWith('query LiveReceiptScreenQuery')) ?? [];
    const own = { route: '/graphql/:documentId', operation: 'LiveReceiptScreenQuery' };
    const post = (path: string) => api.browser().rest('POST', path, { body: { variables: { id: 'none' } } });
    expect(await growthOf(() => post(`/graphql/${id}`), { name: REQUESTS, labels: own })).toBe(1);
    const unknown = { route: '/graphql/:documentId', operation: 'other', status: '404' };
    expect(await growthOf(() => post('/graphql/madeUp'), { name: REQUESTS, labels: unknown })).toBe(1);
    const named = () => api.browser().ask('query LiveReceiptScreenQuery { __typename }');
    expect(await growthOf(named, { name: REQUESTS, labels: { route: '/graphql', operation: 'other' } })).toBe(1);
  });

  it('for addresses that do not exist share one label', async () => {
    const visit = async () => {
      for (const path of ['/nonsense-123', '/nonsense-456/deeper', '/receipts/some/where', '/api/nothing-789'])
        await fetch(api.url + path);
    };
    await growthOf(visit, { name: REQUESTS, labels: { status: '404' }, atLeast: 4 });
    const { text, valuesOfLabel } = await read();
    expect(text).not.toMatch(/nonsense|nothing-789|somewhere/);
    expect(valuesOfLabel(REQUESTS, 'route')).toContain('not found');
  });
});

describe('claims', () => {
  it('are measured by outcome, and so are the writers that were decided together', async () => {
    const receipt = await createReceipt(api.browser());
    const nachos = itemNamed(receipt, 'Nachos');
    const take = (diner: Browser) => attempt(diner, claimOf(nachos.id));
    const saved = { name: CLAIMS, labels: { outcome: 'saved' } };
    expect(await growthOf(() => take(api.browser()), saved)).toBe(1);
    expect(await growthOf(() => take(api.browser()), { name: CLAIMS, labels: { outcome: 'refused' } })).toBe(1);
    const crowded = await createReceipt(api.browser(), { items: [{ name: 'Beer', price: '4.00', quantity: 20 }] });
    const beer = itemNamed(crowded, 'Beer');
    const crowd = () => Promise.all(Array.from({ length: 20 }, () => attempt(api.browser(), claimOf(beer.id))));
    const writers = { name: 'fairtab_write_batch_size_sum', atLeast: 20 };
    expect(await growthOf(crowd, writers)).toBe(20);
    const { valueOf } = await read();
    expect(valueOf(CLAIMS, { outcome: 'saved' })).toBe(21);
    // How many of them met depends on the machine.
    const batches = valueOf('fairtab_write_batch_size_count');
    expect(batches).toBeGreaterThan(0);
    expect(batches).toBeLessThanOrEqual(valueOf(writers.name) ?? 0);
  });

  it('that another process was faster with are counted as conflicts', async () => {
    const other = await startApi({ database });
    const receipt = await createReceipt(api.browser(), { items: [{ name: 'Beer', price: '4.00', quantity: 9 }] });
    const beer = itemNamed(receipt, 'Beer');
    await claim(api.browser(), { item: beer, name: 'Ana', units: 1 });
    await claim(other.browser(), { item: beer, name: 'Ben', units: 1 });
    const late = () => claim(api.browser(), { item: beer, name: 'Cleo', units: 1 });
    expect(await growthOf(late, { name: 'fairtab_write_conflicts_total' })).toBe(1);
    await other.close();
  });
});

describe('live updates', () => {
  it('are measured from the write until they have left, for each who looks on', async () => {
    const receipt = await createReceipt(api.browser());
    const socket = api.browser().socket();
    const watcher = new ReceiptWatcher(socket, receipt.id);
    const stream = await openStream(receipt);
    await eventually(async () => {
      expect(watcher.events.length).toBeGreaterThan(0);
      const { valueOf } = await read();
      expect(valueOf('fairtab_live_connections', { kind: 'socket' })).toBe(1);
      expect(valueOf('fairtab_live_connections', { kind: 'stream' })).toBe(1);
    });
    const tap = () => claim(api.browser(), { item: itemNamed(receipt, 'Nachos'), name: 'Ana' });
    expect(await growthOf(tap, { name: `${LAG}_count`, atLeast: 2 })).toBe(2);
    expect((await read()).valueOf(`${LAG}_bucket`, { le: '10' })).toBeGreaterThanOrEqual(2);
    stream.abort();
    await socket.dispose();
    await eventually(async () => expect((await read()).valueOf('fairtab_live_connections')).toBe(0));
  });

  it('over HTTP do not count among the answers that take time', async () => {
    const stream = await openStream(await createReceipt(api.browser()));
    const labels = { route: '/graphql', operation: 'subscription' };
    expect(await growthOf(async () => stream.abort(), { name: REQUESTS, labels })).toBe(1);
  });
});

describe('the rest', () => {
  it('has the refusals of limits by limit', async () => {
    const signUp = () =>
      attempt(api.browser(), { mutation: 'signUpForNewsletter', input: { email: 'ana@example.com', consents: true } });
    for (let mails = 0; mails < 3; mails += 1) await signUp();
    const labels = { limit: 'newsletterMailsOfEmail' };
    expect(await growthOf(signUp, { name: 'fairtab_limit_refusals_total', labels })).toBe(1);
  });

  it('has the connections to the database, the delay of the event loop, and memory', async () => {
    const { valueOf } = await read();
    for (const pool of ['reads', 'writes']) {
      expect(valueOf('fairtab_pool_connections', { pool, state: 'all' })).toBeGreaterThan(0);
      expect(valueOf('fairtab_pool_connections', { pool, state: 'idle' })).toBeGreaterThanOrEqual(0);
      expect(valueOf('fairtab_pool_waiting_requests', { pool })).toBe(0);
    }
    expect(valueOf('nodejs_eventloop_lag_p99_seconds')).not.toBeNull();
    expect(valueOf('process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  it('has nothing of a person or a table', async () => {
    const host = api.browser();
    const receipt = await createReceipt(host, { payTo: [{ method: 'VENMO', handle: 'host-handle' }] });
    const contact = { claimerEmail: 'private@example.com', claimerPhone: '415 555 0100' };
    await claim(api.browser(), { item: itemNamed(receipt, 'Nachos'), name: 'Anastasia', ...contact });
    await host.fetch(`/live-receipt/${receipt.linkId}`);
    await host.rest('DELETE', `/api/shared-receipt-claims/${receipt.linkId}`);
    await eventually(async () =>
      expect((await read()).valuesOfLabel(REQUESTS, 'route')).toContain('/api/shared-receipt-claims/:claimId'),
    );
    const { text } = await read();
    for (const secret of [
      ...[
        receipt.id,
        receipt.linkId,
        'Anastasia',
        'private',
        '5550100',
        '555 0100',
        'host-handle',
        'Calagero',
        'ana@example.com',
      ],
      ...(host.cookie?.split('=').slice(1) ?? []),
    ])
      expect(text).not.toContain(secret);
  });
});

function claimOf(itemId: string) {
  return { mutation: 'claimItem', input: { itemId, claimerName: 'Ana', units: 1 } };
}

/** Watches a receipt by server-sent events. @returns what ends it, once its first event has come. */
async function openStream({ id }: SeenReceipt): Promise<AbortController> {
  const ending = new AbortController();
  const response = await api.browser().fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query: WATCH_RECEIPT, variables: { id } }),
    signal: ending.signal,
  });
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  for (let heard = ''; reader && !heard.includes('version');) heard += decoder.decode((await reader.read()).value);
  // Reads on, as a browser does.
  void (async () => {
    while (!(await reader?.read())?.done);
  })().catch(() => undefined);
  return ending;
}
