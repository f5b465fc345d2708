import { execFile, spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { contextParts } from '@fairtab/services/testing/contextParts';
import { databaseForTests } from '@fairtab/services/testing/database';
import { freePort } from '@fairtab/services/testing/freePort';
import { tellWebhookJob } from '@fairtab/services/platform/jobs/jobs';
import { plainContext } from '@fairtab/services/plainContext';
import { PROGRAM_VERSION } from '@fairtab/services/platform/programVersion';
import { tellWebhook } from '@fairtab/services/accounts/webhooks/tellWebhook';
import { buildSchema } from 'graphql';
import ts from 'typescript';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PASSWORD, signUpAndLogIn } from '../testing/accountActions';
import { startApi, type RunningApi } from '../testing/startApi';
import { readSnippet } from './developerPage';
import { ERROR_CODES } from './errorCodes';
import { ROUTES } from '../rest/routes';
import { DEVELOPER_PAGES } from './pageNames';
import { EXAMPLE_BODIES } from './restExamples';

const database = await databaseForTests();
let api: RunningApi;
beforeAll(async () => {
  const ctx = plainContext({ ...contextParts({ db: database.db }), webhookTargets: 'any' });
  api = await startApi({
    database,
    // Stands for the worker, so that no test waits for its queue.
    jobs: {
      send: (job, payload) => {
        if (job.name === tellWebhookJob.name) void tellWebhook(ctx, payload as { webhookId: string });
      },
    },
  });
});
afterAll(() => api.close());

const HTML = { accept: 'text/html,application/xhtml+xml' };
const PATHS = [
  ...Object.keys(DEVELOPER_PAGES).map((page) => (page === '' ? '/developers' : `/developers/${page}`)),
  ...ERROR_CODES.map(({ code }) => `/developers/errors/${code}`),
  '/developers/search',
];

async function pageAt(path: string): Promise<string> {
  const response = await api.browser().fetch(path, { headers: HTML });
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

const INTERPRETERS = { sh: ['sh'], py: ['python3'], mts: [process.execPath, '--import', import.meta.resolve('tsx')] };

/** Runs a program. @returns its lines. */
async function run(file: string, env: Record<string, string> = {}): Promise<string[]> {
  const [command = '', ...args] = INTERPRETERS[extname(file).slice(1) as keyof typeof INTERPRETERS];
  const { stdout } = await promisify(execFile)(command, [...args, file], { env: { ...process.env, ...env } });
  return stdout.trim().split('\n');
}

/** Runs an example as it is printed, with what it reads from its environment. @returns its lines. */
async function runSnippet(name: string, env: Record<string, string> = {}): Promise<string[]> {
  return run(await printSnippet(name), env);
}

/** Writes an example into a folder of its own, as it is printed. */
async function printSnippet(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fairtab-example-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, name);
  await writeFile(file, readSnippet(name, api.url));
  return file;
}

/** What a compiler says about a program, as strictly as it can. */
function mistakesIn(file: string): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    typeRoots: [join(ROOT, 'node_modules', '@types')],
    types: ['node'],
  };
  const found = ts.getPreEmitDiagnostics(ts.createProgram([file], options));
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

const ROOT = join(import.meta.dirname, '..', '..');

const isThere = (command: string): boolean => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
/** CI requires them. Elsewhere an example whose language is missing is left out. */
const hasPython = process.env['REQUIRE_PYTHON'] === '1' || isThere('python3');
const hasCurl = process.env['REQUIRE_CURL'] === '1' || isThere('curl');

/** The environment of a program with an access token and a port of its own. */
async function ofAccount(scopes: readonly string[]): Promise<Record<string, string>> {
  const { sessionId } = await signUpAndLogIn(api.browser());
  const made = await api.browser().rest('POST', '/api/access-tokens', {
    headers: { authorization: `Bearer ${sessionId}` },
    body: { name: 'A bot', scopes, password: PASSWORD },
  });
  const port = String(await freePort());
  return { FAIRTAB_TOKEN: String(made.body['token']), PORT: port, PUBLIC_ADDRESS: `http://127.0.0.1:${port}/` };
}

