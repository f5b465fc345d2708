import { beforeEach, describe, expect, it } from 'vitest';
import { InvalidCredentials, InvalidInput, NotFound, TooManyAttempts } from '../../platform/errors';
import { tableForTests } from '../../testing/tableForTests';
import { lastLink, mailTo } from '../../testing/mails';
import { mailVerification } from '../mailLinks/mailLink';
import { newBrowser, PASSWORD } from '../../testing/browsers';
import { signedInAccount, type SignedInContext } from '../../testing/signedInAccount';
import { changePassword } from './changePassword';
import { logIn } from '../loggingIn/logIn';
import { readAccount } from '../../people/signedIn';
import { requestPasswordReset, resetPassword } from './resetPassword';

const NEW = 'soup of cold tomatoes';
const HOUR_MS = 60 * 60 * 1000;

const { database, table } = await tableForTests();
let ana: SignedInContext;
let username: string;
let email: string;
let counter = 0;
beforeEach(async () => {
  counter += 1;
  email = `ana${counter}@example.com`;
  ana = await signedInAccount(table, { email, emailVerifiedAt: new Date() });
  ({ username } = await readAccount(ana));
});

async function asked(usernameOrEmail: string, ctx = table.stranger()): Promise<void> {
  await (
    await requestPasswordReset(ctx, { usernameOrEmail })
  ).mailing;
}
const tokenOf = async () => (await lastLink(database.db, email)).searchParams.get('token') ?? '';
const mails = () => database.db.prisma.mail.count();
const signInWith = (password: string) => logIn(table.stranger(), { username, password });

describe('asking for a new password', () => {
  it.each([
    ['the name', () => username],
    ['the name in capitals', () => ` ${username.toUpperCase()} `],
    ['the address', () => email],
    ['the address in capitals', () => email.toUpperCase()],
  ])('by %s mails a link to the verified address', async (_, typed) => {
    await asked(typed());
    const link = await lastLink(database.db, email);
    expect(link.origin + link.pathname).toBe('https://fairtab.example/reset-password');
    expect((await mailTo(database.db, email)).at(-1)?.text).toContain(`Hello ${username},`);
  });

  it.each(['nobody-at-all', 'nobody@example.com', 'no name \0 at all', '%', '@', 'x'])(
    'is answered the same for %j, which nobody has, and mails nothing',
    async (typed) => {
      const before = await mails();
      await asked(typed);
      expect(await mails()).toBe(before);
    },
  );

  it('mails nothing to an unverified address, or without one', async () => {
    const before = await mails();
    for (const data of [{ emailVerifiedAt: null }, { email: null }]) {
      await database.db.prisma.user.update({ where: { id: ana.viewer.session.userId }, data });
      await asked(username);
      await asked(email);
    }
    expect(await mails()).toBe(before);
  });

  it('says what is missing', async () => {
    for (const typed of ['', '  ', null, 5, 'x'.repeat(255)])
      await expect(requestPasswordReset(table.stranger(), { usernameOrEmail: typed })).rejects.toBeInstanceOf(
        InvalidInput,
      );
  });

  it('is possible five times an hour for a name, whether an account has it or not', async () => {
    for (const name of [username, `nobody-${counter}`]) {
      for (let n = 0; n < 5; n++) await asked(name);
      await expect(asked(name.toUpperCase())).rejects.toBeInstanceOf(TooManyAttempts);
    }
    expect(await mailTo(database.db, email)).toHaveLength(5);
  });
});

describe('the mailed link', () => {
  it('sets a new password, ends all sessions, and tells the address', async () => {
    await asked(username);
    table.published.length = 0;
    expect(await resetPassword(table.stranger(), { token: await tokenOf(), newPassword: NEW })).toEqual({ username });
    expect(table.published).toEqual([{ type: 'sessionsEnded', sessionIds: [ana.viewer.session.id] }]);
    expect(await database.db.prisma.session.count({ where: { userId: ana.viewer.session.userId } })).toBe(0);
    expect((await mailTo(database.db, email)).at(-1)?.subject).toBe('Your Fairtab account has a new password');
    await expect(signInWith(PASSWORD)).rejects.toBeInstanceOf(InvalidCredentials);
    await signInWith(NEW);
  });

  it('ends the session of the browser that uses it, too', async () => {
    const cookies: (string | null)[] = [];
    await asked(username);
    const here = { ...ana, onSession: (secret: string | null) => void cookies.push(secret) };
    await resetPassword(here, { token: await tokenOf(), newPassword: NEW });
    expect(cookies).toEqual([null]);
  });

  it('works once, and voids the links that were mailed before it', async () => {
    await asked(username);
    const first = await tokenOf();
    await asked(username);
    const token = await tokenOf();
    const tries = await Promise.allSettled(
      [token, token].map((each) => resetPassword(table.stranger(), { token: each, newPassword: NEW })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const used of [first, token])
      await expect(resetPassword(table.stranger(), { token: used, newPassword: NEW })).rejects.toBeInstanceOf(NotFound);
  });

  it('works for an hour, and only while the account has the address and the password it was mailed for', async () => {
    const { prisma } = database.db;
    const where = { id: ana.viewer.session.userId };
    await asked(username);
    const token = await tokenOf();
    const use = (ctx = table.stranger()) => resetPassword(ctx, { token, newPassword: NEW });
    const late = { ...table.stranger(), now: () => new Date(Date.now() + HOUR_MS + 1000) };
    await expect(use(late)).rejects.toBeInstanceOf(NotFound);
    await prisma.user.update({ where, data: { email: `new-${email}` } });
    await expect(use()).rejects.toBeInstanceOf(NotFound);
    await prisma.user.update({ where, data: { email } });
    await changePassword(ana, { currentPassword: PASSWORD, newPassword: 'a word from the profile' });
    await expect(use()).rejects.toBeInstanceOf(NotFound);
    await signInWith('a word from the profile');
  });

  it('is not used up by a password that is refused', async () => {
    await asked(username);
    const token = await tokenOf();
    for (const newPassword of ['short', 'password'])
      await expect(resetPassword(table.stranger(), { token, newPassword })).rejects.toMatchObject({
        fields: [{ path: 'newPassword' }],
      });
    await resetPassword(table.stranger(), { token, newPassword: NEW });
  });

  it.each(['x', 'A'.repeat(43), '\0'])('cannot be invented: %j', async (token) => {
    await expect(resetPassword(ana, { token, newPassword: NEW })).rejects.toBeInstanceOf(NotFound);
  });

  it('is refused when it was mailed for another purpose', async () => {
    const { userId } = ana.viewer.session;
    await database.db.prisma.$transaction((tx) => mailVerification({ ctx: ana, tx }, { userId, email }));
    const token = (await mailTo(database.db, email)).at(-1)?.text.match(/token=(\S+)/)?.[1] ?? '';
    await expect(resetPassword(ana, { token, newPassword: NEW })).rejects.toBeInstanceOf(NotFound);
  });

  it('unlocks a name that was locked by wrong passwords', async () => {
    const from = newBrowser(table, { address: '203.0.113.7' });
    for (let n = 0; n < 10; n++)
      await expect(logIn(await from.context(), { username, password: `guess ${n}` })).rejects.toBeInstanceOf(
        InvalidCredentials,
      );
    await expect(signInWith(PASSWORD)).rejects.toBeInstanceOf(TooManyAttempts);
    await asked(email);
    await resetPassword(table.stranger(), { token: await tokenOf(), newPassword: NEW });
    await signInWith(NEW);
  });
});
