import { randomUUID } from 'node:crypto';
import { foldedName } from '@fairtab/domain/people/misleadingNames';
import { describe, expect, it } from 'vitest';
import { claimItem } from '../../receipts/claims/claimItem';
import { Conflict, InvalidInput, TooManyAttempts } from '../../platform/errors';
import { createReceipt } from '../../receipts/createReceipt';
import { tableForTests } from '../../testing/tableForTests';
import { newAccount, newUsername, newBrowser, PASSWORD, type TestBrowser } from '../../testing/browsers';
import { itemNamed } from '../../testing/table';
import { LIMITS } from '../../platform/limits/limits';
import { signUp } from './signUp';

const { database, table } = await tableForTests();
let addresses = 0;

/** Each from its own address, so that tests do not use up each other's limits. */
const browserAtNewAddress = (): TestBrowser => newBrowser(table, { address: `198.51.100.${++addresses}` });

const accountOf = (username: string) =>
  database.db.prisma.user.findUniqueOrThrow({
    where: { usernameKey: username.toLowerCase() },
    include: { guest: true },
  });

describe('signing up', () => {
  it('makes an account and signs nobody in', async () => {
    const browser = browserAtNewAddress();
    const username = newUsername();
    expect(await signUp(await browser.context(), { username, password: PASSWORD })).toEqual({ username });
    expect(browser.cookies).toEqual({ guest: null, session: null, device: null });
    const account = await accountOf(username);
    expect(account.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(account.guest.tokenHash).toBeNull();
  });

  it('makes the viewer’s guest the account’s, with everything it owns', async () => {
    const browser = browserAtNewAddress();
    const { receipt } = await createReceipt(await browser.context(), { items: [{ name: 'Soup', price: 7 }] });
    const username = newUsername();
    await signUp(await browser.context(), { username, password: PASSWORD });
    const account = await accountOf(username);
    expect(account.guestId).toBe(receipt.hostGuestId);
    expect(table.published).toContainEqual({ type: 'guestEnded', guestId: receipt.hostGuestId });
    expect(browser.cookies.guest).toBeNull();
  });

  it('is the same when it is sent again because its answer got lost, and only with its key, name and password', async () => {
    const browser = browserAtNewAddress();
    await createReceipt(await browser.context(), { items: [{ name: 'Soup', price: 7 }] });
    const { guest } = browser.cookies;
    const input = { username: newUsername(), password: PASSWORD, idempotencyKey: randomUUID() };
    const first = await signUp(await browser.context(), input);
    const made = await accountOf(input.username);
    // The answer is lost, and with it that the cookie has ended.
    browser.cookies.guest = guest;
    for (const retrying of [browser, browserAtNewAddress()])
      expect(await signUp(await retrying.context(), input)).toEqual(first);
    expect(await accountOf(input.username)).toEqual(made);
    for (const change of [{ idempotencyKey: randomUUID() }, { idempotencyKey: null }, { password: `${PASSWORD}!` }])
      await expect(signUp(await browser.context(), { ...input, ...change })).rejects.toBeInstanceOf(Conflict);
  });

  it('makes one account of the same request that comes several times at once', async () => {
    const ctx = await browserAtNewAddress().context();
    const input = { username: newUsername(), password: PASSWORD, idempotencyKey: randomUUID() };
    expect(await Promise.all([1, 2, 3].map(() => signUp(ctx, input)))).toEqual(
      [1, 2, 3].map(() => ({ username: input.username })),
    );
    await accountOf(input.username);
  });

  it('refuses a name that is read as another account’s', async () => {
    const browser = browserAtNewAddress();
    await signUp(await browser.context(), { username: 'dot.7215', password: PASSWORD });
    for (const username of ['dot_7215', 'DOT7215', 'd0t-72l5'])
      await expect(signUp(await browser.context(), { username, password: PASSWORD })).rejects.toBeInstanceOf(Conflict);
  });

  it('gives a name to one of those who sign up at once with names that are read as the same', async () => {
    const ctx = await browserAtNewAddress().context();
    const tries = await Promise.allSettled(
      ['kim.1', 'kim-1', 'kim_1', 'kiml'].map((username) => signUp(ctx, { username, password: PASSWORD })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const tried of tries) if (tried.status === 'rejected') expect(tried.reason).toBeInstanceOf(Conflict);
  });

  it.each(['support', 'Fairtab', 'paypa1', 'ana-support', 'dot.7215.', 'ana_'])(
    'refuses the name %s',
    async (username) => {
      const ctx = await browserAtNewAddress().context();
      await expect(signUp(ctx, { username, password: PASSWORD })).rejects.toMatchObject({
        fields: [{ path: 'username' }],
      });
    },
  );

  it('folds a name as the domain does', async () => {
    const letters = 'abilmnrsvwxz0123456789._-AIRNV';
    const names = Array.from({ length: 500 }, () =>
      Array.from({ length: 12 }, () => letters[Math.floor(Math.random() * letters.length)]).join(''),
    );
    const { rows } = await database.db.pool.query<{ folded: string }>(
      'SELECT folded_username(name) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS names (name, place) ORDER BY place',
      [names],
    );
    expect(rows.map(({ folded }) => folded)).toEqual(names.map(foldedName));
  });

  it('voids the secret of that guest, and the keys of its first writes', async () => {
    const browser = browserAtNewAddress();
    const receipt = await table.newReceipt();
    const claim = {
      itemId: itemNamed(receipt, 'Beer').id,
      claimerName: 'Ana',
      splitCount: 2,
      idempotencyKey: randomUUID(),
    };
    await claimItem(await browser.context(), claim);
    const { guest } = browser.cookies;
    const ended = (await browser.context()).viewer.guestId;
    await signUp(await browser.context(), { username: newUsername(), password: PASSWORD });
    browser.cookies.guest = guest;
    expect((await browser.context()).viewer.guestId).toBeNull();

    const thief = newBrowser(table);
    const { claim: another } = await claimItem(await thief.context(), claim);
    expect(another.guestId).not.toBe(ended);
    expect((await thief.context()).viewer.guestId).toBe(another.guestId);
  });

  it('gives one guest to one account when several are made at once', async () => {
    const browser = browserAtNewAddress();
    await createReceipt(await browser.context(), { items: [{ name: 'Soup', price: 7 }] });
    const ctx = await browser.context();
    const names = [newUsername(), newUsername(), newUsername()];
    await Promise.all(names.map((username) => signUp(ctx, { username, password: PASSWORD })));
    const accounts = await Promise.all(names.map(accountOf));
    expect(new Set(accounts.map(({ guestId }) => guestId)).size).toBe(3);
    expect(accounts.filter(({ guestId }) => guestId === ctx.viewer.guestId)).toHaveLength(1);
  });

  it('gives a second account nothing of the first one', async () => {
    const { browser, guestId } = await newAccount(table, { browser: browserAtNewAddress() });
    const username = newUsername();
    await signUp(await browser.context(), { username, password: PASSWORD });
    expect((await accountOf(username)).guestId).not.toBe(guestId);
    expect((await browser.context()).viewer.guestId).toBe(guestId);
  });

  it('refuses a name that is taken, in upper or lower case, and writes nothing', async () => {
    const browser = browserAtNewAddress();
    const username = newUsername();
    await signUp(await browser.context(), { username, password: PASSWORD });
    const guests = await database.db.prisma.guest.count();
    const again = signUp(await browser.context(), { username: username.toUpperCase(), password: PASSWORD });
    await expect(again).rejects.toThrow(new Conflict('This username is taken.'));
    expect(await database.db.prisma.guest.count()).toBe(guests);
  });

  it('gives a name to one of several simultaneous signups', async () => {
    const username = newUsername();
    const tries = await Promise.allSettled(
      Array.from({ length: 4 }, async () =>
        signUp(await browserAtNewAddress().context(), { username, password: PASSWORD }),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const tried of tries) if (tried.status === 'rejected') expect(tried.reason).toBeInstanceOf(Conflict);
  });

  it.each(['password123', 'Password123', 'qwertyuiop', '12345678', 'Fairtab2026!', 'fairtab-fairtab'])(
    'refuses the common password %s',
    async (password) => {
      const refused = signUp(await browserAtNewAddress().context(), { username: newUsername(), password });
      await expect(refused).rejects.toBeInstanceOf(InvalidInput);
      await expect(refused).rejects.toMatchObject({
        fields: [{ path: 'password', message: 'This password is too common. Please choose another one.' }],
      });
    },
  );

  it('allows twelve signups from one table, and stops a flood', async () => {
    const browser = newBrowser(table, { address: '203.0.113.7' });
    for (let guest = 0; guest < 12; guest += 1)
      await signUp(await browser.context(), { username: newUsername(), password: PASSWORD });
    const taken = { username: newUsername(), password: PASSWORD };
    await signUp(await browser.context(), taken);
    for (let tried = 13; tried < LIMITS.signUpsFromAddress.points; tried += 1)
      await expect(signUp(await browser.context(), taken)).rejects.toBeInstanceOf(Conflict);
    await expect(signUp(await browser.context(), taken)).rejects.toBeInstanceOf(TooManyAttempts);
    await signUp(await browserAtNewAddress().context(), { username: newUsername(), password: PASSWORD });
  });
});
