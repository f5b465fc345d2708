import type { Client } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { logIn, PASSWORD, signUp, signUpAndLogIn } from '../../testing/accountActions';
import { eventually } from '../../testing/eventually';
import { ReceiptWatcher } from '../../testing/ReceiptWatcher';
import { claim, createReceipt, itemNamed } from '../../testing/receiptActions';
import { startApi, type RunningApi } from '../../testing/startApi';

const PARTNER = 'https://partner.example';
const DAY_MS = 24 * 60 * 60 * 1000;
const UNKNOWN = 'u'.repeat(43);

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ env: { CORS_ORIGINS: PARTNER } });
});
afterAll(() => api.close());

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });

async function newToken(headers: Record<string, string> = {}): Promise<string> {
  const { status, body } = await api.browser().rest('POST', '/api/guests', { body: {}, headers });
  expect(status).toBe(201);
  return String(body['token']);
}

/** A program: it keeps no cookies and sends its token with every request. */
function program(token: string) {
  return {
    send: (method: string, path: string, body?: object) =>
      api.browser().rest(method, path, { headers: bearer(token), ...(body && { body }) }),
  };
}

/** Makes the last use of all tokens older. */
const age = (ms: number) =>
  api.database.db.pool.query(`UPDATE guest SET token_used_at = token_used_at - $1 * interval '1 ms'`, [ms]);

async function countRows(): Promise<unknown> {
  const { rows } = await api.database.db.pool.query<object>(
    'SELECT (SELECT count(*) FROM guest) AS guests, (SELECT count(*) FROM receipt) AS receipts, (SELECT count(*) FROM claim) AS claims',
  );
  return rows[0];
}

/** A session that was ended by logging out, a token that was revoked, and texts that never were any. */
async function invalidHeaders(): Promise<Record<string, string>> {
  const member = api.browser();
  const { sessionId } = await signUpAndLogIn(member);
  await member.ask('mutation { logOut { __typename } }');
  const revoked = await newToken();
  await program(revoked).send('DELETE', '/api/guests/current');
  const guest = api.browser();
  await createReceipt(guest);
  const cookie = /fairtab_guest=([\w-]{43})/.exec(guest.cookie ?? '')?.[1] ?? '';
  return {
    'an ended session': `Bearer ${sessionId}`,
    'a revoked token': `Bearer ${revoked}`,
    'an unknown session': `Bearer ${UNKNOWN}`,
    'an unknown token': `Bearer ftg_${UNKNOWN}`,
    "a browser's cookie": `Bearer ${cookie}`,
    'another scheme': 'Basic YW5hOnNvdXA=',
    'no secret': 'Bearer',
    nothing: '',
  };
}

