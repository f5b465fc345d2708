import { endOtherSessions, endSession, logOut } from '../sessions/sessions';
import { DEVICE_KEPT_MS, forgetOldDevices } from '../sessions/knownDevices';
import { hash } from 'argon2';
import { describe, expect, it, vi } from 'vitest';
import { InvalidCredentials, InvalidInput, TooManyAttempts } from '../../platform/errors';
import { LIMITS } from '../../platform/limits/limits';
import { tableForTests } from '../../testing/tableForTests';
import { newAccount, newBrowser, newUsername, PASSWORD, signIn } from '../../testing/browsers';
import { changePassword } from '../passwords/changePassword';
import { hashingProcess } from '../passwords/hashingProcess';
import { logIn } from './logIn';

const { database, table } = await tableForTests();
let addresses = 0;

const somewhere = () => newBrowser(table, { address: `198.51.100.${++addresses}` });
const WRONG = new InvalidCredentials('Username or password is wrong.');

describe('logging in', () => {
  it('starts a session, with the name in upper or lower case', async () => {
    const { username, userId, guestId } = await newAccount(table);
    const phone = somewhere();
    const { viewer, secret } = await logIn(await phone.context(), {
      username: username.toUpperCase(),
      password: PASSWORD,
    });
    expect(viewer).toMatchObject({ guestId, session: { userId } });
    expect(phone.cookies.session).toBe(secret);
    expect((await phone.context()).viewer).toEqual(viewer);
  });

  it('keeps only the hash of the secret', async () => {
    const { browser } = await newAccount(table);
    const { viewer } = await browser.context();
    const stored = await database.db.prisma.session.findUniqueOrThrow({ where: { id: viewer.session?.id ?? '' } });
    expect(JSON.stringify(stored)).not.toContain(browser.cookies.session);
    expect(Buffer.from(stored.tokenHash).toString('base64url')).not.toBe(browser.cookies.session);
  });

  it('starts a new session each time and ends the one that the request came with', async () => {
    const { browser, username } = await newAccount(table);
    const first = { ...browser.cookies };
    const { viewer } = await browser.context();
    await signIn(browser, { username });
    expect(browser.cookies.session).not.toBe(first.session);
    expect(table.published).toContainEqual({ type: 'sessionsEnded', sessionIds: [viewer.session?.id] });
    const thief = newBrowser(table);
    thief.cookies.session = first.session;
    expect((await thief.context()).viewer.session).toBeNull();
  });

  it('never accepts a secret that the client chose', async () => {
    const { username } = await newAccount(table);
    const phone = somewhere();
    phone.cookies.session = 'A'.repeat(43);
    await signIn(phone, { username });
    expect(phone.cookies.session).not.toBe('A'.repeat(43));
  });

  it('refuses a wrong password and an unknown name with the same answer and the same work', async () => {
    const { username } = await newAccount(table);
    const compared = vi.spyOn(hashingProcess, 'run');
    for (const input of [
      { username, password: 'something else' },
      { username: newUsername(), password: PASSWORD },
      { username: 'no name \0 at all', password: PASSWORD },
    ]) {
      compared.mockClear();
      await expect(logIn(await somewhere().context(), input)).rejects.toThrow(WRONG);
      expect(compared).toHaveBeenCalledTimes(1);
      const same: unknown = expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(compared).toHaveBeenCalledWith(expect.objectContaining({ passwordHash: same }));
    }
    compared.mockRestore();
  });

  it('accepts the same password in another Unicode form', async () => {
    const { browser, username } = await newAccount(table);
    await changePassword(await browser.context(), {
      currentPassword: PASSWORD,
      newPassword: 'cre\u0300me bru\u0302le\u0301e',
    });
    await signIn(somewhere(), { username, password: 'cr\u00E8me br\u00FBl\u00E9e' });
  });

  it('asks for both', async () => {
    await expect(logIn(await somewhere().context(), { username: 'ana' })).rejects.toBeInstanceOf(InvalidInput);
  });

  it('hashes a password anew that was hashed at another cost', async () => {
    const { username, userId } = await newAccount(table);
    const passwordHash = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 2, parallelism: 1 });
    await database.db.prisma.user.update({ where: { id: userId }, data: { passwordHash } });
    await signIn(somewhere(), { username });
    const account = await database.db.prisma.user.findUniqueOrThrow({ where: { id: userId } });
    expect(account.passwordHash).toContain('m=19456');
    await signIn(somewhere(), { username });
  });

  it('does not begin under a password that was changed while it was compared', async () => {
    const { browser, username } = await newAccount(table);
    const phone = somewhere();
    const changed = changePassword(await browser.context(), {
      currentPassword: PASSWORD,
      newPassword: 'soup of tomatoes',
    });
    await Promise.allSettled([changed, signIn(phone, { username }), signIn(somewhere(), { username })]);
    await changed;
    const left = await database.db.prisma.session.findMany({ where: { user: { username } } });
    const { viewer } = await browser.context();
    expect(left.map(({ id }) => id)).toEqual([viewer.session?.id]);
  });

  it('ends the session that was not used for longest when there are too many', async () => {
    const { browser, username, userId } = await newAccount(table);
    const { viewer } = await browser.context();
    const seen = Date.now();
    await database.db.prisma.session.createMany({
      data: Array.from({ length: 60 }, (_, index) => ({
        id: `${userId}-${index}`.slice(-22),
        userId,
        tokenHash: Buffer.from(`${userId}-${index}`.padEnd(32)),
        lastSeenAt: new Date(seen - (index + 1) * 60_000),
      })),
    });
    await signIn(somewhere(), { username });
    expect(await database.db.prisma.session.count({ where: { userId } })).toBe(50);
    expect((await browser.context()).viewer).toEqual(viewer);
  });
});

