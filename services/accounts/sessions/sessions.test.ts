import { beforeEach, describe, expect, it } from 'vitest';
import { InvalidCredentials, InvalidInput, NotFound, NotSignedIn } from '../../platform/errors';
import { databaseForTests } from '../../testing/database';
import { newAccount, newBrowser, PASSWORD, signIn } from '../../testing/browsers';
import { setTable, type Table } from '../../testing/table';
import { changePassword } from '../passwords/changePassword';
import {
  endDeadSessions,
  endOtherSessions,
  endSession,
  listSessions,
  logOut,
  SESSION_IDLE_MS,
  SESSION_MAX_MS,
  setLoginNotifications,
} from './sessions';

const DAY_MS = 24 * 60 * 60 * 1000;
const NEW_PASSWORD = 'soup of tomatoes';
const database = await databaseForTests();
let table: Table;
let now = new Date('2026-11-21T20:00:00Z');
beforeEach(() => {
  table = setTable(database.db);
  wait(DAY_MS);
});

function wait(ms: number): void {
  now = new Date(now.getTime() + ms);
  table.setTime(now);
}

/** A member on two devices. */
async function newMemberOnTwo() {
  const account = await newAccount(table);
  const laptop = newBrowser(table, { userAgent: 'Mozilla/5.0 (Macintosh) Gecko/20100101 Firefox/140.0' });
  wait(60_000);
  await signIn(laptop, { username: account.username });
  return { ...account, laptop };
}

const sessionOf = async (browser: Awaited<ReturnType<typeof newAccount>>['browser']) =>
  (await browser.context()).viewer.session?.id ?? null;

describe('a session', () => {
  it('is listed for its own account only: the current one first, then the last used', async () => {
    const { browser, laptop } = await newMemberOnTwo();
    await newAccount(table);
    const [phoneId, laptopId] = [await sessionOf(browser), await sessionOf(laptop)];
    expect((await listSessions(await browser.context())).map(({ id }) => id)).toEqual([phoneId, laptopId]);
    expect((await listSessions(await laptop.context())).map(({ id }) => id)).toEqual([laptopId, phoneId]);
    await expect(newBrowser(table).context().then(listSessions)).rejects.toBeInstanceOf(NotSignedIn);
  });

  it('can be ended from another session, at once', async () => {
    const { browser, laptop } = await newMemberOnTwo();
    const sessionId = (await sessionOf(laptop)) ?? '';
    await endSession(await browser.context(), { sessionId });
    expect(await sessionOf(laptop)).toBeNull();
    expect(await sessionOf(browser)).not.toBeNull();
    expect(table.published).toContainEqual({ type: 'sessionsEnded', sessionIds: [sessionId] });
    await expect(endSession(await browser.context(), { sessionId })).rejects.toBeInstanceOf(NotFound);
  });

  it('cannot be ended by another account', async () => {
    const { browser } = await newAccount(table);
    const stranger = await newAccount(table);
    const sessionId = (await sessionOf(browser)) ?? '';
    await expect(endSession(await stranger.browser.context(), { sessionId })).rejects.toBeInstanceOf(NotFound);
    await expect(
      newBrowser(table)
        .context()
        .then((ctx) => endSession(ctx, { sessionId })),
    ).rejects.toBeInstanceOf(NotSignedIn);
    expect(await sessionOf(browser)).toBe(sessionId);
  });

  it('ends with logging out, on the server and in the browser', async () => {
    const { browser } = await newAccount(table);
    const thief = newBrowser(table);
    thief.cookies.session = browser.cookies.session;
    expect(await logOut(await browser.context())).toBe(true);
    expect(browser.cookies.session).toBeNull();
    expect(await sessionOf(thief)).toBeNull();
    expect(await logOut(await browser.context())).toBe(false);
  });

  it('can be ended together with all others', async () => {
    const { browser, laptop } = await newMemberOnTwo();
    const stranger = await newAccount(table);
    await endOtherSessions(await browser.context());
    expect(await sessionOf(laptop)).toBeNull();
    expect(await sessionOf(browser)).not.toBeNull();
    expect(await sessionOf(stranger.browser)).not.toBeNull();
    await expect(newBrowser(table).context().then(endOtherSessions)).rejects.toBeInstanceOf(NotSignedIn);
  });

  it('ends after 30 days without use, and lasts while it is used', async () => {
    const { browser, laptop } = await newMemberOnTwo();
    wait(SESSION_IDLE_MS - DAY_MS);
    expect(await sessionOf(browser)).not.toBeNull();
    wait(SESSION_IDLE_MS - DAY_MS);
    expect(await sessionOf(browser)).not.toBeNull();
    expect(await sessionOf(laptop)).toBeNull();
    expect(await listSessions(await browser.context())).toHaveLength(1);
  });

  it('ends after 180 days even when it is used', async () => {
    const { browser } = await newAccount(table);
    for (let day = 0; day < SESSION_MAX_MS; day += 20 * DAY_MS) {
      expect(await sessionOf(browser)).not.toBeNull();
      wait(20 * DAY_MS);
    }
    expect(await sessionOf(browser)).toBeNull();
  });

  it('is deleted once it is over, and announced to every process that may have it open', async () => {
    const { browser, laptop, userId } = await newMemberOnTwo();
    const laptopId = await sessionOf(laptop);
    wait(SESSION_IDLE_MS - DAY_MS);
    const phoneId = await sessionOf(browser);
    wait(2 * DAY_MS);
    await endDeadSessions(await newBrowser(table).context());
    const left = await database.db.prisma.session.findMany({ where: { userId } });
    expect(left.map(({ id }) => id)).toEqual([phoneId]);
    const announced = table.published.flatMap((message) =>
      message.type === 'sessionsEnded' ? message.sessionIds : [],
    );
    expect(announced).toContain(laptopId);
    expect(announced).not.toContain(phoneId);
  });
});

