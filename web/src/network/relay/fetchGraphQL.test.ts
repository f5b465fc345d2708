import type { RequestParameters } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerFault, Unreachable } from './errors';
import { fetchGraphQL, type GraphQLRequest } from './fetchGraphQL';

const query = {
  id: 'doc',
  name: 'Q',
  operationKind: 'query',
  text: null,
  metadata: {},
  cacheID: null,
} as unknown as RequestParameters;
const send = (params: RequestParameters, variables: GraphQLRequest['variables'], sessionId: string | null = null) =>
  fetchGraphQL({ params, variables, sessionId });
const mutation = { ...query, operationKind: 'mutation' } as RequestParameters;
const answer = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
const bodyOf = (init: RequestInit | undefined): { variables: { input?: { idempotencyKey?: string } } } =>
  JSON.parse(init?.body as string) as { variables: { input?: { idempotencyKey?: string } } };
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock.mockReset());
  document.body.innerHTML = '';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = async <T>(promise: Promise<T>): Promise<T | Error> => {
  const caught = promise.catch((error: unknown) => error as Error);
  await vi.runAllTimersAsync();
  return caught;
};

describe('sending a document', () => {
  it('sends its id and the variables as JSON to the page’s own origin', async () => {
    fetchMock.mockResolvedValueOnce(answer({ data: { receipt: null } }));
    expect(await settled(send(query, { id: 'r' }))).toEqual({ data: { receipt: null } });
    const [url, init] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe('/graphql/doc');
    expect(bodyOf(init)).toEqual({ variables: { id: 'r' } });
    expect(init?.headers).toMatchObject({ 'content-type': 'application/json' });
  });

  it('sends the session, or none for a visitor', async () => {
    fetchMock.mockImplementation(async () => answer({ data: {} }));
    await settled(send(query, {}, 'secret'));
    await settled(send(query, {}));
    const [signedIn, visitor] = fetchMock.mock.calls.map(([, init]) => new Headers(init?.headers));
    expect(signedIn?.get('authorization')).toBe('Bearer secret');
    expect(visitor?.has('authorization')).toBe(false);
  });

  it('repeats a query that found no connection', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(answer({ data: {} }));
    expect(await settled(send(query, {}))).toEqual({ data: {} });
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('never repeats a mutation without a key', async () => {
    fetchMock.mockRejectedValue(new TypeError('offline'));
    expect(await settled(send(mutation, { input: { claimId: 'c' } }))).toBeInstanceOf(Unreachable);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('repeats a mutation that has a key, with the same key', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(answer({ data: {} }));
    await settled(send(mutation, { input: { idempotencyKey: 'k' } }));
    const keys = fetchMock.mock.calls.map(([, init]) => bodyOf(init).variables.input?.idempotencyKey);
    expect(keys).toEqual(['k', 'k']);
  });

  it('gives up after three tries without an answer', async () => {
    fetchMock.mockRejectedValue(new TypeError('offline'));
    expect(await settled(send(query, {}))).toBeInstanceOf(Unreachable);
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  it('passes on the server’s own message when it answers with a fault', async () => {
    fetchMock.mockResolvedValueOnce(answer({ message: 'Too much at once.', code: 'too_many' }, 429));
    const fault = await settled(send(query, {}));
    expect(fault).toBeInstanceOf(ServerFault);
    expect(fault).toMatchObject({ status: 429, message: 'Too much at once.' });
  });

  it('treats errors without data as a server fault', async () => {
    fetchMock.mockResolvedValueOnce(answer({ data: null, errors: [{ message: 'Not now.' }] }));
    const fault = await settled(send(query, {}));
    expect(fault).toBeInstanceOf(ServerFault);
    expect(fault).toMatchObject({ message: 'Not now.' });
  });

  it('throws on a mistake in our own code', async () => {
    const unpersisted = { ...query, id: null } as unknown as RequestParameters;
    expect(await settled(send(unpersisted, {}))).not.toBeInstanceOf(Unreachable);
    expect(fetchMock).not.toHaveBeenCalled();
  });
});
