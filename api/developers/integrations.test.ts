import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parse } from 'csv-parse/sync';
import { contextParts } from '@fairtab/services/testing/contextParts';
import { databaseForTests } from '@fairtab/services/testing/database';
import { freePort } from '@fairtab/services/testing/freePort';
import { tellWebhookJob } from '@fairtab/services/platform/jobs/jobs';
import { plainContext } from '@fairtab/services/plainContext';
import { tellWebhook } from '@fairtab/services/accounts/webhooks/tellWebhook';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { PASSWORD, signUpAndLogIn } from '../testing/accountActions';
import { eventually } from '../testing/eventually';
import { startApi, type RunningApi } from '../testing/startApi';
import { dataOf, typedClient } from '../testing/typedClient';
import { readSnippet } from './developerPage';

const database = await databaseForTests();
let api: RunningApi;
const telling: Promise<unknown>[] = [];
/** Waits until everything is told that is to be told by now. */
async function allTold(): Promise<void> {
  while (telling.length > 0) await Promise.all(telling.splice(0));
}

beforeAll(async () => {
  const ctx = plainContext({ ...contextParts({ db: database.db }), webhookTargets: 'any' });
  api = await startApi({
    database,
    // Stands for the worker, so that no test waits for its queue.
    jobs: {
      send: (job, payload) => {
        if (job.name === tellWebhookJob.name) telling.push(tellWebhook(ctx, payload as { webhookId: string }));
      },
    },
  });
});
afterAll(() => api.close());

const ROOT = join(import.meta.dirname, '..', '..');
const hasPython = process.env['REQUIRE_PYTHON'] === '1' || spawnSync('python3', ['--version']).status === 0;

async function newToken(): Promise<string> {
  const { sessionId } = await signUpAndLogIn(api.browser());
  const scopes: ('receipts:read' | 'receipts:write' | 'webhooks')[] = ['receipts:read', 'receipts:write', 'webhooks'];
  const made = typedClient(api, { token: sessionId }).POST('/api/access-tokens', {
    body: { name: 'A bot', scopes, password: PASSWORD },
  });
  return (await dataOf(made)).token;
}

/** Somebody pays a dish on a new bill of the token's account. */
async function pay(token: string, { name, price }: { name: string; price: string }): Promise<void> {
  const body = { restaurantName: 'Casa Nacho', items: [{ name: 'Nachos', price }] };
  const { id } = await dataOf(typedClient(api, { token }).POST('/api/shared-receipts', { body }));
  const guest = await dataOf(typedClient(api).POST('/api/guests', {}));
  const diner = typedClient(api, { token: guest.token });
  const claim = { params: { path: { id } }, body: { itemIndex: 0, claimerName: name } };
  const { id: claimId } = await dataOf(diner.POST('/api/shared-receipts/{id}/claims', claim));
  const params = { path: { claimId } };
  const payment = { paymentMethod: 'venmo', paymentUsername: '@somebody' } as const;
  await dataOf(diner.PATCH('/api/shared-receipt-claims/{claimId}', { params, body: payment }));
}

/** A folder with a program as it is printed, and the packages that it may use. */
async function folderWith(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fairtab-integration-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, name), readSnippet(name, api.url));
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Starts a program that runs on. @returns once it has said the word; a function that ends it. */
async function start(
  folder: string,
  { name, until, env }: { name: string; until: string; env: Record<string, string> },
): Promise<() => Promise<void>> {
  const [command, ...args] = name.endsWith('.py')
    ? ['python3']
    : [process.execPath, '--import', import.meta.resolve('tsx')];
  const options = { cwd: folder, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] as const };
  const program = spawn(command, [...args, name], { ...options, stdio: [...options.stdio] });
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()));
  const stop = async () => {
    program.kill();
    await ended;
  };
  onTestFinished(stop);
  for await (const line of createInterface({ input: program.stdout })) if (line === until) return stop;
  throw new Error(`${name} ended without saying ${until}`);
}

