import { databaseForTests } from '@fairtab/services/testing/database';
import { newSecret } from '@fairtab/services/platform/secrets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, PASSWORD, signUpAndLogIn } from '../../testing/accountActions';
import type { Browser } from '../../testing/Browser';
import { eventually } from '../../testing/eventually';
import { attempt, claim, createReceipt, itemNamed, type SeenReceipt } from '../../testing/receiptActions';
import { ReceiptWatcher, WATCH_RECEIPT } from '../../testing/ReceiptWatcher';
import { startApi, type RunningApi } from '../../testing/startApi';
import { TcpRelay } from '../../testing/TcpRelay';

const DAY_MS = 24 * 60 * 60 * 1000;

const database = await databaseForTests();
let relay: TcpRelay;
/** Where the streams are open. Its event bus can be cut. */
let screens: RunningApi;
let other: RunningApi;
beforeAll(async () => {
  relay = await TcpRelay.to(database.url);
  screens = await startApi({ database, busUrl: relay.url, checkMs: 50 });
  other = await startApi({ database });
});
afterAll(async () => {
  await screens.close();
  await other.close();
  await relay.cut();
});

interface Stream {
  readonly form: string;
  heard: string;
  isOver: boolean;
}

/** The ways to ask for a subscription over HTTP. */
const FORMS: Record<string, { method: string; headers: Record<string, string> }> = {
  'event stream': { method: 'POST', headers: { accept: 'text/event-stream' } },
  'any type': { method: 'POST', headers: { accept: '*/*' } },
  'any text': { method: 'POST', headers: { accept: 'text/*' } },
  'capital letters': { method: 'POST', headers: { accept: 'TEXT/EVENT-STREAM' } },
  'a list with weights': { method: 'POST', headers: { accept: 'application/json;q=0.1, text/event-stream;q=0.9' } },
  'many parts': { method: 'POST', headers: { accept: 'multipart/mixed' } },
  'GET of an event stream': { method: 'GET', headers: { accept: 'text/event-stream' } },
  'GET of any type': { method: 'GET', headers: {} },
};

async function openStream(browser: Browser, { form, id }: { form: string; id: string }): Promise<Stream> {
  const { method, headers } = FORMS[form] ?? { method: '', headers: {} };
  const body = { query: WATCH_RECEIPT, variables: { id } };
  const search = new URLSearchParams({ query: body.query, variables: JSON.stringify(body.variables) });
  const response = await browser.fetch(method === 'GET' ? `/graphql?${search}` : '/graphql', {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  const stream: Stream = { form, heard: '', isOver: false };
  void (async () => {
    const reader = response.body?.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) return;
      stream.heard += decoder.decode(part.value);
    }
  })()
    .catch(() => undefined)
    .finally(() => {
      stream.isOver = true;
    });
  return stream;
}

/** Opens one stream of each form, and waits until each has brought its first event or is refused. */
async function openAll(browser: Browser, receipt: SeenReceipt) {
  const socket = browser.socket();
  const watcher = new ReceiptWatcher(socket, receipt.id);
  const streams = await Promise.all(Object.keys(FORMS).map((form) => openStream(browser, { form, id: receipt.id })));
  await eventually(() => {
    expect(watcher.events).toHaveLength(1);
    for (const { form, heard, isOver } of streams) expect(isOver || heard.includes('version'), form).toBe(true);
  });
  return { socket, watcher, open: streams.filter(({ isOver }) => !isOver) };
}

async function isBusDown(isDown: boolean): Promise<void> {
  await (isDown ? relay.cut() : relay.mend());
  if (isDown) return;
  // A bus that comes back closes all streams of sessions, because it may have missed an end.
  await eventually(async () => expect((await fetch(`${screens.url}/readyz`)).status).toBe(200));
}

interface Ending {
  readonly phone: Browser;
  readonly username: string;
  readonly user: { userId: string; sessions: readonly { id: string; isCurrent: boolean }[] };
}

/** Each ends the session at the other process. */
const ENDINGS: Record<string, (ending: Ending) => Promise<unknown>> = {
  'a log-out': ({ phone }) => phone.at(other.url).result('mutation { result: logOut { __typename } }'),
  'another device': async ({ username, user }) => {
    const laptop = other.browser();
    await logIn(laptop, { username });
    const sessionId = user.sessions.find(({ isCurrent }) => isCurrent)?.id;
    return attempt(laptop, { mutation: 'endSession', input: { sessionId } });
  },
  'a new password by mail': async ({ user }) => {
    const { secret, tokenHash } = newSecret();
    const email = 'ana@example.com';
    const { prisma } = database.db;
    await prisma.user.update({ where: { id: user.userId }, data: { email, emailVerifiedAt: new Date() } });
    const expiresAt = new Date(Date.now() + DAY_MS);
    await prisma.mailedToken.create({
      data: { tokenHash, userId: user.userId, purpose: 'resetPassword', email, expiresAt },
    });
    const input = { token: secret, newPassword: 'another soup at night' };
    return attempt(other.browser(), { mutation: 'resetPassword', input });
  },
  'the end of the account': ({ phone }) =>
    attempt(phone.at(other.url), { mutation: 'deleteAccount', input: { password: PASSWORD } }),
  expiry: ({ user }) =>
    database.db.prisma.session.updateMany({
      where: { userId: user.userId },
      data: { lastSeenAt: new Date(Date.now() - 31 * DAY_MS) },
    }),
};

describe.each([
  ['with an event bus', false],
  ['without an event bus', true],
])('%s', (_bus, isDown) => {
  it.each(Object.keys(ENDINGS))('no stream in any form brings anything after %s', async (how) => {
    await isBusDown(false);
    const phone = screens.browser();
    const account = await signUpAndLogIn(phone);
    const receipt = await createReceipt(other.browser());
    const { socket, watcher, open } = await openAll(phone, receipt);
    const control = screens.browser().socket();
    const stranger = new ReceiptWatcher(control, receipt.id);
    await eventually(() => expect(stranger.events).not.toHaveLength(0));
    await isBusDown(isDown);

    expect(await ENDINGS[how]?.({ phone, ...account })).not.toHaveProperty('message');
    // With a bus, an expiry is noticed by the check alone. Without one, all of them are, before the news is looked for.
    if (how === 'expiry' && !isDown) await eventually(() => expect(open.every(({ isOver }) => isOver)).toBe(true));
    await claim(other.browser(), { item: itemNamed(receipt, 'Nachos'), name: 'Ana' });

    await eventually(() => expect(stranger.kinds).toEqual(['CLAIMED']));
    await eventually(() => {
      expect(watcher.errors).toEqual([expect.objectContaining({ code: 4403 })]);
      expect(open.filter(({ isOver }) => !isOver)).toEqual([]);
    });
    expect(open.length).toBeGreaterThan(4);
    expect(open.filter(({ heard }) => heard.includes('CLAIMED'))).toEqual([]);
    expect(watcher.kinds).toEqual([]);
    await socket.dispose();
    await control.dispose();
  });
});