describe('an Authorization that is not valid', () => {
  it('is refused by every transport with 401 and invalid_session, and nothing is written', async () => {
    const receipt = await createReceipt(api.browser());
    const headersOf = await invalidHeaders();
    const before = await countRows();
    const photo = new FormData();
    photo.set('photo', new Blob(['no matter']), 'receipt.jpg');
    const json = { 'content-type': 'application/json' };
    const claimBody = JSON.stringify({ itemIndex: 0, claimerName: 'Ana' });
    const query = JSON.stringify({ query: '{ __typename viewer { username } }' });
    const subscription = JSON.stringify({ query: 'subscription { receiptChanged(id: "x") { __typename } }' });
    const requests: Record<
      string,
      [path: string, init: { method: string; headers?: object; body?: string | FormData }]
    > = {
      'a read': [`/api/shared-receipts/${receipt.linkId}`, { method: 'GET' }],
      'a write': [`/api/shared-receipts/${receipt.linkId}/claims`, { method: 'POST', headers: json, body: claimBody }],
      'a first write': [
        '/api/shared-receipts',
        { method: 'POST', headers: json, body: '{"items":[{"name":"Tea","price":3}]}' },
      ],
      'a write whose body is wrong': ['/api/shared-receipts', { method: 'POST', headers: json, body: '{"items":7}' }],
      'an upload': ['/api/photos', { method: 'POST', body: photo }],
      'a photo': ['/api/photos/none', { method: 'GET' }],
      GraphQL: ['/graphql', { method: 'POST', headers: json, body: query }],
      'GraphQL by GET': ['/graphql?query=%7B__typename%7D', { method: 'GET' }],
      events: ['/graphql', { method: 'POST', headers: { ...json, accept: 'text/event-stream' }, body: subscription }],
    };
    for (const [what, authorization] of Object.entries(headersOf))
      for (const [where, [path, init]] of Object.entries(requests)) {
        const answer = await api.browser().fetch(path, { ...init, headers: { ...init.headers, authorization } });
        const text = await answer.text();
        expect({ what, where, status: answer.status, text }).toMatchObject({
          status: 401,
          text: expect.stringContaining('invalid_session'),
        });
        expect(answer.headers.get('www-authenticate')).toBe('Bearer');
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    expect(await countRows()).toEqual(before);
  });

  it('is refused although the cookie beside it is valid', async () => {
    const member = api.browser();
    await signUpAndLogIn(member);
    const answer = await member.rest('GET', '/api/user', { headers: bearer(UNKNOWN) });
    expect(answer).toMatchObject({ status: 401, body: { code: 'invalid_session' } });
    expect((await member.rest('GET', '/api/user')).status).toBe(200);
  });

  it.each(['connectionParams', 'headers'] as const)(
    'closes a socket with 4403 before it is acknowledged, when it comes in its %s',
    async (place) => {
      for (const authorization of Object.values(await invalidHeaders())) {
        const { closed, acknowledged } = await outcomeOf(
          place === 'headers' ? api.browser().socket({ authorization }) : api.browser().socket({}, { authorization }),
        );
        expect({ authorization, closed, acknowledged }).toEqual({ authorization, closed: 4403, acknowledged: false });
      }
    },
  );

  it('closes a socket that says it in another kind of value', async () => {
    for (const authorization of [42, {}, ['Bearer']])
      expect(await outcomeOf(api.browser().socket({}, { authorization }))).toMatchObject({ closed: 4403 });
  });
});

/** Opens a socket. @returns the code that it was closed with, and whether it was acknowledged before. */
async function outcomeOf(socket: Client): Promise<{ closed: unknown; acknowledged: boolean }> {
  let acknowledged = false;
  socket.on('connected', () => {
    acknowledged = true;
  });
  const closed = await new Promise((resolve) => {
    socket.subscribe(
      { query: '{ __typename }' },
      {
        next: () => undefined,
        error: (event) => resolve((event as { code?: unknown }).code),
        complete: () => resolve(null),
      },
    );
  });
  return { closed, acknowledged };
}

describe('the token of a guest', () => {
  it('lets a program host, claim and pay without a cookie, as one and the same guest', async () => {
    const [host, diner] = [program(await newToken()), program(await newToken())];
    const made = await host.send('POST', '/api/shared-receipts', { items: [{ name: 'Tea', price: 3 }] });
    expect(made).toMatchObject({ status: 201 });
    expect(made.headers.getSetCookie()).toEqual([]);
    const path = `/api/shared-receipts/${String(made.body['id'])}`;
    const claimed = await diner.send('POST', `${path}/claims`, { itemIndex: 0, claimerName: 'Ana' });
    expect(claimed).toMatchObject({ status: 201 });
    const pay = { paymentMethod: 'cash', status: 'paid' };
    const claimPath = `/api/shared-receipt-claims/${String(claimed.body['id'])}`;
    expect((await program(await newToken()).send('PATCH', claimPath, pay)).status).toBe(403);
    expect((await diner.send('PATCH', claimPath, pay)).status).toBe(200);
    const added = await host.send('POST', `/api/receipts/${String(made.body['id'])}/items`, { name: 'Cake', price: 4 });
    expect(added.status).toBe(201);
  });

  it('is made by a mutation too, and starts with what scanners for secrets look for', async () => {
    const create = 'mutation { result: createGuest { __typename ... on CreateGuestPayload { token } } }';
    const answer = await api.browser().result(create);
    expect(answer).toMatchObject({ __typename: 'CreateGuestPayload', token: expect.stringMatching(/^ftg_[\w-]{43}$/) });
  });

  it('is kept as a hash alone', async () => {
    const token = await newToken();
    const { rows } = await api.database.db.pool.query<{ text: string }>('SELECT guest::text AS text FROM guest');
    expect(rows.map(({ text }) => text).join(' ')).not.toContain(token);
  });

  it('is no cookie', async () => {
    const token = await newToken();
    const browser = api.browser();
    browser.cookie = `fairtab_guest=${token.slice(4)}`;
    const { body } = await browser.rest('GET', '/api/people');
    expect(body).toMatchObject({ code: 'not_signed_in' });
  });

  it('hands over to the account that a program logs in to, and then ends', async () => {
    const token = await newToken();
    const guest = program(token);
    const made = await guest.send('POST', '/api/shared-receipts', { items: [{ name: 'Tea', price: 3 }] });
    const username = await signUp(api.browser());
    const { status, body } = await guest.send('POST', '/api/login', { username, password: PASSWORD });
    expect(status).toBe(200);
    const member = program(String(body['sessionId']));
    expect((await member.send('GET', '/api/receipts')).body).toMatchObject([{ id: made.body['id'] }]);
    expect(await guest.send('GET', '/api/receipts')).toMatchObject({ status: 401, body: { code: 'invalid_session' } });
  });

  it('ends 180 days after its last use', async () => {
    const guest = program(await newToken());
    const read = () => guest.send('POST', '/api/shared-receipts', { items: [{ name: 'Tea', price: 3 }] });
    for (let use = 0; use < 3; use += 1) {
      await age(100 * DAY_MS);
      expect((await read()).status).toBe(201);
    }
    await age(181 * DAY_MS);
    expect((await read()).status).toBe(401);
  });

  it('closes the sockets that act by it when it is revoked', async () => {
    const token = await newToken();
    const receipt = await createReceipt(api.browser());
    const socket = api.browser().socket({}, { authorization: `Bearer ${token}` });
    onTestFinished(() => socket.dispose());
    const watcher = new ReceiptWatcher(socket, receipt.id);
    await eventually(() => expect(watcher.events).not.toHaveLength(0));
    await program(token).send('DELETE', '/api/guests/current');
    await eventually(() =>
      expect(watcher.errors).toEqual([expect.objectContaining({ code: 4403, reason: 'invalid_session' })]),
    );
  });

  it('says on a socket who watches', async () => {
    const token = await newToken();
    const graphql = async (query: string, input: object) =>
      (await api.browser().post({ query, variables: { input } }, bearer(token))).data;
    const made = await graphql(
      'mutation ($input: CreateReceiptInput!) { made: createReceipt(input: $input) { ... on CreateReceiptPayload { receipt { id } } } }',
      { items: [{ name: 'Tea', price: '3.00' }] },
    );
    const { id } = (made?.['made'] as { receipt: { id: string } }).receipt;
    await graphql('mutation ($input: ShareReceiptInput!) { shareReceipt(input: $input) { __typename } }', {
      receiptId: id,
      visibility: 'PRIVATE',
    });
    const ask = async (params: { authorization?: string }) => {
      const socket = api.browser().socket({}, params);
      onTestFinished(() => socket.dispose());
      const query = 'query ($id: ID!) { receipt(id: $id) { total } }';
      for await (const result of socket.iterate({ query, variables: { id } })) return result;
      return null;
    };
    expect(await ask({ authorization: `Bearer ${token}` })).toMatchObject({
      data: { receipt: { total: '3.00' } },
    });
    expect(await ask({})).toMatchObject({ data: { receipt: null } });
  });

  it('cannot be revoked by a session or a browser', async () => {
    const member = api.browser();
    await signUpAndLogIn(member);
    const guest = api.browser();
    await createReceipt(guest);
    for (const browser of [member, guest, api.browser()])
      expect(await browser.rest('DELETE', '/api/guests/current')).toMatchObject({ status: 403 });
  });
});

describe('a page of another site that may use the API', () => {
  const origin = { origin: PARTNER };

  it('is told how to keep who it is before a first write, and nothing is written', async () => {
    const receipt = await createReceipt(api.browser());
    const before = await countRows();
    const photo = new FormData();
    photo.set('photo', new Blob(['no matter']), 'receipt.jpg');
    const answers = [
      await api.browser().rest('POST', '/api/shared-receipts', {
        headers: origin,
        body: { items: [{ name: 'Tea', price: 3 }] },
      }),
      await api.browser().rest('POST', `/api/shared-receipts/${receipt.linkId}/claims`, {
        headers: origin,
        body: { itemIndex: 0, claimerName: 'Ana' },
      }),
    ];
    const upload = await api.browser().fetch('/api/photos', { method: 'POST', headers: origin, body: photo });
    for (const { status, body } of [...answers, { status: upload.status, body: (await upload.json()) as object }])
      expect({ status, body }).toMatchObject({
        status: 403,
        body: { code: 'not_allowed', message: expect.stringContaining('POST /api/guests') },
      });
    expect(await countRows()).toEqual(before);
  });

  it('hosts and claims with a token, and reads what it needs from the headers', async () => {
    const headers = { ...origin, ...bearer(await newToken(origin)) };
    const made = await api.browser().rest('POST', '/api/shared-receipts', {
      headers,
      body: { items: [{ name: 'Tea', price: 3 }] },
    });
    expect(made.status).toBe(201);
    const exposed = made.headers.get('access-control-expose-headers')?.toLowerCase().split(/,\s*/);
    expect(exposed).toEqual(
      expect.arrayContaining([
        ...['etag', 'link', 'retry-after', 'x-request-id', 'fairtab-ignored-fields'],
        ...['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'],
      ]),
    );
  });

  it('logs in and acts by the session', async () => {
    const browser = api.browser();
    const username = await signUp(browser);
    const { sessionId } = await logIn(browser, { username });
    const answer = await api.browser().rest('GET', '/api/user', { headers: { ...origin, ...bearer(sessionId) } });
    expect(answer).toMatchObject({ status: 200, body: { username } });
  });
});

describe('a browser', () => {
  it('stays a guest by its cookie', async () => {
    const browser = api.browser();
    const receipt = await createReceipt(api.browser());
    const { claim: made } = await claim(browser, { item: itemNamed(receipt, 'Nachos'), name: 'Ana' });
    expect(browser.cookie).toContain('fairtab_guest=');
    expect(made.claimerName).toBe('Ana');
  });
});
