import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createTestDatabase } from '@fairtab/services/testing/database';
import { silentLogger } from '@fairtab/services/testing/silentLogger';
import { failureMessage } from '@fairtab/services/receipts/scans/failureMessages';
import { PhotoRefused } from '@fairtab/services/receipts/photos/PhotoRefused';
import { TooManyAttempts } from '@fairtab/services/platform/errors';
import Fastify from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maskError } from '../graphql/maskErrors';
import { answerProblem } from '../http/answers/answerProblem';
import { HttpProblem } from '../http/answers/HttpProblem';
import { UNAVAILABLE } from '../http/answers/unavailable';
import { tooSlow } from '../http/Uploads';
import { problemFrom } from '../rest/errors';
import { scanBusy, scanRefused } from '../rest/scans/render';
import { printedSchema } from '../schema/print';
import { tooOften } from '../schema/errors/withinLimit';
import { PASSWORD, signUp, signUpAndLogIn } from '../testing/accountActions';
import type { Browser, RestRequest } from '../testing/Browser';
import { attempt, RECEIPT_INPUT } from '../testing/receiptActions';
import { startApi, type RunningApi } from '../testing/startApi';
import { ERROR_CODES } from './errorCodes';
import type { ErrorExample } from './errorPages';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ database: await createTestDatabase() });
});
afterAll(() => api.close());

const HTML = { accept: 'text/html' };
const KEPT_HEADERS = ['www-authenticate', 'allow', 'retry-after', 'fairtab-ignored-fields'];
const REQUEST_ID = 'your-request-1';

/** Asks the API, as whoever is given. */
async function asked(request: string, { by = api.browser(), headers, ...sent }: RestRequest & { by?: Browser } = {}) {
  const [method = '', path = ''] = request.split(' ');
  const answer = await by.rest(method, path, { ...sent, headers: { 'x-request-id': REQUEST_ID, ...headers } });
  return shown(request, answer);
}

function shown(
  request: string,
  { status, headers, body }: { status: number; headers: Headers; body: unknown },
): ErrorExample {
  const kept = KEPT_HEADERS.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : []));
  return {
    request,
    status,
    ...(kept.length > 0 && { headers: Object.fromEntries(kept) as Record<string, string> }),
    body,
  };
}

/** What is answered when an error is thrown that no test can cause at will. */
async function thrown(request: string, error: unknown): Promise<ErrorExample> {
  const app = Fastify();
  app.setErrorHandler((failure, req, reply) =>
    answerProblem({ error: failure, request: req, reply, logger: silentLogger }),
  );
  app.get('/', async () => {
    throw error;
  });
  const { statusCode: status, headers, body } = await app.inject('/');
  const sent = new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]));
  return shown(request, { status, headers: sent, body: JSON.parse(body) as unknown });
}

async function graphql(query: string, variables: object = {}, accept = 'application/json'): Promise<ErrorExample> {
  const response = await api.browser().fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': REQUEST_ID, accept },
    body: JSON.stringify({ query, variables }),
  });
  const text = await response.text();
  const body = accept.includes('event') ? (/^data: (\{.*)$/m.exec(text)?.[1] ?? text) : text;
  return { request: `POST /graphql`, status: response.status, body: JSON.parse(body) as unknown };
}

async function tokenWith(scopes: string[]): Promise<Record<string, string>> {
  const { sessionId } = await signUpAndLogIn(api.browser());
  const made = await api.browser().rest('POST', '/api/access-tokens', {
    headers: { authorization: `Bearer ${sessionId}` },
    body: { name: 'A bot', scopes, password: PASSWORD },
  });
  return { authorization: `Bearer ${String(made.body['token'])}` };
}

/** An open bill, on which somebody has claimed all of its first dish. */
async function claimedBill() {
  const { body } = await api.browser().rest('POST', '/api/shared-receipts', { body: RECEIPT_INPUT });
  const path = `/api/shared-receipts/${String(body['id'])}/claims`;
  const claim = { itemIndex: 0, claimerName: 'Ana' };
  await api.browser().rest('POST', path, { body: claim });
  return { path, claim };
}

async function withSecondFactor(): Promise<string> {
  const browser = api.browser();
  const { username } = await signUpAndLogIn(browser);
  const started = await attempt(browser, {
    mutation: 'startTwoFactor',
    payload: 'secret',
    input: { password: PASSWORD },
  });
  const { secret } = started as unknown as { secret: string };
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await attempt(browser, { mutation: 'confirmTwoFactor', payload: 'recoveryCodes', input: { code } });
  return username;
}

