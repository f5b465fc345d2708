import { beforeEach, describe, expect, it } from 'vitest';
import { Conflict, InvalidCredentials, NotFound, NotSignedIn, TooManyAttempts } from '../../platform/errors';
import { LIMITS } from '../../platform/limits/limits';
import { databaseForTests } from '../../testing/database';
import { newAccount, newBrowser, PASSWORD, type TestBrowser } from '../../testing/browsers';
import { PasskeyDevice } from '../../testing/PasskeyDevice';
import { setTable, type Table } from '../../testing/table';
import { confirmTwoFactor, startTwoFactor } from '../secondFactor/twoFactor';
import { issueToken } from '../mailLinks/mailedTokens';
import { resetPassword } from '../passwords/resetPassword';
import { Secret, TOTP } from 'otpauth';
import { addPasskey, listPasskeys, MAX_PASSKEYS, removePasskey } from './passkeys';
import { CHALLENGE_MS, forgetOldChallenges } from './challenges';
import { logInWithPasskey } from './logInWithPasskey';
import { startPasskey, startPasskeyLogIn } from './startPasskey';

const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const database = await databaseForTests();
let table: Table;
let now = new Date('2026-11-23T20:00:00Z');
let addresses = 0;
beforeEach(() => {
  table = setTable(database.db);
  wait(CHALLENGE_MS);
});

function wait(ms: number): void {
  now = new Date(now.getTime() + ms);
  table.setTime(now);
}
const somewhere = () => newBrowser(table, { address: `198.51.100.${++addresses}`, userAgent: PHONE });
const optionsFor = async (browser: TestBrowser): Promise<string> =>
  (await startPasskeyLogIn(await browser.context())).options;

/** An account with one passkey, on a device that holds it. */
async function newHolder() {
  const browser = somewhere();
  const account = await newAccount(table, { browser });
  const device = new PasskeyDevice();
  await add(browser, device);
  return { ...account, device };
}

async function add(browser: TestBrowser, device: PasskeyDevice): Promise<void> {
  const { options } = await startPasskey(await browser.context(), { password: PASSWORD });
  await addPasskey(await browser.context(), { credential: device.create(options) });
}

describe('a passkey', () => {
  it('signs in without a name, a password and a code, and moves what the guest made', async () => {
    const { browser, userId, guestId, device } = await newHolder();
    const { secret } = await startTwoFactor(await browser.context(), { password: PASSWORD });
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
    await confirmTwoFactor(await browser.context(), { code });

    const phone = somewhere();
    const receipt = await table.newReceipt();
    const guest = table.hostOf(receipt);
    const { viewer, secret: session } = await logInWithPasskey(
      { ...(await phone.context()), viewer: guest.viewer },
      { credential: device.sign(await optionsFor(phone)) },
    );
    expect(viewer).toMatchObject({ guestId, session: { userId } });
    expect(phone.cookies.session).toBe(session);
    const { hostGuestId } = await database.db.prisma.receipt.findUniqueOrThrow({ where: { id: receipt.id } });
    expect(hostGuestId).toBe(guestId);
  });

  it('is listed with the browser that made it and when it was used', async () => {
    const { browser, device } = await newHolder();
    const made = now;
    expect(await listPasskeys(await browser.context())).toMatchObject([
      { device: 'Chrome on Android', createdAt: made, lastUsedAt: null },
    ]);
    wait(60_000);
    const phone = somewhere();
    await logInWithPasskey(await phone.context(), { credential: device.sign(await optionsFor(phone)) });
    expect(await listPasskeys(await browser.context())).toMatchObject([{ createdAt: made, lastUsedAt: now }]);
  });

  it('is asked of a device that has none yet, and of no more devices than a person has', async () => {
    const { browser, userId, device } = await newHolder();
    const { options } = await startPasskey(await browser.context(), { password: PASSWORD });
    expect(JSON.parse(options)).toMatchObject({
      rp: { id: 'fairtab.example' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.passkeys[0]?.id }],
    });
    await database.db.prisma.passkey.createMany({
      data: Array.from({ length: MAX_PASSKEYS - 1 }, (_, index) => ({
        id: `${userId}-${index}`.slice(-22),
        userId,
        credentialId: Buffer.from(`${userId}-${index}`),
        publicKey: Buffer.from('key'),
        device: 'Firefox on Linux',
        createdAt: now,
      })),
    });
    const another = startPasskey(await browser.context(), { password: PASSWORD });
    await expect(another).rejects.toBeInstanceOf(Conflict);
  });

  it('is gone after its account has removed it, but only with the password', async () => {
    const { browser, device } = await newHolder();
    const [passkey] = await listPasskeys(await browser.context());
    const passkeyId = passkey?.id ?? '';
    const remove = async (by: TestBrowser, password: string) =>
      removePasskey(await by.context(), { passkeyId, password });
    await expect(remove(browser, 'wrong')).rejects.toBeInstanceOf(InvalidCredentials);
    await expect(remove(somewhere(), PASSWORD)).rejects.toBeInstanceOf(NotSignedIn);
    const stranger = (await newAccount(table)).browser;
    await expect(remove(stranger, PASSWORD)).rejects.toBeInstanceOf(NotFound);
    const phone = somewhere();
    await logInWithPasskey(await phone.context(), { credential: device.sign(await optionsFor(phone)) });

    await remove(browser, PASSWORD);
    await expect(remove(browser, PASSWORD)).rejects.toBeInstanceOf(NotFound);
    const late = logInWithPasskey(await phone.context(), { credential: device.sign(await optionsFor(phone)) });
    await expect(late).rejects.toThrow('No account here knows this passkey. It may have been removed.');
  });

  it('is gone after a new password was set by a mailed link, because somebody else may have added it', async () => {
    const { userId, username, device } = await newHolder();
    const email = `${username}@example.com`;
    await database.db.prisma.user.update({ where: { id: userId }, data: { email, emailVerifiedAt: now } });
    const token = await issueToken(database.db.prisma, { userId, email, purpose: 'resetPassword', now });
    await resetPassword(await somewhere().context(), { token, newPassword: 'soup spoon lantern' });
    const phone = somewhere();
    const tried = logInWithPasskey(await phone.context(), { credential: device.sign(await optionsFor(phone)) });
    await expect(tried).rejects.toBeInstanceOf(InvalidCredentials);
  });

  it('is told to the verified address when it comes and when it goes', async () => {
    const { browser, userId, username } = await newAccount(table);
    const email = `${username}@example.com`;
    await database.db.prisma.user.update({ where: { id: userId }, data: { email, emailVerifiedAt: now } });
    await add(browser, new PasskeyDevice());
    const [passkey] = await listPasskeys(await browser.context());
    await removePasskey(await browser.context(), { passkeyId: passkey?.id ?? '', password: PASSWORD });
    const mails = await database.db.prisma.mail.findMany({ where: { recipient: email } });
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'A passkey was added to your Fairtab account',
      'A passkey was removed from your Fairtab account',
    ]);
  });
});