describe('failed logins', () => {
  it('lock a name for a while, whether an account has it or not, and say when to try again', async () => {
    const { username } = await newAccount(table);
    for (const name of [username, newUsername()]) {
      for (let tried = 0; tried < LIMITS.failedLoginsOfAccount.points; tried += 1)
        await expect(logIn(await somewhere().context(), { username: name, password: 'wrong' })).rejects.toThrow(WRONG);
      const refused = logIn(await somewhere().context(), { username: name.toUpperCase(), password: PASSWORD });
      await expect(refused).rejects.toBeInstanceOf(TooManyAttempts);
      await expect(refused).rejects.toMatchObject({ retryAfterSeconds: expect.any(Number) });
    }
  });

  it('of strangers do not lock out the browser that the account is known in', async () => {
    const { browser, username } = await newAccount(table);
    for (let tried = 0; tried < LIMITS.failedLoginsOfAccount.points; tried += 1)
      await expect(logIn(await somewhere().context(), { username, password: 'wrong' })).rejects.toThrow(WRONG);
    await expect(signIn(somewhere(), { username })).rejects.toBeInstanceOf(TooManyAttempts);
    await signIn(browser, { username });
    // A stranger stays locked out, although the owner came in.
    await expect(signIn(somewhere(), { username })).rejects.toBeInstanceOf(TooManyAttempts);
  });

  it('lock the browser that the account is known in, and leave the name to others', async () => {
    const { browser, username } = await newAccount(table);
    for (let tried = 0; tried < LIMITS.failedLoginsOfDevice.points; tried += 1)
      await expect(logIn(await browser.context(), { username, password: 'wrong' })).rejects.toThrow(WRONG);
    await expect(signIn(browser, { username })).rejects.toBeInstanceOf(TooManyAttempts);
    await signIn(somewhere(), { username });
  });

  it('count for the name in a browser that knows another account', async () => {
    const { browser } = await newAccount(table);
    const { username } = await newAccount(table);
    for (let tried = 0; tried < LIMITS.failedLoginsOfAccount.points; tried += 1)
      await expect(logIn(await browser.context(), { username, password: 'wrong' })).rejects.toThrow(WRONG);
    await expect(signIn(somewhere(), { username })).rejects.toBeInstanceOf(TooManyAttempts);
  });

  it('are counted when they come all at once', async () => {
    const { username } = await newAccount(table);
    const ctx = await somewhere().context();
    const tries = await Promise.allSettled(
      Array.from({ length: 30 }, () => logIn(ctx, { username, password: 'wrong' })),
    );
    const compared = tries.filter((tried) => 'reason' in tried && tried.reason instanceof InvalidCredentials);
    expect(compared).toHaveLength(LIMITS.failedLoginsOfAccount.points);
  });

  it('are forgotten once the right password comes', async () => {
    const { username } = await newAccount(table);
    for (let round = 0; round < 3; round += 1) {
      for (let tried = 1; tried < LIMITS.failedLoginsOfAccount.points; tried += 1)
        await expect(logIn(await somewhere().context(), { username, password: 'wrong' })).rejects.toThrow(WRONG);
      await signIn(somewhere(), { username });
    }
  });

  it('lock the address they come from, and no other one', async () => {
    const { username } = await newAccount(table);
    const thief = newBrowser(table, { address: '203.0.113.66' });
    for (let tried = 0; tried < LIMITS.failedLoginsFromAddress.points; tried += 1)
      await table.stranger().limits.spend('failedLoginsFromAddress', '203.0.113.66');
    await expect(signIn(thief, { username })).rejects.toBeInstanceOf(TooManyAttempts);
    await signIn(somewhere(), { username });
  });

  it('are counted and successful logins are not, so a full restaurant can sign in from one address', async () => {
    const { username } = await newAccount(table);
    const { limits } = table.stranger();
    for (let tried = 1; tried < LIMITS.failedLoginsFromAddress.points; tried += 1)
      await limits.spend('failedLoginsFromAddress', '203.0.113.70');
    for (let login = 0; login < 12; login += 1)
      await signIn(newBrowser(table, { address: '203.0.113.70' }), { username });
  });
});