const photo = async (bytes: string): Promise<ErrorExample> => {
  const body = new FormData();
  body.set('photo', new Blob([bytes]), 'bill.jpg');
  const response = await api.browser().fetch('/api/photos', { method: 'POST', body });
  return shown('POST /api/photos', { status: response.status, headers: response.headers, body: await response.json() });
};
const photoThrown = (problem: ConstructorParameters<typeof PhotoRefused>[0]) =>
  thrown('POST /api/photos', problemFrom(new PhotoRefused(problem)));
const scanThrown = (code: string, failure: Parameters<typeof failureMessage>[0]['failure']) =>
  thrown('POST /api/process-receipt', scanRefused({ code, message: failureMessage({ failure, isText: false }) }));
const asErrors = (error: { toJSON(): unknown }, status: number): ErrorExample => ({
  request: 'POST /graphql',
  status,
  body: { errors: [withoutHttp(error.toJSON() as { extensions: Record<string, unknown> })] },
});
const withoutHttp = ({
  extensions: { http: _http, ...extensions },
  ...error
}: {
  extensions: Record<string, unknown>;
}) => ({
  ...error,
  extensions,
});

/** Each code with a request that is refused with it. After a change of what is answered, `npx vitest run -u` on this file writes the examples anew. */
const CAUSES: Readonly<Record<string, () => Promise<ErrorExample> | ErrorExample>> = {
  malformed: () => asked('POST /api/shared-receipts', { body: '{"items": [' }),
  invalid_session: () => asked('GET /api/user', { headers: { authorization: `Bearer ft_${'x'.repeat(43)}` } }),
  not_signed_in: () => asked('GET /api/user'),
  invalid_credentials: async () =>
    asked('POST /api/login', { body: { username: await signUp(api.browser()), password: 'another' } }),
  code_required: async () =>
    asked('POST /api/login', { body: { username: await withSecondFactor(), password: PASSWORD } }),
  not_allowed: () => asked('DELETE /api/guests/current'),
  missing_scope: async () => asked('GET /api/receipts', { headers: await tokenWith(['claims']) }),
  not_for_tokens: async () => asked('GET /api/access-tokens', { headers: await tokenWith(['claims']) }),
  wrong_origin: () =>
    asked('POST /api/shared-receipts', { headers: { origin: 'https://elsewhere.example' }, body: RECEIPT_INPUT }),
  not_found: () => asked('GET /api/shared-receipts/hJ2v6Zk0Qn3pXc8Lw5Rt9A'),
  wrong_method: () => asked('PUT /api/user'),
  too_slow: () => thrown('POST /api/photos', tooSlow()),
  already_claimed: async () => {
    const { path, claim } = await claimedBill();
    return asked(`POST ${path}`, { body: claim });
  },
  conflict: async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const by = api.browser();
    await asked('POST /api/shared-receipts', { by, headers, body: RECEIPT_INPUT });
    return asked('POST /api/shared-receipts', { by, headers, body: { ...RECEIPT_INPUT, restaurantName: 'Another' } });
  },
  too_large: () => asked('POST /api/shared-receipts', { body: { description: 'x'.repeat(1024 * 1024) } }),
  wrong_content_type: () =>
    asked('POST /api/shared-receipts', { body: 'soup', headers: { 'content-type': 'text/plain' } }),
  not_a_photo: () => photo('no photo'),
  invalid_input: () =>
    asked('POST /api/shared-receipts', { body: { items: [{ name: 'Soup', prise: '7.00' }], date: '2026-02-30' } }),
  amount_mismatch: async () => {
    const { path, claim } = await claimedBill();
    return asked(`POST ${path}`, { body: { ...claim, itemIndex: 1, amount: '0.50' } });
  },
  empty_photo: () => photo(''),
  animated_photo: () => photoThrown('animated'),
  too_many_pixels: () => photoThrown('tooManyPixels'),
  broken_photo: () => photoThrown('broken'),
  not_a_receipt: () => scanThrown('NOT_A_RECEIPT', 'notAReceipt'),
  unreadable: () => scanThrown('UNREADABLE', 'unreadable'),
  unclear: () => scanThrown('UNCLEAR', 'unclear'),
  too_many_attempts: () => thrown('POST /api/login', new TooManyAttempts({ retryAfterSeconds: 60 })),
  internal: () => thrown('GET /api/receipts', new Error('A fault')),
  unavailable: () => thrown('POST /api/shared-receipts', new HttpProblem(UNAVAILABLE)),
  busy: () => thrown('POST /api/process-receipt', scanBusy()),
  BAD_REQUEST: () => graphql('{ viewer { id } }', { deep: JSON.parse('['.repeat(30) + ']'.repeat(30)) as unknown }),
  BAD_USER_INPUT: () =>
    graphql('mutation ($input: CreateReceiptInput!) { createReceipt(input: $input) { __typename } }', {
      input: { items: [{ name: '', price: '7.00' }], date: '2026-02-30' },
    }),
  GRAPHQL_PARSE_FAILED: () => graphql('{ viewer {'),
  GRAPHQL_VALIDATION_FAILED: () => graphql('{ viewer { shoeSize } }'),
  NOT_FOUND: () =>
    graphql(
      'subscription { receiptChanged(id: "hJ2v6Zk0Qn3pXc8Lw5Rt9A") { receipt { total } } }',
      {},
      'text/event-stream',
    ),
  TOO_COMPLEX: () => {
    const people = 'people { claims { item { claims { item { name } } } } }';
    return graphql(
      `{ viewer { receipts(first: 100) { edges { node { ${people} items { claims { item { claims { id } } } } } } } } }`,
    );
  },
  TOO_MANY_ATTEMPTS: () => asErrors(tooOften(new TooManyAttempts({ retryAfterSeconds: 60 })), 429),
  INTERNAL_SERVER_ERROR: () =>
    asErrors(maskError(new Error('A fault'), { logger: silentLogger, requestId: REQUEST_ID }), 200),
};

