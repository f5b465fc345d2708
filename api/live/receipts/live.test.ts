import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hasRedisServer, redisTitle, startTestRedis, type TestRedis } from '@fairtab/services/testing/redis';
import type { Client } from 'graphql-ws';
import { claim, createReceipt, itemNamed, pay } from '../../testing/receiptActions';
import type { Browser } from '../../testing/Browser';
import { eventually } from '../../testing/eventually';
import { startApi, type RunningApi } from '../../testing/startApi';
import { WATCH_RECEIPT, ReceiptWatcher } from '../../testing/ReceiptWatcher';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const sockets: Client[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) await socket.dispose();
});

function watch(browser: Browser, id: string, headers: Record<string, string> = {}, key?: string): ReceiptWatcher {
  const socket = browser.socket(headers, key === undefined ? {} : { browser: key });
  sockets.push(socket);
  return new ReceiptWatcher(socket, id);
}

describe('receiptChanged over a socket', () => {
  it('pushes the state at once, and then each change once', async () => {
    const receipt = await createReceipt(api.browser());
    const phone = watch(api.browser(), receipt.linkId);
    await eventually(() => expect(phone.events).toHaveLength(1));
    expect(phone.last).toEqual({ receipt: { version: 1, total: '52.00', paid: '0.00', looking: 1 }, changes: [] });

    const ana = api.browser();
    await claim(ana, { item: itemNamed(receipt, 'Nachos'), name: 'Ana' });
    await pay(ana, { receipt });
    await eventually(() => expect(phone.kinds).toEqual(['CLAIMED', 'PAID']));
    expect(phone.last).toMatchObject({ receipt: { version: 3, paid: '20.80' } });
  });

  it('pushes the same changes to many phones, also when many come at once', async () => {
    const receipt = await createReceipt(api.browser());
    const phones = Array.from({ length: 8 }, () => watch(api.browser(), receipt.id));
    await eventually(() => expect(phones.map(({ events }) => events.length > 0)).not.toContain(false));
    const item = itemNamed(receipt, 'Nachos');
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => claim(api.browser(), { item, name: `Guest ${index}`, splitCount: 12 })),
    );
    await eventually(() => {
      for (const phone of phones) {
        const versions = phone.events.flatMap(({ changes }) => changes.map(({ version }) => version));
        expect(versions).toEqual(Array.from({ length: 12 }, (_, index) => index + 2));
      }
    });
  });

  it('pushes to a phone only the changes after it subscribed', async () => {
    const receipt = await createReceipt(api.browser());
    const early = watch(api.browser(), receipt.id);
    await eventually(() => expect(early.events).toHaveLength(1));
    const item = itemNamed(receipt, 'Nachos');
    await claim(api.browser(), { item, name: 'Ana', splitCount: 2 });
    await eventually(() => expect(early.kinds).toEqual(['CLAIMED']));
    const late = watch(api.browser(), receipt.id);
    await eventually(() => expect(late.last?.receipt.version).toBe(2));
    await claim(api.browser(), { item, name: 'Ben', splitCount: 2 });
    await eventually(() => expect(late.kinds).toEqual(['CLAIMED']));
    expect(early.kinds).toEqual(['CLAIMED', 'CLAIMED']);
  });

  it('pushes contact data only to viewers who may see it, for one and the same change', async () => {
    const host = api.browser();
    const receipt = await createReceipt(host);
    const query = `subscription ($id: ID!) { receiptChanged(id: $id) { receipt { items { claims { claimerEmail } } } } }`;
    const seen = new Map<string, string>();
    for (const [name, browser] of [
      ['host', host],
      ['stranger', api.browser()],
    ] as const) {
      const socket = browser.socket();
      sockets.push(socket);
      socket.subscribe(
        { query, variables: { id: receipt.id } },
        {
          next: ({ data }) => void seen.set(name, JSON.stringify(data)),
          error: () => undefined,
          complete: () => undefined,
        },
      );
    }
    await eventually(() => expect(seen.size).toBe(2));
    await claim(api.browser(), { item: itemNamed(receipt, 'Nachos'), name: 'Ana', claimerEmail: 'ana@example.com' });
    await eventually(() => expect([...seen.values()].every((text) => text.includes('claimerEmail'))).toBe(true));
    expect(seen.get('host')).toContain('ana@example.com');
    expect(seen.get('stranger')).not.toContain('ana@example.com');
  });

  it('is refused for a receipt that does not exist', async () => {
    const phone = watch(api.browser(), 'A'.repeat(22));
    await eventually(() => expect(phone.errors).toMatchObject([{ message: 'There is no such receipt.' }]));
  });

  it('is refused to pages from other sites', async () => {
    const receipt = await createReceipt(api.browser());
    const phone = watch(api.browser(), receipt.id, { origin: 'https://evil.example' });
    await eventually(() => expect(phone.errors).toHaveLength(1));
    expect(phone.events).toEqual([]);
  });

  it('refuses mutations, because it cannot set the cookie they need', async () => {
    const socket = api.browser().socket();
    sockets.push(socket);
    const query = 'mutation { createReceipt(input: { items: [{ name: "Soup", price: 7 }] }) { __typename } }';
    await expect(socket.iterate({ query }).next()).rejects.toMatchObject([{ message: 'Mutations go over HTTP.' }]);
  });
});

