import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { InvalidCredentials, InvalidInput, NotFound, NotSignedIn } from '../../errors';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { newMember, newPerson, PASSWORD, signIn } from '../../testing/people';
import { setTable, type Table } from '../../testing/table';
import { changePassword } from '../passwords/changePassword';
import { endDeadSessions } from './endDeadSessions';
import { endOtherSessions } from './endOtherSessions';
import { endSession } from './endSession';
import { listSessions } from './listSessions';
import { logOut } from './logOut';
import { SESSION_IDLE_MS, SESSION_MAX_MS } from './sessions';
import { setLoginNotifications } from './setLoginNotifications';

const DAY_MS = 24 * 60 * 60 * 1000;
const NEW_PASSWORD = 'soup of tomatoes';
let database: TestDatabase;
let table: Table;
let now = new Date('2026-11-21T20:00:00Z');
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
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
  const member = await newMember(table);
  const laptop = newPerson(table, { userAgent: 'Mozilla/5.0 (Macintosh) Gecko/20100101 Firefox/140.0' });
  wait(60_000);
  await signIn(laptop, { username: member.username });
  return { ...member, laptop };
}

const sessionOf = async (person: Awaited<ReturnType<typeof newMember>>['person']) =>
  (await person.asks()).viewer.session?.id ?? null;

describe('a session', () => {
  it('is listed with the one that asks first, then the last used, and for its own person only', async () => {
    const { person, laptop } = await newMemberOnTwo();
    await newMember(table);
    const [phoneId, laptopId] = [await sessionOf(person), await sessionOf(laptop)];
    expect((await listSessions(await person.asks())).map(({ id }) => id)).toEqual([phoneId, laptopId]);
    expect((await listSessions(await laptop.asks())).map(({ id }) => id)).toEqual([laptopId, phoneId]);
    await expect(newPerson(table).asks().then(listSessions)).rejects.toBeInstanceOf(NotSignedIn);
  });

  it('ends from elsewhere at once', async () => {
    const { person, laptop } = await newMemberOnTwo();
    const sessionId = (await sessionOf(laptop)) ?? '';
    await endSession(await person.asks(), { sessionId });
    expect(await sessionOf(laptop)).toBeNull();
    expect(await sessionOf(person)).not.toBeNull();
    expect(table.published).toContainEqual({ type: 'sessionsEnded', sessionIds: [sessionId] });
    await expect(endSession(await person.asks(), { sessionId })).rejects.toBeInstanceOf(NotFound);
  });

  it("is nobody else's to end", async () => {
    const { person } = await newMember(table);
    const stranger = await newMember(table);
    const sessionId = (await sessionOf(person)) ?? '';
    await expect(endSession(await stranger.person.asks(), { sessionId })).rejects.toBeInstanceOf(NotFound);
    await expect(
      newPerson(table)
        .asks()
        .then((ctx) => endSession(ctx, { sessionId })),
    ).rejects.toBeInstanceOf(NotSignedIn);
    expect(await sessionOf(person)).toBe(sessionId);
  });

  it('ends with logging out, on the server and in the browser', async () => {
    const { person } = await newMember(table);
    const thief = newPerson(table);
    thief.cookies.session = person.cookies.session;
    expect(await logOut(await person.asks())).toBe(true);
    expect(person.cookies.session).toBeNull();
    expect(await sessionOf(thief)).toBeNull();
    expect(await logOut(await person.asks())).toBe(false);
  });

  it('ends with all others', async () => {
    const { person, laptop } = await newMemberOnTwo();
    const stranger = await newMember(table);
    await endOtherSessions(await person.asks());
    expect(await sessionOf(laptop)).toBeNull();
    expect(await sessionOf(person)).not.toBeNull();
    expect(await sessionOf(stranger.person)).not.toBeNull();
    await expect(newPerson(table).asks().then(endOtherSessions)).rejects.toBeInstanceOf(NotSignedIn);
  });

  it('ends when nobody uses it for 30 days, and lasts while somebody does', async () => {
    const { person, laptop } = await newMemberOnTwo();
    wait(SESSION_IDLE_MS - DAY_MS);
    expect(await sessionOf(person)).not.toBeNull();
    wait(SESSION_IDLE_MS - DAY_MS);
    expect(await sessionOf(person)).not.toBeNull();
    expect(await sessionOf(laptop)).toBeNull();
    expect(await listSessions(await person.asks())).toHaveLength(1);
  });

  it('ends after 180 days whatever happens', async () => {
    const { person } = await newMember(table);
    for (let day = 0; day < SESSION_MAX_MS; day += 20 * DAY_MS) {
      expect(await sessionOf(person)).not.toBeNull();
      wait(20 * DAY_MS);
    }
    expect(await sessionOf(person)).toBeNull();
  });

  it('is deleted once it is over, and told to those who may have it open', async () => {
    const { person, laptop, userId } = await newMemberOnTwo();
    const laptopId = await sessionOf(laptop);
    wait(SESSION_IDLE_MS - DAY_MS);
    const phoneId = await sessionOf(person);
    wait(2 * DAY_MS);
    await endDeadSessions(await newPerson(table).asks());
    const left = await database.db.prisma.session.findMany({ where: { userId } });
    expect(left.map(({ id }) => id)).toEqual([phoneId]);
    const told = table.published.flatMap((message) => (message.type === 'sessionsEnded' ? message.sessionIds : []));
    expect(told).toContain(laptopId);
    expect(told).not.toContain(phoneId);
  });
});