/** Ids and names are others each time. */
function steady(example: ErrorExample): ErrorExample {
  const text = JSON.stringify(example).replaceAll(/(?<=\/api\/[\w-]+\/)[\w-]{22}/g, 'hJ2v6Zk0Qn3pXc8Lw5Rt9A');
  return JSON.parse(text) as ErrorExample;
}

describe('the page of a code', () => {
  it('shows an answer as it is sent', async () => {
    const examples: Record<string, ErrorExample> = {};
    for (const [code, cause] of Object.entries(CAUSES)) {
      const example = steady(await cause());
      const { errors, code: inRest } = example.body as { code?: string; errors?: { extensions: { code: string } }[] };
      expect([code, inRest ?? errors?.[0]?.extensions.code]).toEqual([code, code]);
      expect([code, example.status]).toEqual([code, ERROR_CODES.find((known) => known.code === code)?.status]);
      examples[code] = example;
    }
    await expect(`${JSON.stringify(examples, null, 2)}\n`).toMatchFileSnapshot('./generated/errorExamples.json');
  });

  it('has an answer for every code that has one', () => {
    const withAnswer = ERROR_CODES.filter(
      ({ place, code }) => ['rest', 'graphql'].includes(place) && code !== 'TOO_MANY',
    );
    expect(withAnswer.map(({ code }) => code).sort()).toEqual(Object.keys(CAUSES).sort());
  });

  it('is there for every code, says what to do, and leads to where the code is else', async () => {
    for (const { code, remedy, alsoAs } of ERROR_CODES) {
      const page = await api.browser().fetch(`/developers/errors/${code}`, { headers: HTML });
      expect([code, page.status]).toEqual([code, 200]);
      const html = await page.text();
      expect(html).toContain(`<h1>${code}</h1>`);
      expect(html).toContain(remedy.split(/[`']/)[0]);
      for (const name of alsoAs) expect(html).toContain(`<code>${name}</code></a>`);
    }
  });

  it('is where the answer to a refused request leads', async () => {
    const { body } = await api.browser().rest('GET', '/api/user');
    expect(body['type']).toBe('/developers/errors/not_signed_in');
    expect((await api.browser().fetch(String(body['type']), { headers: HTML })).status).toBe(200);
  });
});

describe('the list of codes', () => {
  const ROOT = new URL('../..', import.meta.url);
  const sources = async (): Promise<string[]> => {
    const found = ['api', 'services'].map(async (part) => {
      const files = await readdir(new URL(part, ROOT), { recursive: true });
      return files.filter((file) => file.endsWith('.ts')).map((file) => `${part}/${file}`);
    });
    return (await Promise.all(found)).flat();
  };

  it('has every code that is thrown anywhere, and none that is not', async () => {
    const written = new Set<string>();
    for (const file of await sources()) {
      if (/(test\.ts$|\/testing\/|generated|api\/developers\/)/.test(file)) continue;
      const source = await readFile(new URL(file, ROOT), 'utf8');
      for (const [, code = ''] of source.matchAll(/(?:\bcode(?::| =)|(?:TOKENS|SCOPE|INPUT) =) '([A-Za-z]\w*)'/g))
        written.add(code);
    }
    const failures = /^enum ScanFailureCode \{([^}]*)\}/m.exec(printedSchema())?.[1]?.match(/^ {2}[A-Z_]+$/gm) ?? [];
    for (const failure of failures) written.add(failure.trim().toLowerCase());
    // In the log alone, and what GraphQL Yoga says by itself.
    written.delete('code');
    for (const code of ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED']) written.add(code);
    const listed = ERROR_CODES.filter(({ place }) => place !== 'socket').map(({ code }) => code);
    expect([...written].sort()).toEqual(listed.sort());
  });

  it('has every code with which a socket is closed', () => {
    const source = readFileSync(new URL('../live/sockets/socketServer.ts', import.meta.url), 'utf8');
    const closing = [...source.matchAll(/^const [A-Z_]+ = (\d{4});$/gm)].map(([, code = '']) => code);
    expect(closing.length).toBeGreaterThan(3);
    const listed = ERROR_CODES.filter(({ place }) => place === 'socket').map(({ code }) => code);
    expect(listed).toEqual(expect.arrayContaining(closing));
  });
});

describe('an address below /developers where nothing is', () => {
  it.each(['/developers/nonsense', '/developers/errors/nonsense', '/developers/rest/more'])(
    '%s is 404, in the look of the pages for people and as JSON for programs',
    async (path) => {
      const page = await api.browser().fetch(path, { headers: HTML });
      const html = await page.text();
      expect(page.status).toBe(404);
      expect(html).toContain('There is no such page');
      expect(html).toContain('href="/developers/rest"');
      expect(html).toContain('action="/developers/search"');
      const answer = await api.browser().rest('GET', path, { headers: { accept: 'application/json' } });
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    },
  );

  it('shows an address as text', async () => {
    const page = await api.browser().fetch('/developers/<b>x', { headers: HTML });
    expect(await page.text()).not.toContain('<b>x');
  });
});

describe('the search', () => {
  const found = async (words: string): Promise<string> => {
    const page = await api.browser().fetch(`/developers/search?q=${encodeURIComponent(words)}`, { headers: HTML });
    expect(page.status).toBe(200);
    return page.text();
  };

  it('finds calls, types, codes and texts, those named so first', async () => {
    expect(await found('payments confirm')).toContain('href="/developers/rest#post-api-payments-id-confirm"');
    expect(await found('CreateReceiptInput')).toContain('href="/developers/schema#createreceiptinput"');
    const [first] =
      (await found('already_claimed')).match(/<li><a href="\/developers\/[^"]*#?[^"]*">already_claimed/) ?? [];
    expect(first).toContain('/developers/errors/already_claimed');
  });

  it('puts what has the name first, then other names with the words, and texts with them last', async () => {
    const [, list = ''] = (await found('receipt')).split('<ul class="found">');
    const titles = [...list.matchAll(/<li><a href="[^"]*">([^<]*)/g)].map(([, title = '']) => title);
    const named = titles.map((title) => title.toLowerCase().includes('receipt'));
    expect(titles[0]).toBe('Receipt');
    expect(titles.length).toBeGreaterThan(10);
    expect(named).toEqual([...named].sort((one, other) => Number(other) - Number(one)));
  });

  it('searches all of a long text, in any form of its digits and signs', async () => {
    expect(await found('50 megapixels')).toContain('>too_many_pixels<');
    expect(await found('٥٠ megapixels')).toContain('>too_many_pixels<');
    const long = 'receipt '.repeat(30);
    expect(await found(long)).toContain('class="found"');
    expect(await found(`${long}nowhere-to-be-found`)).toContain('Nothing has all of these words');
    expect(await found(`${long}nowhere-to-be-found`)).toContain('nowhere-to-be-found"');
  });

  it('says when nothing is found, and shows what was sent as text', async () => {
    const page = await found('"><script>soup');
    expect(page).toContain('Nothing has all of these words');
    expect(page).not.toContain('<script>soup');
  });
});
