import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReceipt, type SeenReceipt } from '../testing/receiptActions';
import type { Browser } from '../testing/Browser';
import { startApi, type RunningApi } from '../testing/startApi';

const READ = 'a'.repeat(64);
const WATCH = 'b'.repeat(64);
const DOCUMENTS = {
  [READ]: 'query ReadQuery($id: ID!) { receipt(id: $id) { total } }',
  [WATCH]: 'subscription WatchSubscription($id: ID!) { receiptChanged(id: $id) { receipt { total } } }',
};

let folder: string;
let api: RunningApi;
let host: Browser;
let receipt: SeenReceipt;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairtab-persisted-'));
  const persistedFile = join(folder, 'persisted.json');
  await writeFile(persistedFile, JSON.stringify(DOCUMENTS));
  api = await startApi({ persistedFile });
  host = api.browser();
  receipt = await createReceipt(host);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

describe('a documentId', () => {
  const variables = () => ({ id: receipt.id });
  const answer = { data: { receipt: { total: '52.00' } }, errors: [] };

  it('selects the client’s document over HTTP, beside the variables or in the extensions', async () => {
    expect(await host.post({ documentId: READ, variables: variables() })).toMatchObject(answer);
    expect(await host.post({ extensions: { documentId: READ }, variables: variables() })).toMatchObject(answer);
    const search = new URLSearchParams({ documentId: READ, variables: JSON.stringify(variables()) });
    expect(await (await host.fetch(`/graphql?${search}`)).json()).toEqual({ data: answer.data });
  });

  it('selects it in the path', async () => {
    const ask = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      host.fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const fast = await ask(`/graphql/${READ}`, { variables: variables() });
    expect(fast.status).toBe(200);
    expect(await fast.json()).toEqual({ data: answer.data });
    expect((await ask(`/graphql/${READ}`, { variables: variables() }, { origin: 'https://evil.example' })).status).toBe(
      403,
    );
    expect((await ask(`/graphql/${READ}`, { variables: [] })).status).toBe(400);
    expect(await (await ask(`/graphql/${READ}`, { variables: { id: 7.5 } })).json()).toHaveProperty('errors');
    for (const unknown of ['f'.repeat(64), WATCH, 'nonsense'])
      expect((await ask(`/graphql/${unknown}`, { variables: variables() })).status).toBe(404);
    expect((await host.fetch(`/graphql/${READ}`)).status).toBe(405);
  });

  it('selects it over a socket', async () => {
    const socket = host.socket();
    const events = socket.iterate({ query: '', extensions: { documentId: WATCH }, variables: variables() });
    expect(await events.next()).toMatchObject({ value: { data: { receiptChanged: { receipt: { total: '52.00' } } } } });
    await socket.dispose();
  });

  it('is refused on both when it is unknown', async () => {
    const refusal = { message: 'This documentId is unknown here.', extensions: { code: 'DOCUMENT_NOT_FOUND' } };
    expect(await host.post({ documentId: 'nothing' })).toMatchObject({ status: 400, errors: [refusal] });
    const socket = host.socket();
    const failed = socket.iterate({ query: '', extensions: { documentId: 'nothing' } }).next();
    await expect(failed).rejects.toMatchObject([refusal]);
    await socket.dispose();
  });

  it('is refused together with a query', async () => {
    const { errors } = await host.post({ documentId: READ, query: '{ __typename }', variables: variables() });
    expect(errors[0]?.message).toBe('Send either a query or a documentId.');
  });

  it('is not required: other documents run too', async () => {
    expect(await host.ask('{ __typename }')).toMatchObject({ data: { __typename: 'Query' } });
  });
});
