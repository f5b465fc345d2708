import { describe, expect, it } from 'vitest';
import { logOut } from '../../accounts/sessions/sessions';
import type { ServiceContext } from '../../context';
import { Conflict, InvalidInput, NotAllowed, NotFound } from '../../platform/errors';
import { tableForTests } from '../../testing/tableForTests';
import { newPushSubscription } from '../../testing/pushSubscription';
import { signedInAccount } from '../../testing/signedInAccount';
import { subscribeToPush, unsubscribeFromPush } from './subscriptions';
import { ONLY_MAIL } from '../mail/channels';

const channels = { ...ONLY_MAIL, pushKey: 'a key', pushServices: [], hasSms: false };

const { database, table } = await tableForTests();

const newGuest = async (): Promise<ServiceContext> => ({ ...table.hostOf(await table.newReceipt()), channels });
const ownerOf = async (endpoint: string) =>
  (await database.db.prisma.pushSubscription.findUnique({ where: { endpoint } }))?.guestId ?? null;

describe("a browser's subscription", () => {
  it('belongs to whoever uses the browser, and subscribing again changes nothing', async () => {
    const [ana, ben] = [await newGuest(), await newGuest()];
    const browser = newPushSubscription();
    await subscribeToPush(ana, browser);
    await subscribeToPush(ana, browser);
    expect(await ownerOf(browser.endpoint)).toBe(ana.viewer.guestId);
    await subscribeToPush(ben, browser);
    expect(await ownerOf(browser.endpoint)).toBe(ben.viewer.guestId);
    await unsubscribeFromPush(ben, browser);
    expect(await ownerOf(browser.endpoint)).toBeNull();
  });

  it('is neither taken nor removed by a stranger who knows its address alone', async () => {
    const [ana, stranger] = [await newGuest(), await newGuest()];
    const browser = newPushSubscription();
    await subscribeToPush(ana, browser);
    const { p256dh, auth } = newPushSubscription();
    const forged = { endpoint: browser.endpoint, p256dh, auth };
    await expect(subscribeToPush(stranger, forged)).rejects.toBeInstanceOf(Conflict);
    await expect(unsubscribeFromPush(stranger, browser)).rejects.toBeInstanceOf(NotFound);
    await expect(unsubscribeFromPush(table.stranger(), browser)).rejects.toBeInstanceOf(NotFound);
    expect(await ownerOf(browser.endpoint)).toBe(ana.viewer.guestId);
  });

  it('needs somebody to tell something to', async () => {
    const nobody = { ...table.stranger(), channels };
    await expect(subscribeToPush(nobody, newPushSubscription())).rejects.toBeInstanceOf(NotAllowed);
  });

  it('ends with the session that made it', async () => {
    const ana = { ...(await signedInAccount(table)), channels };
    const browser = newPushSubscription();
    await subscribeToPush(ana, browser);
    await logOut(ana);
    expect(await ownerOf(browser.endpoint)).toBeNull();
  });

  it.each([
    ['endpoint', { endpoint: 'http://169.254.169.254/latest' }],
    ['endpoint', { endpoint: 'https://push.attacker.example/abc' }],
    ['endpoint', { endpoint: 'nonsense' }],
    ['p256dh', { p256dh: 'short' }],
    ['auth', { auth: '<script>' }],
  ])('is refused with a wrong %s: %o', async (path, change) => {
    const ana = await newGuest();
    const refused = subscribeToPush(ana, { ...newPushSubscription(), ...change });
    await expect(refused).rejects.toBeInstanceOf(InvalidInput);
    await expect(refused).rejects.toMatchObject({ fields: [{ path }] });
  });

  it('is one of at most twenty of a guest; the oldest is forgotten', async () => {
    const ana = await newGuest();
    const browsers = Array.from({ length: 21 }, newPushSubscription);
    for (const [index, browser] of browsers.entries())
      await subscribeToPush({ ...ana, now: () => new Date(Date.UTC(2026, 0, 1 + index)) }, browser);
    expect(await database.db.prisma.pushSubscription.count({ where: { guestId: ana.viewer.guestId ?? '' } })).toBe(20);
    expect(await ownerOf(browsers[0]?.endpoint ?? '')).toBeNull();
  });
});
