import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { LIMITS } from '@fairtab/services/platform/limits/limits';
import { PASSWORD, signUpAndLogIn } from '../../testing/accountActions';
import { eventually } from '../../testing/eventually';
import { ReceiptWatcher } from '../../testing/ReceiptWatcher';
import { createReceipt } from '../../testing/receiptActions';
import { startApi, type RunningApi } from '../../testing/startApi';

const DAY_MS = 24 * 60 * 60 * 1000;

let api: RunningApi;
let passed = 0;
beforeAll(async () => {
  api = await startApi({ now: () => new Date(Date.now() + passed) });
});
afterAll(() => api.close());

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
const send = (token: string, method: string, path: string, body?: object) =>
  api.browser().rest(method, path, { headers: bearer(token), ...(body && { body }) });

async function newMember(scopes: readonly string[], days?: number) {
  const { sessionId, username } = await signUpAndLogIn(api.browser());
  const made = await send(sessionId, 'POST', '/api/access-tokens', { name: 'A bot', scopes, days, password: PASSWORD });
  expect(made.status).toBe(201);
  const { token, accessToken } = made.body as { token: string; accessToken: { id: string } };
  return { sessionId, username, token, id: accessToken.id };
}

describe('an access token', () => {
  it('lets a program act for the account, within its scopes', async () => {
    const { sessionId, token } = await newMember(['receipts:write']);
    const made = await send(token, 'POST', '/api/shared-receipts', { items: [{ name: 'Tea', price: 3 }] });
    expect(made.status).toBe(201);
    expect(await send(token, 'GET', '/api/receipts')).toMatchObject({ status: 403, body: { code: 'missing_scope' } });
    expect((await send(sessionId, 'GET', '/api/receipts')).body).toMatchObject([{ id: made.body['id'] }]);
  });

  it('is shown once and kept as a hash, and begins with what scanners for secrets look for', async () => {
    const { sessionId, token, id } = await newMember(['claims', 'account:read'], 7);
    expect(token).toMatch(/^ft_[\w-]{43}$/);
    const { body } = await send(sessionId, 'GET', '/api/access-tokens');
    expect(body).toMatchObject([
      { id, name: 'A bot', scopes: ['claims', 'account:read'], lastUsedAt: null, lastUsedFrom: null },
    ]);
    const { rows } = await api.database.db.pool.query<{ text: string }>('SELECT t::text AS text FROM access_token t');
    expect(JSON.stringify([body, rows])).not.toContain(token.slice(3));
  });

  it('tells its account when it was last used, and from which network', async () => {
    const { sessionId, token } = await newMember(['account:read']);
    await send(token, 'GET', '/api/user');
    const { body } = await send(sessionId, 'GET', '/api/access-tokens');
    expect(body).toMatchObject([{ lastUsedAt: expect.stringMatching(/Z$/), lastUsedFrom: '127.0.0.0/24' }]);
  });

  it('is made with the password alone, by nobody who only holds a token, and for some time', async () => {
    const { sessionId, token } = await newMember(['account:read']);
    const input = { name: 'Another', scopes: ['claims'], password: PASSWORD };
    expect(await send(token, 'POST', '/api/access-tokens', input)).toMatchObject({
      status: 403,
      body: { code: 'not_for_tokens' },
    });
    const refused = async (changed: object) => send(sessionId, 'POST', '/api/access-tokens', { ...input, ...changed });
    expect(await refused({ password: 'another' })).toMatchObject({
      status: 401,
      body: { code: 'invalid_credentials' },
    });
    expect(await refused({ scopes: [] })).toMatchObject({ status: 422, body: { fields: [{ path: 'scopes' }] } });
    expect(await refused({ days: 366 })).toMatchObject({ status: 422, body: { fields: [{ path: 'days' }] } });
    expect(await refused({ name: ' ' })).toMatchObject({ status: 422, body: { fields: [{ path: 'name' }] } });
    expect((await send(sessionId, 'GET', '/api/access-tokens')).body).toHaveLength(1);
  });

  it('ends when it is revoked, and its sockets at once', async () => {
    const { sessionId, token, id } = await newMember(['receipts:read']);
    const receipt = await createReceipt(api.browser());
    const socket = api.browser().socket({}, bearer(token));
    onTestFinished(() => socket.dispose());
    const watcher = new ReceiptWatcher(socket, receipt.id);
    await eventually(() => expect(watcher.events).not.toHaveLength(0));
    const stranger = await newMember(['claims']);
    expect((await send(stranger.sessionId, 'DELETE', `/api/access-tokens/${id}`)).status).toBe(404);
    expect((await send(sessionId, 'DELETE', `/api/access-tokens/${id}`)).status).toBe(200);
    await eventually(() =>
      expect(watcher.errors).toEqual([expect.objectContaining({ code: 4403, reason: 'invalid_session' })]),
    );
    expect(await send(token, 'GET', '/api/receipts')).toMatchObject({ status: 401, body: { code: 'invalid_session' } });
  });

  it('ends after its days', async () => {
    const { token } = await newMember(['receipts:read'], 2);
    onTestFinished(() => {
      passed = 0;
    });
    passed = DAY_MS;
    expect((await send(token, 'GET', '/api/receipts')).status).toBe(200);
    passed = 2 * DAY_MS + 1_000;
    expect(await send(token, 'GET', '/api/receipts')).toMatchObject({ status: 401, body: { code: 'invalid_session' } });
  });

  it('is refused by GraphQL as a whole with 403, also where a session was answered the same before', async () => {
    const { sessionId, token } = await newMember(['exports']);
    const receipt = await createReceipt(api.browser());
    const body = { query: 'query ($id: ID!) { receipt(id: $id) { total } }', variables: { id: receipt.id } };
    expect(await api.browser().post(body, bearer(sessionId))).toMatchObject({ status: 200, data: { receipt: {} } });
    expect((await send(sessionId, 'GET', `/api/shared-receipts/${receipt.linkId}`)).status).toBe(200);
    const refused = await api.browser().post(body, bearer(token));
    expect(refused).toMatchObject({ status: 403, errors: [{ extensions: { code: 'missing_scope' } }] });
    expect(refused.data ?? null).toBeNull();
    expect(refused.errors[0]?.message).toContain('receipts:read');
    expect((await send(token, 'GET', `/api/shared-receipts/${receipt.linkId}`)).status).toBe(403);
  });

  it('is refused by a subscription, over a socket and as a stream of events', async () => {
    const { token } = await newMember(['exports']);
    const receipt = await createReceipt(api.browser());
    const socket = api.browser().socket({}, bearer(token));
    onTestFinished(() => socket.dispose());
    const watcher = new ReceiptWatcher(socket, receipt.id);
    await eventually(() => expect(watcher.errors.flat()).toMatchObject([{ extensions: { code: 'missing_scope' } }]));
    expect(watcher.events).toEqual([]);
    const stream = await api.browser().fetch('/graphql', {
      method: 'POST',
      headers: { ...bearer(token), 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({
        query: 'subscription ($id: ID!) { receiptChanged(id: $id) { receipt { total } } }',
        variables: { id: receipt.id },
      }),
    });
    expect(await stream.text()).toContain('missing_scope');
  });

  it('opens no page', async () => {
    const { token } = await newMember(['receipts:read', 'account:read']);
    const page = await api.browser().fetch('/unsubscribe?token=none', { method: 'POST', headers: bearer(token) });
    expect(page.status).toBe(403);
  });

  it('ends when a forgotten password is replaced, which nothing that the thief made may outlive', async () => {
    const { username, token } = await newMember(['receipts:read']);
    const { prisma } = api.database.db;
    await prisma.user.updateMany({
      where: { username },
      data: { email: 'ana@example.com', emailVerifiedAt: new Date() },
    });
    const { issueToken } = await import('@fairtab/services/accounts/mailLinks/mailedTokens');
    const { id: userId } = await prisma.user.findFirstOrThrow({ where: { username } });
    const purpose = 'resetPassword' as const;
    const link = await prisma.$transaction((tx) =>
      issueToken(tx, { userId, email: 'ana@example.com', purpose, now: new Date() }),
    );
    await api
      .browser()
      .result('mutation ($input: ResetPasswordInput!) { result: resetPassword(input: $input) { __typename } }', {
        input: { token: link, newPassword: 'another walk to the bar' },
      });
    expect((await send(token, 'GET', '/api/receipts')).status).toBe(401);
  });

  it('has a limit of its own, which says in the headers how much is left', async () => {
    const { sessionId, token } = await newMember(['receipts:read']);
    const first = await send(token, 'GET', '/api/receipts');
    const { points } = LIMITS.callsOfAccessToken;
    expect(first.headers.get('ratelimit-limit')).toBe(String(points));
    const rest = Number(first.headers.get('ratelimit-remaining'));
    // What a scope is missing for counts too, and takes no time.
    for (let sent = 0; sent < rest; sent += 50)
      await Promise.all(Array.from({ length: Math.min(50, rest - sent) }, () => send(token, 'GET', '/api/user')));
    const refused = await send(token, 'GET', '/api/receipts');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const query = await api.browser().post({ query: '{ viewer { userId } }' }, bearer(token));
    expect(query).toMatchObject({ status: 429, errors: [{ extensions: { code: 'TOO_MANY_ATTEMPTS' } }] });
    expect((await send(sessionId, 'GET', '/api/receipts')).status).toBe(200);
  });
});
