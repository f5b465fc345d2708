import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/Browser';
import { createReceipt } from '../testing/receiptActions';
import { startApi, type RunningApi } from '../testing/startApi';
import { schema } from '../schema/schema';
import { LIMITS, refusalsOf } from './limits';
import { PERSISTED_FILE } from './PersistedDocuments';

let api: RunningApi;
let host: Browser;
let receiptId: string;
beforeAll(async () => {
  api = await startApi();
  host = api.browser();
  receiptId = (await createReceipt(host)).id;
});
afterAll(() => api.close());

const nested = (times: number, inner: string): string =>
  times === 0 ? inner : `receipt { items { name } payments { claims { ${nested(times - 1, inner)} } } }`;
const many = (count: number, of: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => of(index)).join(' ');
const receipt = (selection: string): string => `{ receipt(id: "${receiptId}") { ${selection} } }`;

const TOO_MUCH: Record<string, () => string> = {
  'nests too deep': () => receipt(`payments { claims { ${nested(4, 'id')} } }`),
  'multiplies lists': () =>
    receipt('items { claims { item { claims { item { claims { item { claims { id } } } } } } } }'),
  'multiplies lists in fragments that spread each other': () =>
    `${receipt('...A')} fragment A on Receipt { items { ...B ...C } } fragment B on Item { claims { receipt { items { ...C } } } }
     fragment C on Item { claims { receipt { items { claims { id amount units } } } } }`,
  'asks for everything under many names': () => receipt(many(31, (index) => `a${index}: total`)),
  'doubles itself in every fragment': () =>
    `${receipt('...F0')} ${many(20, (index) => `fragment F${index} on Receipt { ...F${index + 1} ...F${index + 1} }`)} fragment F20 on Receipt { total tax tip }`,
  'repeats itself in fragments on one type': () =>
    `{ node(id: "${receiptId}") { ${many(100, () => '... on Receipt { items { claims { id amount units status } } }')} } }`,
  'is covered with directives': () => receipt(`total ${many(51, () => '@include(if: true)')}`),
  'is longer than any screen needs': () => receipt(many(2_001, () => 'total')),
};

async function overHttp(query: string): Promise<string> {
  const { errors, data } = await host.ask(query);
  expect(data ?? null).toBeNull();
  return errors[0]?.message ?? '';
}

async function overSocket(query: string): Promise<string> {
  const socket = host.socket();
  try {
    for await (const answer of socket.iterate({ query })) return answer.errors?.[0]?.message ?? '';
    return '';
  } catch (error) {
    return Array.isArray(error) ? String(error[0]?.message) : String(error);
  } finally {
    await socket.dispose();
  }
}

describe('a document that', () => {
  it.each(Object.entries(TOO_MUCH))(
    '%s is refused over HTTP and over a socket with the same message',
    async (_name, query) => {
      const message = await overHttp(query());
      expect(message).toMatch(/allowed|maximum|exceeded|tokens/i);
      expect(await overSocket(query())).toBe(message);
    },
  );

  it('is not valid is refused over HTTP and over a socket with the same message', async () => {
    expect(await overHttp('{ nope }')).toContain('Cannot query field "nope"');
    expect(await overSocket('{ nope }')).toBe(await overHttp('{ nope }'));
    expect(await overSocket('{ nope')).toBe(await overHttp('{ nope'));
  });

  it('spreads a fragment in itself is refused', async () => {
    const query = `${receipt('...A')} fragment A on Receipt { items { receipt { ...A } } }`;
    expect(await overHttp(query)).toContain('Cannot spread fragment "A" within itself');
  });

  it('introspects the schema is allowed', async () => {
    const { data } = await host.ask(
      `{ __schema { types { name fields { name type { kind ofType { kind ofType { kind ofType { kind ofType { kind ofType { kind name } } } } } } } } } }`,
    );
    expect(JSON.stringify(data)).toContain('claimItem');
  });
});

describe('the limits', () => {
  it('leave room for every document of the client', () => {
    const documents: Record<string, string> = JSON.parse(readFileSync(PERSISTED_FILE, 'utf8'));
    for (const text of Object.values(documents)) {
      const document = parse(text, { maxTokens: 1_500 });
      expect(refusalsOf({ schema, document }).map(({ message }) => message)).toEqual([]);
    }
  });

  it('refuse a body over 256 KB', async () => {
    const { status } = await host.post({ query: '{ __typename }', variables: { pad: 'x'.repeat(256 * 1024) } });
    expect(status).toBe(413);
  });

  it('close a socket that sends a message over 64 KB', async () => {
    const socket = host.socket();
    const query = `{ __typename } # ${'x'.repeat(64 * 1024)}`;
    const failed = (async () => {
      for await (const _ of socket.iterate({ query }));
    })();
    await expect(failed).rejects.toMatchObject({ code: 1009 });
    await socket.dispose();
  });

  it('allow 20 subscriptions on a socket and no more', async () => {
    const socket = host.socket();
    const query = `subscription { receiptChanged(id: "${receiptId}") { receipt { id } } }`;
    const open = Array.from({ length: 20 }, () => socket.iterate({ query }));
    await Promise.all(open.map((events) => events.next()));
    await expect(socket.iterate({ query }).next()).rejects.toMatchObject([
      { message: 'Too many subscriptions on one socket.' },
    ]);
    await socket.dispose();
  });
});

describe('the cost of an operation', () => {
  const post = async (body: object, headers: Record<string, string>) => {
    const answer = await api.browser().fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as object;
  };

  it('is told to a program beside its answer, as the limit counts it', async () => {
    const { body } = await api.browser().rest('POST', '/api/guests', { body: {} });
    const headers = { authorization: `Bearer ${String(body['token'])}` };
    const query = `query Dear { receipt(id: "${receiptId}") { items { name price } } } query Cheap { __typename }`;
    expect(await post({ query, operationName: 'Dear' }, headers)).toMatchObject({
      data: { receipt: { items: expect.any(Array) } },
      extensions: { cost: { requested: 42, limit: LIMITS.cost } },
    });
    expect(await post({ query, operationName: 'Cheap' }, headers)).toEqual({
      data: { __typename: 'Query' },
      extensions: { cost: { requested: 1, limit: LIMITS.cost } },
    });
    expect(await post({ query: receipt('total tax') }, headers)).toMatchObject({
      data: { receipt: { total: expect.any(String) } },
      extensions: { cost: { requested: 3 } },
    });
  });

  it('is not sent to pages, which count their bytes', async () => {
    expect(await post({ query: '{ __typename }' }, {})).toEqual({ data: { __typename: 'Query' } });
  });
});
