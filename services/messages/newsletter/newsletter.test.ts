import { beforeEach, describe, expect, it } from 'vitest';
import { InvalidInput, NotFound, TooManyAttempts } from '../../platform/errors';
import { unsubscribe } from '../notifications/unsubscribe';
import { tableForTests } from '../../testing/tableForTests';
import { lastLink, mailTo } from '../../testing/mails';
import { CONFIRM_WITHIN_MS } from './confirmationTokens';
import { confirmNewsletter } from './confirmNewsletter';
import { signUpForNewsletter } from './signUpForNewsletter';

const { database, table } = await tableForTests();
let email: string;
let counter = 0;
beforeEach(() => {
  counter += 1;
  email = `reader${counter}@example.com`;
});

const visitor = (now = new Date()) => ({
  ...table.stranger(),

  client: { address: `203.0.113.${counter}`, userAgent: '' },
  now: () => now,
});
const ask = (more: object = {}, ctx = visitor()) => signUpForNewsletter(ctx, { email, consents: true, ...more });
const tokenOf = async () => (await lastLink(database.db, email)).searchParams.get('token') ?? '';
const onTheList = () => database.db.prisma.newsletterSignup.findUnique({ where: { email } });

describe('the newsletter', () => {
  it('stores an address only when its owner confirms, with both moments', async () => {
    const askedAt = new Date();
    const confirmedAt = new Date(askedAt.getTime() + 60_000);
    await ask({ isBusinessEarlyAccess: true }, visitor(askedAt));
    expect(await onTheList()).toBeNull();
    expect(await confirmNewsletter(visitor(confirmedAt), { token: await tokenOf() })).toEqual({ email });
    expect(await onTheList()).toMatchObject({ isBusinessEarlyAccess: true, createdAt: askedAt, confirmedAt });
  });

  it('is ended by one link in the mail that welcomes, and the address is gone', async () => {
    await ask();
    const token = await tokenOf();
    await confirmNewsletter(visitor(), { token });
    await confirmNewsletter(visitor(), { token });
    const welcomes = (await mailTo(database.db, email)).filter(({ subject }) => subject === 'You are on the list');
    expect(welcomes).toHaveLength(1);
    await unsubscribe(visitor(), { token: await tokenOf() });
    expect(await onTheList()).toBeNull();
  });

  it('mails somebody who is on the list the same as anybody else', async () => {
    await ask();
    await confirmNewsletter(visitor(), { token: await tokenOf() });
    const [first] = await mailTo(database.db, email);
    await ask({ email: email.toUpperCase() });
    const last = (await mailTo(database.db, email)).at(-1);
    const withoutLink = (text = '') => text.replace(/https:\S+/g, '');
    expect([last?.subject, withoutLink(last?.text)]).toEqual([first?.subject, withoutLink(first?.text)]);
  });

  it('cannot be confirmed with a link that is too old, cut off, or for something else', async () => {
    await ask();
    const token = await tokenOf();
    const late = visitor(new Date(Date.now() + CONFIRM_WITHIN_MS + 60_000));
    for (const attempt of [
      confirmNewsletter(late, { token }),
      confirmNewsletter(visitor(), { token: token.slice(0, -2) }),
      confirmNewsletter(visitor(), { token: '' }),
      unsubscribe(visitor(), { token }),
    ])
      await expect(attempt).rejects.toBeInstanceOf(NotFound);
    expect(await onTheList()).toBeNull();
  });

  it('needs an address and consent', async () => {
    for (const wrong of [{ consents: false }, { consents: undefined }, { email: '' }, { email: 'me at home' }])
      await expect(ask(wrong)).rejects.toBeInstanceOf(InvalidInput);
    expect(await mailTo(database.db, email)).toEqual([]);
  });

  it('fills nobody’s inbox', async () => {
    for (let time = 0; time < 3; time++) await ask();
    await expect(ask()).rejects.toBeInstanceOf(TooManyAttempts);
    expect(await mailTo(database.db, email)).toHaveLength(3);
  });
});