describe('adding a passkey', () => {
  it('takes the password', async () => {
    const { browser } = await newAccount(table);
    const start = async (by: TestBrowser, password: string) => startPasskey(await by.context(), { password });
    await expect(start(browser, 'wrong')).rejects.toBeInstanceOf(InvalidCredentials);
    await expect(start(somewhere(), PASSWORD)).rejects.toBeInstanceOf(NotSignedIn);
  });

  const lies: [string, Parameters<PasskeyDevice['create']>[1]][] = [
    ['made on another site', { origin: 'https://fairtab.evil.example' }],
    ['made without a finger, a face or a PIN', { isVerified: false }],
    ['made for a challenge that nobody gave', { challenge: 'A'.repeat(43) }],
  ];
  it.each(lies)('refuses one that was %s', async (_case, lie) => {
    const { browser } = await newAccount(table);
    const { options } = await startPasskey(await browser.context(), { password: PASSWORD });
    const added = addPasskey(await browser.context(), { credential: new PasskeyDevice().create(options, lie) });
    await expect(added).rejects.toBeInstanceOf(InvalidCredentials);
    expect(await listPasskeys(await browser.context())).toEqual([]);
  });

  it('refuses what is no passkey', async () => {
    const { browser } = await newAccount(table);
    for (const credential of ['', 'no JSON', 'null', '[]', '{"id":1}', '{"id":"a","response":{}}', 'x'.repeat(30_000)])
      await expect(addPasskey(await browser.context(), { credential })).rejects.toBeInstanceOf(InvalidCredentials);
  });

  it('refuses an answer that comes twice, late, or to the question of another account', async () => {
    const { browser } = await newAccount(table);
    const other = (await newAccount(table)).browser;
    const device = new PasskeyDevice();
    const { options } = await startPasskey(await browser.context(), { password: PASSWORD });
    const credential = device.create(options);
    await expect(addPasskey(await other.context(), { credential })).rejects.toBeInstanceOf(InvalidCredentials);
    await addPasskey(await browser.context(), { credential });
    await expect(addPasskey(await browser.context(), { credential })).rejects.toBeInstanceOf(InvalidCredentials);
    const late = await startPasskey(await browser.context(), { password: PASSWORD });
    wait(CHALLENGE_MS);
    const added = addPasskey(await browser.context(), { credential: device.create(late.options) });
    await expect(added).rejects.toBeInstanceOf(InvalidCredentials);
    expect(await listPasskeys(await browser.context())).toHaveLength(1);
  });
});