describe('an example of the pages for developers', () => {
  const told = 'Casa Nacho: Ana claimed 1 of 3 Nachos for $12.50. 37.50 is left to pay.';

  it.skipIf(!hasCurl)('in curl makes a bill, claims on it as somebody else and reads what happened', async () => {
    const [opened, changes = ''] = await runSnippet('start.sh');
    expect(opened).toMatch(/^Everybody else opens http:\/\/127.0.0.1:\d+\/live-receipt\/[\w-]{22}$/);
    expect(JSON.parse(changes)).toMatchObject([{ kind: 'claimed', fact: { units: 1 } }, { kind: 'created' }]);
  });

  it('in TypeScript makes a bill, claims on it as somebody else and hears of it', async () => {
    expect((await runSnippet('start.mts')).slice(1)).toEqual([told]);
  });

  it.skipIf(!hasPython)('in Python makes a bill, claims on it as somebody else and hears of it', async () => {
    expect((await runSnippet('start.py')).slice(1)).toEqual([told]);
  });

  it('with the client that is made of the description of REST compiles, runs, and stops compiling with a wrong field', async () => {
    const file = await printSnippet('client.mts');
    const folder = join(file, '..');
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    await copyFile(join(ROOT, 'clients/typescript/generated/fairtab.ts'), join(folder, 'fairtab.ts'));
    expect(mistakesIn(file)).toEqual([]);
    expect(await run(file)).toEqual(['One of three costs 10.50 USD']);
    await writeFile(file, (await readFile(file, 'utf8')).replace('claimerName', 'dinerName'));
    expect(mistakesIn(file).join()).toContain('dinerName');
  });

  it('in TypeScript is told of a claim by a webhook, and verifies it', async () => {
    expect(await runSnippet('webhook.mts', await ofAccount(['webhooks', 'receipts:write']))).toEqual([
      'claim.created on Casa Nacho: 30.00 is left to pay.',
    ]);
  });

  it.skipIf(!hasPython)('in Python is told of a claim by a webhook, and verifies it', async () => {
    expect(await runSnippet('webhook.py', await ofAccount(['webhooks', 'receipts:write']))).toEqual([
      'claim.created on Casa Nacho: 30.00 is left to pay.',
    ]);
  });
});

describe('a bot that was written from the pages alone', () => {
  const bot = async (name: string): Promise<string[]> => {
    const env = await ofAccount(['receipts:read', 'receipts:write', 'payments', 'webhooks']);
    return run(join(import.meta.dirname, 'testing', name), { ...env, FAIRTAB: api.url });
  };
  const toldInPython = [
    'Ben owes 19.80',
    'stream: 1 CREATED, 39.60 is left',
    'stream: 2 CLAIMED, 39.60 is left',
    'webhook: claim.created, 39.60 is left, 1 of 1 verified',
    'webhook: webhook.test, 2 of 2 verified',
    'without the former secret: 1 of 2 verified',
    'log: claim.created waiting with 500 after 1 attempt',
    'again: claim.created, 1 of 2 verified, the same id',
  ];

  it('in TypeScript hears by a socket, a stream and a webhook how somebody without a cookie claims and pays, and confirms it', async () => {
    expect(await bot('bot.mts')).toEqual([
      'Ana owes 12.89 and 2.90 of 77.01',
      'reported: 15.79 REPORTED, 61.22 is left',
      'confirmed: 15.79 CONFIRMED',
      'socket: CREATED CLAIMED CLAIMED PAID CONFIRMED',
      'stream: CREATED CLAIMED CLAIMED PAID CONFIRMED',
      'webhook: claim.created, 77.01 is left',
      'webhook: claim.created, 77.01 is left',
      'webhook: payment.reported, 61.22 is left',
      'webhook: payment.confirmed, 61.22 is left',
    ]);
  });

  it.skipIf(!hasPython)(
    'in Python hears of a claim by its stream, which goes on, and by its webhook, also with a renewed secret, and has what it missed sent again',
    async () => {
      expect(await bot('bot.py')).toEqual(toldInPython);
    },
  );
});

