import { createECDH, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Undeliverable, type OutgoingMail } from '../mail/Mailer';
import { savePreferences } from '../notifications/preferences';
import { databaseForTests } from '../../testing/database';
import { startPushService, type TestPushService } from '../../testing/pushService';
import { signedInAccount, type SignedInContext } from '../../testing/signedInAccount';
import { setTable } from '../../testing/table';
import { isPushService } from './pushServices';
import { readPushKeys } from './pushKeys';
import { pushSender } from './pushSender';

const database = await databaseForTests();
let service: TestPushService;
let dataDir: string;
let ana: SignedInContext;
beforeAll(async () => {
  await database.db.prisma.guest.create({ data: { id: 'zoe' } });
  ana = await signedInAccount(setTable(database.db));
  await savePreferences(ana, { pushDetails: true });
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fairtab-push-'));
  service = await startPushService();
});
afterEach(async () => {
  await service.stop();
  await rm(dataDir, { recursive: true });
});

const subscribe = async (guestId = ana.viewer.guestId) => {
  const browser = service.newBrowser();
  const { id } = await database.db.prisma.pushSubscription.create({
    data: { ...browser.subscription, id: randomBytes(16).toString('base64url'), guestId },
  });
  return { ...browser, id };
};
const sender = () => {
  const keys = readPushKeys({ pushKey: null, dataDir });
  return pushSender({ db: database.db, keys, subject: 'mailto:fairtab@localhost' });
};
const message = (recipient: string): OutgoingMail => ({
  id: 'message-1',
  channel: 'push',
  recipient,
  subject: '$11.00 for Corner Deli is still open',
  text: '',
  letter: {
    subject: '$11.00 for Corner Deli is still open',
    greeting: 'Hello Ana,',
    paragraphs: ['Your part of $11.00 is still open.'],
    action: { label: 'See and pay your part', url: 'https://fairtab.example/live-receipt/abc' },
  },
  createdAt: new Date(),
});

describe('a push message', () => {
  it('is encrypted for its browser, signed by Fairtab, and opens the right screen', async () => {
    const phone = await subscribe();
    await sender().send(message(phone.id));
    expect(phone.read()).toEqual([
      {
        title: '$11.00 for Corner Deli is still open',
        body: 'Your part of $11.00 is still open.',
        path: '/live-receipt/abc',
        tag: 'message-1',
      },
    ]);
    expect(service.calls).toMatchObject([
      {
        headers: {
          'content-encoding': 'aes128gcm',
          authorization: expect.stringMatching(/^vapid t=.+, k=/),
          topic: 'message-1',
        },
      },
    ]);
  });

  it.each([
    {
      who: 'an account that did not switch details on',
      guestId: async () => (await signedInAccount(setTable(database.db))).viewer.guestId,
    },
    { who: 'a guest, who has no such switch', guestId: async () => 'zoe' },
  ])('says neither names nor amounts to $who, because others may read a locked phone', async ({ guestId }) => {
    const phone = await subscribe(await guestId());
    await sender().send(message(phone.id));
    expect(phone.read()).toEqual([
      {
        title: 'There is something new for you',
        body: 'Tap to see it in Fairtab.',
        path: '/live-receipt/abc',
        tag: 'message-1',
      },
    ]);
  });

  it('is neutral in the language of its reader, and right after details were switched off', async () => {
    const phone = await subscribe();
    const { letter, ...mail } = message(phone.id);
    await savePreferences(ana, { pushDetails: false });
    await sender().send({ ...mail, letter: letter && { ...letter, language: 'es' } });
    await savePreferences(ana, { pushDetails: true });
    expect(phone.read()).toMatchObject([{ title: 'Hay algo nuevo para ti' }]);
  });

  it.each([404, 410])('forgets a browser that its push service answers with %i about', async (status) => {
    const phone = await subscribe();
    service.answer = status;
    await expect(sender().send(message(phone.id))).rejects.toBeInstanceOf(Undeliverable);
    expect(await database.db.prisma.pushSubscription.count({ where: { id: phone.id } })).toBe(0);
    await expect(sender().send(message(phone.id))).rejects.toBeInstanceOf(Undeliverable);
    expect(service.calls).toHaveLength(1);
  });

  it('is tried again, and its browser is kept, when the push service is busy', async () => {
    const phone = await subscribe();
    service.answer = 503;
    await expect(sender().send(message(phone.id))).rejects.toMatchObject({ responseCode: 503 });
    expect(await database.db.prisma.pushSubscription.count({ where: { id: phone.id } })).toBe(1);
  });
});

describe('the key of push messages', () => {
  it('is made by the first start, for its owner alone, and stays the same', async () => {
    const keys = readPushKeys({ pushKey: null, dataDir });
    expect(readPushKeys({ pushKey: null, dataDir })).toEqual(keys);
    expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
    expect((await stat(join(dataDir, 'push-key'))).mode & 0o777).toBe(0o600);
    expect((await readFile(join(dataDir, 'push-key'), 'utf8')).trim()).toBe(keys.privateKey);
  });

  it('is that of PUSH_KEY when it is set, so that several machines have the same', () => {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    const pushKey = pair.getPrivateKey('base64url');
    expect(readPushKeys({ pushKey, dataDir: '/nowhere' }).publicKey).toBe(pair.getPublicKey('base64url'));
  });
});

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://db5p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com.attacker.example/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['http://169.254.169.254/latest/meta-data', false],
  ['http://localhost:5432/', false],
  ['nonsense', false],
])('only the push services of browsers are called: %s', (endpoint, isOne) => {
  expect(isPushService(endpoint, [])).toBe(isOne);
});
