import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseForTests } from '@fairtab/services/testing/database';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/Browser';
import { createReceipt, itemNamed } from '../../testing/receiptActions';
import { startApi, type RunningApi } from '../../testing/startApi';
import { TcpRelay } from '../../testing/TcpRelay';

const CLAIM = `mutation Claim($input: ClaimItemInput!) {
  claimItem(input: $input) { __typename ... on ClaimItemPayload { claim { claimerName } } }
}`;
const READ = 'query ($id: ID!) { receipt(id: $id) { items { claims { claimerName } } } }';
const SAID = { code: 'unavailable', message: 'Fairtab is busy just now. Please try again.' };

const database = await databaseForTests();
let relay: TcpRelay;
let folder: string;
let api: RunningApi;
beforeAll(async () => {
  relay = await TcpRelay.to(database.url);
  folder = await mkdtemp(join(tmpdir(), 'fairtab-unavailable-'));
  const persistedFile = join(folder, 'persisted.json');
  await writeFile(persistedFile, JSON.stringify({ claim: CLAIM }));
  api = await startApi({ database: { ...database, url: relay.url }, persistedFile });
});
afterEach(() => relay.mend());
afterAll(async () => {
  await api.close();
  await relay.cut();
  await rm(folder, { recursive: true });
});

async function prepare(): Promise<{ host: Browser; linkId: string; id: string; input: Record<string, unknown> }> {
  const host = api.browser();
  const receipt = await createReceipt(host);
  const input = { itemId: itemNamed(receipt, 'Nachos').id, claimerName: 'Ana', idempotencyKey: crypto.randomUUID() };
  return { host, linkId: receipt.linkId, id: receipt.id, input };
}

const sendPersisted = (browser: Browser, input: Record<string, unknown>) =>
  browser.rest('POST', '/graphql/claim', { body: { variables: { input } } });

describe('while the database is away', () => {
  it('the fast way answers 503 to a claim, and takes the same claim once when the database is back', async () => {
    const { host, id, input } = await prepare();
    await relay.cut();
    const refused = await sendPersisted(host, input);
    expect(refused).toMatchObject({ status: 503, body: SAID });
    expect(refused.headers.get('retry-after')).toBe('2');

    await relay.mend();
    for (let attempt = 0; attempt < 2; attempt++)
      expect((await sendPersisted(host, input)).body).toMatchObject({
        data: { claimItem: { __typename: 'ClaimItemPayload' } },
      });
    const { data } = await host.ask(READ, { id });
    expect(JSON.stringify(data).match(/"Ana"/g)).toHaveLength(1);
  });

  it('GraphQL answers 503 to a query and to a mutation, with a code and without detail', async () => {
    const { host, id, input } = await prepare();
    await relay.cut();
    for (const [query, variables] of [
      [READ, { id }],
      [CLAIM, { input }],
    ] as const) {
      const response = await host.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
      const { errors } = (await response.json()) as { errors: unknown };
      const extensions = { code: SAID.code, requestId: expect.any(String) };
      expect(errors).toMatchObject([{ message: SAID.message, extensions }]);
      expect(JSON.stringify(errors)).not.toMatch(/ECONN|127\.0\.0\.1|http/);
    }
  });

  it('a subscription over a socket is refused with the same code', async () => {
    const { host, id } = await prepare();
    await relay.cut();
    const socket = host.socket();
    const events = socket.iterate({
      query: 'subscription ($id: ID!) { receiptChanged(id: $id) { receipt { id } } }',
      variables: { id },
    });
    const answer: unknown = await events.next().catch((error: unknown) => ({ value: { errors: error } }));
    expect(JSON.stringify(answer)).toContain(SAID.code);
    await socket.dispose();
  });

  it('a query over a socket is answered with the same code', async () => {
    const { host, id } = await prepare();
    await relay.cut();
    const socket = host.socket();
    const answer = socket.iterate({ query: READ, variables: { id } }).next();
    await expect(answer).rejects.toMatchObject([{ message: SAID.message, extensions: { code: SAID.code } }]);
    await socket.dispose();
  });

  it('a stream of events is refused with 503', async () => {
    const { host, id } = await prepare();
    await relay.cut();
    const response = await host.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({
        query: 'subscription ($id: ID!) { receiptChanged(id: $id) { receipt { id } } }',
        variables: { id },
      }),
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await response.text()).toContain(SAID.code);
  });

  it('REST answers 503 to reads and writes', async () => {
    const { host, linkId } = await prepare();
    await relay.cut();
    const claim = { itemIndex: 0, claimerName: 'Ben', amount: '1.00', splitCount: 1 };
    const answers = [
      await host.rest('GET', `/api/shared-receipts/${linkId}`),
      await host.rest('POST', `/api/shared-receipts/${linkId}/claims`, { body: claim }),
    ];
    for (const { status, body, headers } of answers) {
      expect([status, body]).toEqual([503, { ...SAID, type: '/developers/errors/unavailable' }]);
      expect(headers.get('retry-after')).toBe('2');
    }
  });
});