describe('changing the password', () => {
  it('ends the other sessions and keeps this one', async () => {
    const { browser, laptop, username } = await newMemberOnTwo();
    await changePassword(await browser.context(), { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    expect(await sessionOf(laptop)).toBeNull();
    expect(await sessionOf(browser)).not.toBeNull();
    await expect(signIn(laptop, { username })).rejects.toBeInstanceOf(InvalidCredentials);
    await signIn(laptop, { username, password: NEW_PASSWORD });
  });

  it.each([
    ['short', 'Password must be at least 8 characters'],
    ['password123', 'This password is too common. Please choose another one.'],
  ])('refuses %s as signing up does', async (newPassword, message) => {
    const { browser } = await newAccount(table);
    const refused = changePassword(await browser.context(), { currentPassword: PASSWORD, newPassword });
    await expect(refused).rejects.toBeInstanceOf(InvalidInput);
    await expect(refused).rejects.toMatchObject({ fields: [{ path: 'newPassword', message }] });
  });

  it('does not take the name of the account', async () => {
    const { browser, username } = await newAccount(table, { username: 'Longer-Name' });
    const refused = changePassword(await browser.context(), { currentPassword: PASSWORD, newPassword: username });
    await expect(refused).rejects.toThrow('Password must not be the same as the username');
  });

  it('requires the old password, and an account', async () => {
    const { browser, username } = await newAccount(table);
    const wrong = changePassword(await browser.context(), { currentPassword: 'wrong', newPassword: NEW_PASSWORD });
    await expect(wrong).rejects.toBeInstanceOf(InvalidCredentials);
    const input = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    await expect(
      newBrowser(table)
        .context()
        .then((ctx) => changePassword(ctx, input)),
    ).rejects.toBeInstanceOf(NotSignedIn);
    await signIn(newBrowser(table), { username });
  });
});

it('stores whether logins are mailed, for signed-in accounts only', async () => {
  const { browser, userId } = await newAccount(table);
  const stranger = await newAccount(table);
  await setLoginNotifications(await browser.context(), { isOn: false });
  const wish = async (id: string) =>
    (await database.db.prisma.user.findUniqueOrThrow({ where: { id } })).loginNotifications;
  expect([await wish(userId), await wish(stranger.userId)]).toEqual([false, true]);
  await expect(
    newBrowser(table)
      .context()
      .then((ctx) => setLoginNotifications(ctx, { isOn: true })),
  ).rejects.toBeInstanceOf(NotSignedIn);
});
