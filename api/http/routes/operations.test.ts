import { createLogger } from '@fairtab/services/platform/logger';
import { PROGRAM_VERSION } from '@fairtab/services/platform/programVersion';
import { createTestDatabase, type TestDatabase } from '@fairtab/services/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claim, createReceipt, itemNamed, pay } from '../../testing/receiptActions';
import { eventually } from '../../testing/eventually';
import { startApi, type RunningApi } from '../../testing/startApi';

const lines: string[] = [];
let database: TestDatabase;
let api: RunningApi;
beforeAll(async () => {
  database = await createTestDatabase();
  const logger = createLogger({ name: 'api', level: 'debug', destination: { write: (line) => void lines.push(line) } });
  api = await startApi({ database, logger });
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

describe('health', () => {
  it('says that the process lives and that it is ready', async () => {
    expect(await (await fetch(`${api.url}/healthz`)).json()).toEqual({ status: 'ok', version: PROGRAM_VERSION });
    const ready = await fetch(`${api.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'ready', database: true, events: true, stopping: false, reasons: [] },
    ]);
  });
});

describe('a web server that stops', () => {
  it('says so to the proxy at once, and serves on until the proxy has asked', async () => {
    const stopping = await startApi({ database, env: { DRAIN_MS: '1500' } });
    const closed = stopping.close();
    const ready = await fetch(`${stopping.url}/readyz`);
    expect([ready.status, await ready.json()]).toMatchObject([503, { status: 'not ready', stopping: true }]);
    expect((await fetch(`${stopping.url}/healthz`)).status).toBe(200);
    await createReceipt(stopping.browser());
    await closed;
    await expect(fetch(`${stopping.url}/healthz`)).rejects.toThrow();
  });
});

describe('the log', () => {
  it('has one line for each request, with its id and its route', async () => {
    const { linkId } = await createReceipt(api.browser());
    await fetch(`${api.url}/api/shared-receipts/${linkId}`, { headers: { 'x-request-id': 'request-1234' } });
    await eventually(() => expect(lines.join('')).toContain('request-1234'));
    const line = lines.find((text) => text.includes('request-1234')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ method: 'GET', route: '/api/shared-receipts/:id', status: 200 });
  });

  it('never holds a secret, a name, a handle, or the address of a receipt', async () => {
    const host = api.browser();
    const diner = api.browser();
    const receipt = await createReceipt(host, { payTo: [{ method: 'VENMO', handle: 'host-handle' }] });
    const contact = { claimerEmail: 'private@example.com', claimerPhone: '415 555 0100' };
    await claim(diner, { item: itemNamed(receipt, 'Nachos'), name: 'Anastasia', ...contact });
    await pay(diner, { receipt, method: 'VENMO', handle: 'ana-handle' });
    await host.fetch(`/live-receipt/${receipt.linkId}?utm=1`);
    await host.fetch(`/nothing/${receipt.linkId}`);
    await host.ask('{ nope }');
    await diner.rest('DELETE', `/api/shared-receipt-claims/${receipt.linkId}`);
    await eventually(() => expect(lines.join('')).toContain('/api/shared-receipt-claims/:claimId'));
    const log = lines.join('');
    const secrets = [host, diner].map(({ cookie }) => cookie?.split('=')[1] ?? '');
    for (const secret of [
      ...secrets,
      receipt.linkId,
      receipt.id,
      'Anastasia',
      'private@example.com',
      '5550100',
      '555 0100',
      'ana-handle',
      'host-handle',
    ])
      expect(log).not.toContain(secret);
  });

  it('gives every answer its request’s id, and a new id when the sent one is malformed', async () => {
    const idOf = async (given: string) =>
      (await fetch(`${api.url}/healthz`, { headers: { 'x-request-id': given } })).headers.get('x-request-id');
    expect(await idOf('request-5678')).toBe('request-5678');
    expect(await idOf('<script>')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('without a database', () => {
  it('answers 503 and no detail, stays alive, and is not ready', async () => {
    const lost = await createTestDatabase();
    const lonely = await startApi({ database: lost });
    const receipt = await createReceipt(lonely.browser());
    await lost.drop();

    const rest = await lonely.browser().rest('GET', `/api/shared-receipts/${receipt.linkId}`);
    expect([500, 503]).toContain(rest.status);
    expect(Object.keys(rest.body).sort()).toEqual(['code', 'message', 'type']);
    const { errors } = await lonely.browser().ask('query ($id: ID!) { receipt(id: $id) { id } }', { id: receipt.id });
    expect(errors).toMatchObject([{ message: 'Something went wrong on our side. Please try again.' }]);
    expect(JSON.stringify(errors)).not.toMatch(/database|postgres|does not exist/i);
    expect((await fetch(`${lonely.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${lonely.url}/healthz`)).status).toBe(200);
    await lonely.close();
  });
});
