import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Random } from '@fairtab/domain/testing/random';
import { createLogger } from '@fairtab/services/platform/logger';
import type { Client } from 'graphql-ws';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attemptLogIn, logIn, PASSWORD, signUp } from '../../testing/accountActions';
import type { Browser } from '../../testing/Browser';
import { eventually } from '../../testing/eventually';
import { attempt, claim, createReceipt, itemNamed, pay, type SeenReceipt } from '../../testing/receiptActions';
import { ReceiptWatcher } from '../../testing/ReceiptWatcher';
import { startApi, type RunningApi } from '../../testing/startApi';

const HISTORIES = 20;
const STEPS = 5;
/** Each history has a hundred requests and logins with a slow hash. */
const PATIENCE_MS = 120_000;
const PERSISTED = fileURLToPath(new URL('../../../web/persisted.json', import.meta.url));

/** Stands for the client's build for the server: a page with all that the live receipt's query returns. */
const serverOf = (documentId: string) => `
exports.renderScreen = async function({ url, ask }) {
  const query = { documentId: '${documentId}', variables: { id: url.split('/').at(-1) } };
  const json = await ask(query);
  return { title: '<title>Fairtab</title>', styles: '', html: '<p></p>', prepared: { ...query, json } };
}`;

/** The longest document of each name that asks for a receipt by its link. */
let documents: readonly string[];
let folder: string;
/** Two processes on one database. Both remember what they answered. */
let apis: readonly [RunningApi, RunningApi];
let log = '';