/** A chat with an incoming webhook. It takes nothing while it is down. */
async function openChat() {
  const texts: string[] = [];
  const chat = { texts, isDown: false, refused: 0, address: '' };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString('utf8')));
    request.on('end', () => {
      if (chat.isDown) chat.refused += 1;
      else texts.push((JSON.parse(body) as { text: string }).text);
      response.writeHead(chat.isDown ? 500 : 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  chat.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return chat;
}

describe.each([
  { name: 'chat-bot.mts', isThere: true, paid: '$12.30' },
  { name: 'chat-bot.py', isThere: hasPython, paid: '12.30 USD' },
])('the chat bot of the pages for developers, $name,', ({ name, isThere, paid }) => {
  it.skipIf(!isThere)('posts who paid how much, once, and nothing that is not signed', async () => {
    const chat = await openChat();
    const token = await newToken();
    const port = String(await freePort());
    const address = `http://127.0.0.1:${port}/`;
    const env = { FAIRTAB_TOKEN: token, PORT: port, PUBLIC_ADDRESS: address, CHAT_ADDRESS: chat.address };
    await start(await folderWith(name), { name, until: 'Listening', env });
    const forged = { method: 'POST', body: '{"data":{}}', headers: { 'webhook-id': 'x', 'webhook-signature': 'v1,x' } };
    expect((await fetch(address, forged)).status).toBe(401);
    await pay(token, { name: 'Ana', price: '12.30' });
    await eventually(() => expect(chat.texts).toEqual([`Ana paid ${paid} at Casa Nacho`]));
    const bot = typedClient(api, { token });
    const [webhook] = await dataOf(bot.GET('/api/webhooks'));
    const path = { id: webhook?.id ?? '' };
    const log = () => dataOf(bot.GET('/api/webhooks/{id}/deliveries', { params: { path } }));
    await allTold();
    const [first] = await log();
    // Sent again, it has the same id.
    await dataOf(bot.POST('/api/webhook-deliveries/{id}/send-again', { params: { path: { id: first?.id ?? '' } } }));
    await allTold();
    const [again] = await log();
    expect([first?.state, again?.state]).toEqual(['delivered', 'delivered']);
    expect(Date.parse(again?.attemptedAt ?? '')).toBeGreaterThan(Date.parse(first?.attemptedAt ?? ''));
    chat.isDown = true;
    await pay(token, { name: 'Ben', price: '7.00' });
    await eventually(() => expect(chat.refused).toBe(1));
    await allTold();
    expect((await log()).map(({ status }) => status)).toContain(503);
    expect(chat.texts).toHaveLength(1);
  });
});

describe('the list of payments of the pages for developers', () => {
  it('has a row for each payment, also for what happened while the program was off', async () => {
    const name = 'payments-to-csv.mts';
    const token = await newToken();
    const folder = await folderWith(name);
    const run = () => start(folder, { name, until: 'Waiting', env: { FAIRTAB_TOKEN: token } });
    const rows = async () => {
      const file = await readFile(join(folder, 'payments.csv'), 'utf8').catch(() => '');
      // A program that is stopped between the row and its cursor writes the row again. The id of the payment tells.
      const byPayment = new Map(parse(file).map((cells: string[]) => [cells.at(-1), cells.slice(1, 6)]));
      return [...byPayment.values()];
    };
    const stop = await run();
    await pay(token, { name: 'Ana, "the cook"', price: '12.30' });
    const first = ['Casa Nacho', 'Ana, "the cook"', '12.30', 'USD', 'VENMO'];
    await eventually(async () => expect(await rows()).toEqual([first]));
    await stop();
    await pay(token, { name: '=Ben', price: '7.00' });
    await run();
    const second = ['Casa Nacho', "'=Ben", '7.00', 'USD', 'VENMO'];
    await eventually(async () => expect(await rows()).toEqual([first, second]));
  });
});