describe('a login with a passkey', () => {
  const lies: [string, Parameters<PasskeyDevice['sign']>[1]][] = [
    ['signed on another site', { origin: 'https://fairtab.evil.example' }],
    ['signed without a finger, a face or a PIN', { isVerified: false }],
    ['signed for a challenge that nobody gave', { challenge: 'A'.repeat(43) }],
  ];
  it.each(lies)('is refused when it was %s', async (_case, lie) => {
    const { device } = await newHolder();
    const phone = somewhere();
    const credential = device.sign(await optionsFor(phone), lie);
    await expect(logInWithPasskey(await phone.context(), { credential })).rejects.toBeInstanceOf(InvalidCredentials);
    expect(phone.cookies.session).toBeNull();
  });

  it('does not sign in when it is removed while it does', async () => {
    const { device, userId } = await newHolder();
    const phone = somewhere();
    const ctx = await phone.context();
    const credential = device.sign(await optionsFor(phone));
    const removesWhatItRead = database.db.prisma.$extends({
      query: {
        passkey: {
          async findUnique({ args, query }) {
            const found = await query(args);
            await database.db.prisma.passkey.deleteMany({ where: { userId } });
            return found;
          },
        },
      },
    }) as unknown as typeof ctx.db.prisma;
    await expect(
      logInWithPasskey({ ...ctx, db: { ...ctx.db, prisma: removesWhatItRead } }, { credential }),
    ).rejects.toThrow(InvalidCredentials);
    expect(phone.cookies.session ?? null).toBeNull();
  });

  it('is refused when it comes twice, late, from a copy of the device, or with the signature of another', async () => {
    const { device } = await newHolder();
    const stranger = new PasskeyDevice();
    stranger.create(JSON.stringify({ challenge: '', rp: { id: 'fairtab.example' }, user: { id: '' } }));
    const phone = somewhere();
    const enter = async (credential: string) => logInWithPasskey(await phone.context(), { credential });
    const refused = (credential: string) => expect(enter(credential)).rejects.toBeInstanceOf(InvalidCredentials);

    const once = device.sign(await optionsFor(phone));
    await enter(once);
    await refused(once);

    const late = device.sign(await optionsFor(phone));
    wait(CHALLENGE_MS);
    await refused(late);

    await refused(stranger.sign(await optionsFor(phone)));
    const forged = JSON.parse(stranger.sign(await optionsFor(phone))) as Record<string, unknown>;
    const [passkey] = device.passkeys;
    if (!passkey) throw new Error('no passkey');
    await refused(JSON.stringify({ ...forged, id: passkey.id, rawId: passkey.id }));

    passkey.useCount = 0;
    await refused(device.sign(await optionsFor(phone)));
  });

  it('is not locked out by wrong passwords, neither for the name nor from the same address', async () => {
    const { device } = await newHolder();
    const phone = somewhere();
    const { limits, client } = await phone.context();
    for (let tried = 0; tried < LIMITS.failedLoginsFromAddress.points; tried += 1)
      await limits.spend('failedLoginsFromAddress', client.address);
    const credential = device.sign(await optionsFor(phone));
    const { viewer } = await logInWithPasskey(await phone.context(), { credential });
    expect(viewer.session).not.toBeNull();
  });

  it('is counted by address when it fails, and asks no more often than a full restaurant would', async () => {
    const { device } = await newHolder();
    const thief = somewhere();
    const { limits, client } = await thief.context();
    for (let tried = 0; tried < LIMITS.failedPasskeysFromAddress.points - 1; tried += 1)
      await limits.spend('failedPasskeysFromAddress', client.address);
    const enter = async (credential: string) => logInWithPasskey(await thief.context(), { credential });
    await expect(enter('no passkey')).rejects.toBeInstanceOf(InvalidCredentials);
    const credential = device.sign(await optionsFor(thief));
    await expect(enter(credential)).rejects.toBeInstanceOf(TooManyAttempts);
    for (let asked = 1; asked < LIMITS.passkeyLoginsFromAddress.points; asked += 1)
      await limits.spend('passkeyLoginsFromAddress', client.address);
    await expect(optionsFor(thief)).rejects.toBeInstanceOf(TooManyAttempts);
  });
});

it('forgets the questions that nobody answered', async () => {
  await optionsFor(somewhere());
  wait(CHALLENGE_MS);
  await forgetOldChallenges(table.stranger());
  expect(await database.db.prisma.passkeyChallenge.count()).toBe(0);
});