beforeAll(async () => {
  const persisted = Object.entries(JSON.parse(await readFile(PERSISTED, 'utf8')) as Record<string, string>);
  const byName = new Map<string, { id: string; text: string }>();
  for (const [id, text] of persisted) {
    const name = /^query (\w+)\(\s*\$id: ID!\s*\) \{\s*receipt\(/.exec(text)?.[1];
    if (name !== undefined && text.length > (byName.get(name)?.text.length ?? 0)) byName.set(name, { id, text });
  }
  documents = [...byName.values()].map(({ text }) => text);
  folder = await mkdtemp(join(tmpdir(), 'fairtab-web-'));
  const files = {
    'en/index.html':
      '<!doctype html><html><head><title>Fairtab</title></head><body><div id="root"></div></body></html>',
    'package.json': '{"type":"module"}',
    'en/.server/server.cjs': serverOf(byName.get('LiveReceiptScreenQuery')?.id ?? ''),
    'en/.vite/manifest.json': '{}',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  const options = { logger: createLogger({ name: 'test', level: 'trace', destination }), webFolder: folder };
  const first = await startApi(options);
  apis = [first, await startApi({ ...options, database: first.database })];
});
afterAll(async () => {
  await apis[1].close();
  await apis[0].close();
  await rm(folder, { recursive: true });
});

interface Watched {
  readonly watcher: ReceiptWatcher;
  readonly socket: Client;
}

/** What an open screen hears from each process. */
function watch(browser: Browser, receipts: readonly SeenReceipt[]): Watched[] {
  return apis.flatMap(({ url }) => {
    const socket = browser.at(url).socket();
    return receipts.map(({ id }) => ({ socket, watcher: new ReceiptWatcher(socket, id) }));
  });
}

/** Everything that the browsers are answered by both processes: data, pages, files and first events. */
async function answers(browsers: readonly Browser[], receipts: readonly SeenReceipt[]): Promise<string[]> {
  const asking = apis.flatMap(({ url }) => browsers.map((browser) => browser.at(url)));
  const texts = await Promise.all(
    asking.map(async (browser) => {
      const heard: string[] = [];
      for (const { linkId } of receipts) {
        for (const text of documents) heard.push(`graphql ${JSON.stringify(await browser.ask(text, { id: linkId }))}`);
        for (const path of [`live-receipt/${linkId}`, `api/shared-receipts/${linkId}`, `api/receipts/${linkId}/csv`])
          heard.push(`${path} ${await (await browser.fetch(`/${path}`, { headers: { accept: '*/*' } })).text()}`);
      }
      return heard;
    }),
  );
  return texts.flat();
}

it.each(Array.from({ length: HISTORIES }, (_, seed) => seed))(
  'is answered, pushed and logged by no process any more, after history %i',
  async (seed) => {
    log = '';
    const mark = `q${String.fromCharCode(97 + seed)}zv`;
    const phone = `41555502${10 + seed}`;
    const random = new Random(seed);
    const hasMark = (text: string) => text.includes(mark) || text.includes(phone);
    const host = apis[0].browser();
    const ana = apis[1].browser();
    const username = await signUp(ana, `${mark}-${seed}`);
    await logIn(ana, { username });
    const items = [
      { name: 'Nachos', price: '10.00', quantity: 50 },
      { name: 'Soup', price: '9.00', quantity: 9 },
    ];
    const visited = await createReceipt(host, { items });
    const own = await createReceipt(ana, { items, restaurantName: `Chez ${mark}`, hostName: mark });
    const receipts = [visited, own];
    const contact = { claimerEmail: `${mark}@example.com`, claimerPhone: phone };
    const claims = (name: string, item = 'Nachos') =>
      claim(ana, { item: itemNamed(visited, item), name: `${name} ${mark}`, units: 1, ...contact });
    const doings = [
      () => claims(random.pick(['Ana', "O'", 'Kid of'])),
      () => pay(ana, { receipt: visited, method: 'VENMO', handle: `@${mark}-pays` }),
      async () => {
        const { claim: made } = await claims('Nobody', 'Soup');
        return attempt(ana, { mutation: 'unclaim', input: { claimId: made.id } });
      },
      () =>
        attempt(ana, {
          mutation: 'addPaymentMethod',
          input: { type: 'VENMO', displayName: mark, identifier: `@${mark}-gets` },
        }),
      () =>
        attempt(ana, {
          mutation: 'updateProfile',
          input: { firstName: mark, email: contact.claimerEmail, phone, currentPassword: PASSWORD },
        }),
      () => claim(host, { item: itemNamed(own, 'Soup'), name: 'Ben', units: 1 }),
    ];
    await claims('Ana');
    // A step that is refused is a step, too.
    for (let step = 0; step < STEPS; step += 1)
      await random
        .pick(doings)()
        .catch(() => undefined);

    const others = [host, apis[0].browser()];
    const before = watch(host, receipts);
    await eventually(() => expect(before.every(({ watcher }) => watcher.events.length > 0)).toBe(true));
    const remembered = await answers([ana, ...others], receipts);
    for (const kind of ['graphql', 'live-receipt', 'api/shared-receipts', 'api/receipts'])
      expect(remembered.filter((text) => text.startsWith(kind)).filter(hasMark), kind).not.toEqual([]);
    const heard = before.map(({ watcher }) => watcher.events.length);

    const leaving = ana.at(random.pick(apis).url);
    await attempt(leaving, { mutation: 'deleteAccount', input: { password: PASSWORD } });
    expect((await attemptLogIn(apis[0].browser(), { username })).__typename).toBe('InvalidCredentials');

    expect((await answers([ana, leaving, ...others], receipts)).filter(hasMark)).toEqual([]);
    const [theirs, gone] = [before.filter((_, at) => at % 2 === 0), before.filter((_, at) => at % 2 === 1)];
    await eventually(() => {
      expect(theirs.every(({ watcher }) => watcher.kinds.includes('MOVED'))).toBe(true);
      expect(gone.every(({ watcher }) => watcher.isComplete)).toBe(true);
    });
    const after = watch(host, [visited]);
    await eventually(() => expect(after.every(({ watcher }) => watcher.events.length > 0)).toBe(true));
    const pushed = [
      ...before.flatMap(({ watcher }, at) => watcher.events.slice(heard[at])),
      ...after.flatMap(({ watcher }) => watcher.events),
    ];
    expect(pushed.map((event) => JSON.stringify(event)).filter(hasMark)).toEqual([]);
    for (const { socket } of [...before, ...after]) await socket.dispose();

    expect(log).toContain('"event":"deleted"');
    expect(log.split('\n').filter(hasMark)).toEqual([]);
  },
  PATIENCE_MS,
);
