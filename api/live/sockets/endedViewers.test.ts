import type { Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signUpAndLogIn, logIn, signUp } from '../../testing/accountActions';
import { attempt, claim, createReceipt, itemNamed } from '../../testing/receiptActions';
import type { Browser } from '../../testing/Browser';
import { eventually } from '../../testing/eventually';
import { startApi, type RunningApi } from '../../testing/startApi';
import { WATCH_RECEIPT, ReceiptWatcher } from '../../testing/ReceiptWatcher';

let api: RunningApi;
let other: RunningApi;
beforeAll(async () => {
  api = await startApi();
  other = await startApi({ database: api.database });
});
afterAll(async () => {
  await other.close();
  await api.close();
});

const sockets: Client[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) await socket.dispose();
});

async function watching(browser: Browser, id: string): Promise<ReceiptWatcher> {
  const socket = browser.socket();
  sockets.push(socket);
  const watcher = new ReceiptWatcher(socket, id);
  await eventually(() => expect(watcher.events).not.toHaveLength(0));
  return watcher;
}

const FORBIDDEN = expect.objectContaining({ code: 4403 });

describe('an open socket', () => {
  it.each(['this process', 'another process'])(
    'is closed in %s when another browser ends its session',
    async (place) => {
      const phone = api.browser();
      const laptop = api.browser();
      const { username } = await signUpAndLogIn(phone);
      const { user } = await logIn(laptop, { username });
      const receipt = await createReceipt(api.browser());
      const socket = place === 'this process' ? laptop : laptop.at(other.url);
      const [ended, kept] = [await watching(socket, receipt.id), await watching(phone, receipt.id)];
      const sessionId = user.sessions.find(({ isCurrent }) => isCurrent)?.id;
      await attempt(phone, { mutation: 'endSession', input: { sessionId } });
      await eventually(() => expect(ended.errors).toEqual([FORBIDDEN]));
      await claim(api.browser(), { item: itemNamed(receipt, 'Nachos'), name: 'Ana' });
      await eventually(() => expect(kept.kinds).toEqual(['CLAIMED']));
      expect(ended.kinds).toEqual([]);
    },
  );

  it.each([
    ['logging out', 'mutation { result: logOut { __typename } }'],
    [
      'a new password, on the other devices',
      `mutation { result: changePassword(input: { currentPassword: "tomato soup at noon", newPassword: "soup of tomatoes" }) { __typename } }`,
    ],
    ['ending all others', 'mutation { result: endOtherSessions { __typename } }'],
  ])('is closed by %s', async (how, mutation) => {
    const phone = api.browser();
    const laptop = api.browser();
    const { username } = await signUpAndLogIn(phone);
    await logIn(laptop, { username });
    const receipt = await createReceipt(api.browser());
    const open = await watching(how === 'logging out' ? phone : laptop, receipt.id);
    await phone.result(mutation);
    await eventually(() => expect(open.errors).toEqual([FORBIDDEN]));
  });

  it('is closed when its guest becomes an account, so that the old cookie shows nothing of the account', async () => {
    const phone = api.browser();
    const receipt = await createReceipt(phone);
    const [own, stranger] = [await watching(phone, receipt.id), await watching(api.browser(), receipt.id)];
    await signUp(phone);
    await eventually(() => expect(own.errors).toEqual([FORBIDDEN]));
    expect(stranger.errors).toEqual([]);
  });

  it('gets a change when a guest of the receipt signs in', async () => {
    const { username } = await signUpAndLogIn(api.browser());
    const receipt = await createReceipt(api.browser());
    const open = await watching(api.browser(), receipt.id);
    const ana = api.browser();
    await claim(ana, { item: itemNamed(receipt, 'Nachos'), name: 'Ana' });
    await logIn(ana, { username });
    await eventually(() => expect(open.kinds).toEqual(['CLAIMED', 'MOVED']));
  });
});

it('a stream of events says that its session has ended, and is over', async () => {
  const phone = api.browser();
  await signUpAndLogIn(phone);
  const receipt = await createReceipt(api.browser());
  const response = await phone.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query: WATCH_RECEIPT, variables: { id: receipt.id } }),
  });
  let heard = '';
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    if (part.includes('"version"')) await phone.result('mutation { result: logOut { __typename } }');
    heard += part;
  }
  const [last = '', end] = heard
    .split('\n\n')
    .filter((event) => event.startsWith('event: '))
    .slice(-2);
  expect(JSON.parse(last.replace('event: next\ndata: ', ''))).toEqual({
    errors: [{ message: expect.stringContaining('ended'), extensions: { code: 'invalid_session' } }],
  });
  expect(end).toContain('event: complete');
});