describe('a login from a new device', () => {
  const PHONE =
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

  async function accountWithMail(data: object) {
    const account = await newAccount(table);
    await database.db.prisma.user.update({ where: { id: account.userId }, data });
    return account;
  }
  const mailsTo = (recipient: string) => database.db.prisma.mail.findMany({ where: { recipient } });

  it('is mailed to a verified address, once for each device', async () => {
    const { username } = await accountWithMail({ email: 'one@example.com', emailVerifiedAt: new Date() });
    const phone = newBrowser(table, { userAgent: PHONE });
    await signIn(phone, { username });
    await logOut(await phone.context());
    await signIn(phone, { username });
    const mails = await mailsTo('one@example.com');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Chrome on Android');
    expect(mails[0]?.text).toContain(username);
  });

  it('is mailed when the device calls itself like a known one, and not when a known one has another name after its update', async () => {
    const { username, browser } = await accountWithMail({ email: 'three@example.com', emailVerifiedAt: new Date() });
    const updated = newBrowser(table, { userAgent: PHONE });
    updated.cookies.device = browser.cookies.device;
    await signIn(updated, { username });
    expect(await mailsTo('three@example.com')).toEqual([]);
    await signIn(newBrowser(table), { username });
    expect(await mailsTo('three@example.com')).toHaveLength(1);
  });

  it('is mailed to each account of a device that several people use', async () => {
    const { browser } = await newAccount(table);
    const { username } = await accountWithMail({ email: 'four@example.com', emailVerifiedAt: new Date() });
    await signIn(browser, { username });
    expect(await mailsTo('four@example.com')).toHaveLength(1);
  });

  it.each(['its session', 'all other sessions'])('is mailed again after the account has ended %s', async (which) => {
    const email = `${which.length}@example.com`;
    const { username, browser } = await accountWithMail({ email, emailVerifiedAt: new Date() });
    const stolen = newBrowser(table, { userAgent: PHONE });
    await signIn(stolen, { username });
    const { session } = (await stolen.context()).viewer;
    if (which === 'its session') await endSession(await browser.context(), { sessionId: session?.id ?? '' });
    else await endOtherSessions(await browser.context());
    await signIn(stolen, { username });
    expect(await mailsTo(email)).toHaveLength(2);
    await logOut(await browser.context());
    await signIn(browser, { username });
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('is mailed again after 400 days without one, when the browser has forgotten it too', async () => {
    const { username, browser, userId } = await accountWithMail({
      email: 'five@example.com',
      emailVerifiedAt: new Date(),
    });
    const dayBefore = new Date(Date.now() - DEVICE_KEPT_MS - 24 * 60 * 60 * 1000);
    await database.db.prisma.knownDevice.updateMany({ where: { userId }, data: { lastLoginAt: dayBefore } });
    await forgetOldDevices(table.stranger());
    await signIn(browser, { username });
    expect(await mailsTo('five@example.com')).toHaveLength(1);
  });

  it('is not mailed to an unverified address, nor when the account does not want it', async () => {
    const { username } = await accountWithMail({ email: 'two@example.com' });
    await signIn(newBrowser(table, { userAgent: PHONE }), { username });
    const { username: another } = await accountWithMail({
      email: 'two@example.com',
      emailVerifiedAt: new Date(),
      loginNotifications: false,
    });
    await signIn(newBrowser(table, { userAgent: PHONE }), { username: another });
    expect(await mailsTo('two@example.com')).toEqual([]);
  });
});