describe('the pages for developers', () => {
  it('are there without a script but for the playground, say which version runs, and have their own address in the examples', async () => {
    for (const path of PATHS) {
      const page = await pageAt(path);
      expect(page.includes('<script'), path).toBe(path === '/developers/playground');
      expect(page).not.toContain('{{');
      expect(page).toContain(`This server runs Fairtab ${PROGRAM_VERSION}.`);
    }
    expect(await pageAt('/developers')).toContain(`?? '${api.url}'`.replaceAll("'", '&#39;'));
  });

  it('lead only to what is there', async () => {
    const pages = new Map(await Promise.all(PATHS.map(async (path) => [path, await pageAt(path)] as const)));
    for (const [path, page] of pages) {
      const links = [...page.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
      for (const href of new Set(links)) {
        if (href.startsWith('http')) continue;
        const [to = '', anchor] = href.split('#');
        const target = to === '' ? page : (pages.get(to) ?? '');
        if (anchor !== undefined) expect(target, `${path} to ${href}`).toContain(`id="${anchor}"`);
        else if (to !== '/' && to !== '/favicon.svg') expect((await api.browser().fetch(to)).status, href).toBe(200);
      }
    }
  });

  it('have a signed message to try a verification with, as a library of the scheme verifies it', async () => {
    const html = await pageAt('/developers/events');
    const code =
      [...html.matchAll(/<code[^>]*>([^<]*)<\/code>/g)].find(([, text]) => text?.includes('msg_try'))?.[1] ?? '';
    const { secret, body, ...headers } = JSON.parse(code.replaceAll(/&(quot|#34|#x22);/g, '"')) as Record<
      string,
      string
    >;
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ now: Number(headers['webhook-timestamp']) * 1000, toFake: ['Date'] });
    expect(new Webhook(secret ?? '').verify(body ?? '', headers)).toMatchObject({ type: 'webhook.test', data: {} });
  });

  it('name every call of REST with its body', async () => {
    const page = await pageAt('/developers/rest');
    const { body } = await api.browser().rest('GET', '/api/openapi.json');
    for (const [path, methods] of Object.entries(body['paths'] as Record<string, object>))
      for (const method of Object.keys(methods)) expect(page).toContain(`${method.toUpperCase()} ${path}</a></h3>`);
    expect(page).toContain('<dt><code>splitWith</code>');
  });

  it('have an example in curl for every call of REST, with a body that the call takes', async () => {
    const page = await pageAt('/developers/rest');
    for (const { operationId, body } of ROUTES) {
      const isOptional = body === null || body.safeParse({}).success;
      const example = EXAMPLE_BODIES[operationId];
      expect(isOptional || example !== undefined, operationId).toBe(true);
      if (body && example) expect(body.safeParse(example), operationId).toMatchObject({ success: true });
    }
    expect(Object.keys(EXAMPLE_BODIES).filter((name) => !ROUTES.some((route) => route.operationId === name))).toEqual(
      [],
    );
    expect(page.split('<summary>With curl</summary>')).toHaveLength(ROUTES.length + 1);
    expect(page).toContain(`curl &#34;${api.url}/api/shared-receipts/$ID&#34;`);
  });

  it('say of every call of REST whether it takes a guest token, as it does', async () => {
    const page = await pageAt('/developers/rest');
    const saidOf = (call: string) => page.split(`${call}</a></h3>`)[1]?.split('<h3')[0];
    const pay = 'POST /api/receipts/{id}/payments';
    expect(saidOf(pay)).toContain('for accounts: a guest token is refused');
    expect(saidOf('POST /api/shared-receipts')).toContain('<li>for everybody</li>');
    const { body } = await api.browser().rest('POST', '/api/guests');
    const headers = { authorization: `Bearer ${String(body['token'])}` };
    const refused = await api.browser().rest('POST', '/api/receipts/some-receipt/payments', { headers, body: {} });
    expect(refused).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  });

  it('name every type of the schema with its fields, what they mean and what is deprecated', async () => {
    const page = await pageAt('/developers/schema');
    const schema = buildSchema(await (await api.browser().fetch('/schema.graphql')).text());
    const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
    expect(types.length).toBeGreaterThan(400);
    for (const type of types) {
      const [, text = ''] = page.split(`<h3 id="${type.name.toLowerCase()}">`);
      const [own = ''] = text.split('<h3 ');
      const fields = 'getFields' in type ? type.getFields() : {};
      for (const [name, { deprecationReason }] of Object.entries(fields)) {
        expect(own, type.name).toContain(`<code>${name}</code>`);
        if (deprecationReason) expect(own).toContain('<strong>Deprecated.</strong>');
      }
    }
    expect(page).toContain('<td><code>serviceChargePercent</code></td><td><a href="#int">Int</a></td>');
    expect(page).toContain('[<a href="#claim">Claim</a>!]!');
  });

  it('explain every code of a refusal that the specification of REST has, with its status', async () => {
    const paper = await readFile(join(import.meta.dirname, '..', '..', 'docs', 'product', 'rest.md'), 'utf8');
    let status = 0;
    const specified = [...paper.matchAll(/^\| (\d{3}|\s{3}) +\| ((?:`\w+`(?:, )?)+) /gm)].flatMap(
      ([, at = '', codes = '']) => {
        status = Number(at.trim() || status);
        return [...codes.matchAll(/`(\w+)`/g)].map(([, code = '']) => `${status} ${code}`);
      },
    );
    expect(specified.length).toBeGreaterThan(20);
    const inRest = ERROR_CODES.filter(({ place }) => place === 'rest');
    expect(inRest.map(({ status, code }) => `${status} ${code}`).sort()).toEqual(specified.sort());
    const page = await pageAt('/developers/errors');
    for (const { code } of inRest) expect(page).toContain(`<h3 id="${code}">`);
    for (const { code } of ERROR_CODES) expect(page).toContain(`href="/developers/errors/${code}"`);
  });

  it('have the changes for clients and nothing of what operators must know', async () => {
    const page = await pageAt('/developers/stability');
    expect(page).toContain('Webhooks tell an address');
    expect(page).not.toContain('TRUST_PROXY');
  });

  it('are compressed, and are not sent again to who has them', async () => {
    const first = await api.browser().fetch('/developers', { headers: { ...HTML, 'accept-encoding': 'br' } });
    expect(first.headers.get('content-encoding')).toBe('br');
    const etag = first.headers.get('etag') ?? '';
    const again = await api.browser().fetch('/developers', {
      headers: { ...HTML, 'accept-encoding': 'br', 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });

  it('come with the schema and the possible types as files', async () => {
    const schema = buildSchema(await (await api.browser().fetch('/schema.graphql')).text());
    const { possibleTypes } = (await (await api.browser().fetch('/possible-types.json')).json()) as {
      possibleTypes: Record<string, string[]>;
    };
    expect(possibleTypes['ClaimItemResult']).toEqual(
      schema.getPossibleTypes(schema.getType('ClaimItemResult') as never).map(({ name }) => name),
    );
  });
});

describe('whoever opens an address of the API in a browser', () => {
  it('is led to the pages for developers', async () => {
    for (const path of ['/api', '/graphql']) {
      const response = await api.browser().fetch(path, { headers: HTML, redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([302, '/developers']);
      const ofProgram = await api.browser().fetch(path, { headers: { accept: '*/*' }, redirect: 'manual' });
      expect(ofProgram.headers.get('content-type')).toContain('json');
    }
  });

  it('gets GraphiQL at /graphql when it is turned on', async () => {
    const other = await startApi({ database, env: { GRAPHIQL: 'on' } });
    onTestFinished(() => other.close());
    const page = await other.browser().fetch('/graphql', { headers: HTML });
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self' https://unpkg.com;");
    expect(await page.text()).toContain('graphiql');
    expect(await (await other.browser().fetch('/developers/graphql')).text()).toContain('href="/graphql"');
  });
});