describe('the number of people looking', () => {
  it('counts browsers, not tabs, and no longer counts those that left', async () => {
    const ana = api.browser();
    const receipt = await createReceipt(ana);
    const first = watch(ana, receipt.id);
    watch(ana, receipt.id);
    await eventually(() => expect(first.last?.receipt.looking).toBe(1));
    const ben = watch(api.browser(), receipt.id);
    await eventually(() => expect(first.last?.receipt.looking).toBe(2));
    expect(first.last?.changes).toEqual([]);
    const cleo = watch(api.browser(), receipt.id);
    await eventually(() => expect([first, ben, cleo].map(({ last }) => last?.receipt.looking)).toEqual([3, 3, 3]));
    cleo.stop();
    await eventually(() => expect(first.last?.receipt.looking).toBe(2));
    ben.stop();
    await eventually(() => expect(first.last?.receipt.looking).toBe(1));
    const { data } = await ana.ask('query ($id: ID!) { receipt(id: $id) { looking } }', { id: receipt.id });
    expect(data).toEqual({ receipt: { looking: 1 } });
  });
});

describe('the tabs of one browser', () => {
  it('count as one person, also when it became a guest after the first one was opened', async () => {
    const receipt = await createReceipt(api.browser());
    const ana = api.browser();
    const openTab = () => watch(ana, receipt.id, {}, 'ana-has-one-browser');
    const tab = openTab();
    const second = openTab();
    await eventually(() => expect(second.last?.receipt.looking).toBe(1));
    await claim(ana, { item: itemNamed(receipt, 'Nachos'), name: 'Ana' });
    const third = openTab();
    const ben = watch(api.browser(), receipt.id, {}, 'ben-has-another-browser');
    await eventually(() => expect([tab, third, ben].map(({ last }) => last?.receipt.looking)).toEqual([2, 2, 2]));
  });
});

describe('receiptChanged over SSE', () => {
  it('pushes the same events', async () => {
    const receipt = await createReceipt(api.browser());
    const search = new URLSearchParams({ query: WATCH_RECEIPT, variables: JSON.stringify({ id: receipt.id }) });
    const abort = new AbortController();
    const response = await api
      .browser()
      .fetch(`/graphql?${search}`, { headers: { accept: 'text/event-stream' }, signal: abort.signal });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    let text = '';
    const read = (async () => {
      for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
    })();
    await eventually(() => expect(text).toContain('"version":1'));
    await claim(api.browser(), { item: itemNamed(receipt, 'Nachos'), name: 'Ana' });
    await eventually(() => expect(text).toContain('"kind":"CLAIMED"'));

    const phone = watch(api.browser(), receipt.id);
    await eventually(() => expect(phone.last?.receipt.looking).toBe(2));
    abort.abort();
    await expect(read).rejects.toThrow();
    await eventually(() => expect(phone.last?.receipt.looking).toBe(1));
  });
});

function seesEverythingOf(twoProcesses: () => { here: RunningApi; there: RunningApi }) {
  return async () => {
    const { here, there } = twoProcesses();
    const host = here.browser();
    const receipt = await createReceipt(host);
    const phone = watch(there.browser(), receipt.id);
    await eventually(() => expect(phone.events).toHaveLength(1));
    await claim(here.browser(), { item: itemNamed(receipt, 'Nachos'), name: 'Ana' });
    await eventually(() => expect(phone.kinds).toEqual(['CLAIMED']));
    await claim(there.browser(), { item: itemNamed(receipt, 'Negroni'), name: 'Ben' });
    await eventually(() => expect(phone.kinds).toEqual(['CLAIMED', 'CLAIMED']));

    const otherPhone = watch(here.browser(), receipt.id);
    await eventually(() => expect(otherPhone.last?.receipt).toMatchObject({ version: 3, looking: 2 }));
    await eventually(() => expect(phone.last?.receipt.looking).toBe(2));
    otherPhone.stop();
    await eventually(() => expect(phone.last?.receipt.looking).toBe(1));
  };
}

describe('two processes on one database', () => {
  let there: RunningApi;
  beforeAll(async () => {
    there = await startApi({ database: api.database });
  });
  afterAll(() => there.close());

  it(
    'see each other’s changes and people through PostgreSQL',
    seesEverythingOf(() => ({ here: api, there })),
  );

  it('never answer with an older receipt than the other one does', async () => {
    const host = api.browser();
    const receipt = await createReceipt(host);
    const read = async (browser: Browser) =>
      (await browser.ask('query ($id: ID!) { receipt(id: $id) { version } }', { id: receipt.id })).data;
    for (let version = 2; version < 12; version++) {
      await claim(version % 2 ? host : host.at(there.url), {
        item: itemNamed(receipt, 'Nachos'),
        name: 'Ana',
        splitCount: 20,
      });
      expect(await read(api.browser())).toEqual({ receipt: { version } });
      expect(await read(there.browser())).toEqual({ receipt: { version } });
    }
  });
});

describe.skipIf(!hasRedisServer)(redisTitle('two processes with a Redis'), () => {
  let redis: TestRedis;
  let here: RunningApi;
  let there: RunningApi;
  beforeAll(async () => {
    redis = await startTestRedis();
    const env = { REDIS_URL: redis.url };
    [here, there] = await Promise.all([
      startApi({ database: api.database, env }),
      startApi({ database: api.database, env }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([here.close(), there.close()]);
    await redis.stop();
  });

  it(
    'see each other’s changes and people through it',
    seesEverythingOf(() => ({ here, there })),
  );
});