describe('changing the password', () => {
  it('ends the other sessions and keeps this one', async () => {
    const { person, laptop, username } = await newMemberOnTwo();
    await changePassword(await person.asks(), { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    expect(await sessionOf(laptop)).toBeNull();
    expect(await sessionOf(person)).not.toBeNull();
    await expect(signIn(laptop, { username })).rejects.toBeInstanceOf(InvalidCredentials);
    await signIn(laptop, { username, password: NEW_PASSWORD });
  });

  it.each([
    ['short', 'Password must be at least 8 characters'],
    ['password123', 'This password is too common. Please choose another one.'],
  ])('judges %s as signing up does', async (newPassword, message) => {
    const { person } = await newMember(table);
    const refused = changePassword(await person.asks(), { currentPassword: PASSWORD, newPassword });
    await expect(refused).rejects.toBeInstanceOf(InvalidInput);
    await expect(refused).rejects.toMatchObject({ fields: [{ path: 'newPassword', message }] });
  });

  it('does not take the name of the account', async () => {
    const { person, username } = await newMember(table, { username: 'Longer-Name' });
    const refused = changePassword(await person.asks(), { currentPassword: PASSWORD, newPassword: username });
    await expect(refused).rejects.toThrow('Password must not be the same as the username');
  });

  it('takes the old one, and an account', async () => {
    const { person, username } = await newMember(table);
    const wrong = changePassword(await person.asks(), { currentPassword: 'wrong', newPassword: NEW_PASSWORD });
    await expect(wrong).rejects.toBeInstanceOf(InvalidCredentials);
    const input = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    await expect(
      newPerson(table)
        .asks()
        .then((ctx) => changePassword(ctx, input)),
    ).rejects.toBeInstanceOf(NotSignedIn);
    await signIn(newPerson(table), { username });
  });
});

it('remembers whether logins are to be mailed, for who is signed in', async () => {
  const { person, userId } = await newMember(table);
  const stranger = await newMember(table);
  await setLoginNotifications(await person.asks(), { isOn: false });
  const wish = async (id: string) =>
    (await database.db.prisma.user.findUniqueOrThrow({ where: { id } })).loginNotifications;
  expect([await wish(userId), await wish(stranger.userId)]).toEqual([false, true]);
  await expect(
    newPerson(table)
      .asks()
      .then((ctx) => setLoginNotifications(ctx, { isOn: true })),
  ).rejects.toBeInstanceOf(NotSignedIn);
});
