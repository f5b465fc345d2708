import { databaseForTests } from '@fairtab/services/testing/database';
import { openFileStore } from '@fairtab/services/platform/files/openFileStore';
import { memoryFiles } from '@fairtab/services/testing/memoryFiles';
import { blankPhoto } from '@fairtab/services/testing/photos';
import { startTestS3 } from '@fairtab/services/testing/s3';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually';
import { claim, createReceipt, itemNamed, readReceipt } from '../testing/receiptActions';
import { ReceiptWatcher } from '../testing/ReceiptWatcher';
import { startApi, type RunningApi } from '../testing/startApi';

const CANNOT_SAVE = 'Fairtab cannot save anything just now. What is saved can be seen. Please try again later.';
const fullDisk = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));

const database = await databaseForTests();
let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ database, files: { ...memoryFiles(), put: fullDisk } });
});
afterAll(() => api.close());

const readiness = async () => {
  const answer = await fetch(`${api.url}/readyz`);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

/** Lets the database only read, as after a failover to a standby, or lets it write again. */
async function setReadOnly(isReadOnly: boolean): Promise<void> {
  const operator = new Client({ connectionString: database.url, options: '-c default_transaction_read_only=off' });
  await operator.connect();
  const name = new URL(database.url).pathname.slice(1);
  await operator.query(`ALTER DATABASE "${name}" SET default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);
  await operator.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await operator.end();
}

describe('a database that only reads', () => {
  it('is read, refuses writes with the reason, and is written to again by itself', async () => {
    const host = api.browser();
    const receipt = await createReceipt(host);
    await setReadOnly(true);
    await eventually(async () => {
      const { status, body } = await readiness();
      expect([status, body['status']]).toEqual([200, 'degraded']);
      expect(body['reasons']).toEqual(['The database only reads. Nothing can be saved.']);
    });
    expect(await readReceipt(host, receipt.id)).toMatchObject({ id: receipt.id });
    const refused = await host.rest('POST', `/api/shared-receipts/${receipt.linkId}/claims`, {
      body: { itemIndex: 0, claimerName: 'Ben', amount: '31.20', splitCount: 1 },
    });
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable', message: CANNOT_SAVE } });
    expect(refused.headers.get('retry-after')).toBe('10');

    await setReadOnly(false);
    await eventually(async () => {
      await claim(host, { item: itemNamed(receipt, 'Nachos'), name: 'Ana' });
    });
    expect((await readiness()).body['status']).toBe('ready');
  });
});

describe('a disk without room for photos', () => {
  it('refuses photos with the reason, and nothing else', async () => {
    const host = api.browser();
    const form = new FormData();
    form.set('photo', new Blob([Uint8Array.from(await blankPhoto())]), 'bill.jpg');
    const refused = await host.fetch('/api/photos', { method: 'POST', body: form });
    expect([refused.status, await refused.json()]).toEqual([
      503,
      { code: 'unavailable', message: CANNOT_SAVE, type: '/developers/errors/unavailable' },
    ]);
    await claim(host, { item: itemNamed(await createReceipt(host), 'Nachos'), name: 'Ana' });
  });
});

describe('a file store that is away', () => {
  it('refuses photos until it is back, and nothing else', async () => {
    const store = await startTestS3();
    const alone = await startApi({ database, files: await openFileStore({ s3: store.config, dataDir: '/nowhere' }) });
    const host = alone.browser();
    const bytes = Uint8Array.from(await blankPhoto());
    const send = () => {
      const form = new FormData();
      form.set('photo', new Blob([bytes]), 'bill.jpg');
      return host.fetch('/api/photos', { method: 'POST', body: form });
    };
    await store.kill();
    const refused = await send();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.json()).toMatchObject({ code: 'unavailable' });
    await claim(host, { item: itemNamed(await createReceipt(host), 'Nachos'), name: 'Ana' });
    const again = await startTestS3({ earlier: store });
    expect((await send()).status).toBe(201);
    await alone.close();
    await again.stop();
  });
});

describe('a Redis that is away', () => {
  it('costs neither readiness nor live updates, and readiness says that it is away', async () => {
    const alone = await startApi({ database, env: { REDIS_URL: 'redis://127.0.0.1:1' } });
    const ready = await fetch(`${alone.url}/readyz`);
    expect([ready.status, await ready.json()]).toMatchObject([200, { status: 'degraded', events: true }]);
    const host = alone.browser();
    const receipt = await createReceipt(host);
    const socket = host.socket();
    const watcher = new ReceiptWatcher(socket, receipt.id);
    await eventually(() => expect(watcher.last).toBeDefined());
    // Written by another process, so the news of it has to travel.
    await claim(host.at(api.url), { item: itemNamed(receipt, 'Nachos'), name: 'Ana' });
    await eventually(() => expect(watcher.kinds).toEqual(['CLAIMED']));
    await socket.dispose();
    await alone.close();
  });
});
