import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { CodeRequired, Conflict, InvalidCredentials, NotSignedIn, TooManyAttempts } from '../../platform/errors';
import { LIMITS } from '../../platform/limits/limits';
import { databaseForTests } from '../../testing/database';
import { newAccount, newBrowser, PASSWORD, signIn } from '../../testing/browsers';
import { setTable, type Table } from '../../testing/table';
import { confirmTwoFactor, endTwoFactor, startTwoFactor } from './twoFactor';
import { countRecoveryCodes, renewRecoveryCodes } from './recoveryCodes';

const STEP_MS = 30_000;
const WRONG = 'Username, password or code is wrong.';
const database = await databaseForTests();
let table: Table;
let now = new Date('2026-11-21T20:00:00Z');
let addresses = 0;
beforeEach(() => {
  table = setTable(database.db);
  wait(10 * STEP_MS);
});

function wait(ms: number): void {
  now = new Date(now.getTime() + ms);
  table.setTime(now);
}
const somewhere = () => newBrowser(table, { address: `198.51.100.${++addresses}` });
const codeOf = (secret: string, stepsOff = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + stepsOff * STEP_MS });

/** An account whose second factor was turned on a while ago. */
async function newAccountWithSecondFactor() {
  const account = await newAccount(table);
  const { secret } = await startTwoFactor(await account.browser.context(), { password: PASSWORD });
  const codes = await confirmTwoFactor(await account.browser.context(), { code: codeOf(secret) });
  wait(10 * STEP_MS);
  return { ...account, secret, codes };
}

describe('a second factor', () => {
  it('is off until the app has shown a code', async () => {
    const { browser, username, userId } = await newAccount(table);
    const { secret, uri } = await startTwoFactor(await browser.context(), { password: PASSWORD });
    expect(uri).toContain(`otpauth://totp/Fairtab:${username}?issuer=Fairtab&secret=${secret}`);
    const { totpSecret } = await database.db.prisma.user.findUniqueOrThrow({ where: { id: userId } });
    expect(totpSecret).not.toContain(secret);
    await signIn(somewhere(), { username });
    for (const code of ['000000', 'zq7x\u{DF5C}\u{7}'])
      await expect(confirmTwoFactor(await browser.context(), { code })).rejects.toBeInstanceOf(InvalidCredentials);
    await signIn(somewhere(), { username });
    await confirmTwoFactor(await browser.context(), { code: codeOf(secret) });
    await expect(signIn(somewhere(), { username })).rejects.toBeInstanceOf(CodeRequired);
  });

  it('is asked for only after the right password', async () => {
    const { username, secret } = await newAccountWithSecondFactor();
    await expect(signIn(somewhere(), { username, password: 'wrong' })).rejects.toBeInstanceOf(InvalidCredentials);
    const guess = signIn(somewhere(), { username, password: 'wrong', code: codeOf(secret) });
    await expect(guess).rejects.toThrow(WRONG);
    await signIn(somewhere(), { username, code: codeOf(secret) });
  });

  it.each([-1, 0, 1])('takes the code of a clock that is %i steps off', async (stepsOff) => {
    const { username, secret } = await newAccountWithSecondFactor();
    await signIn(somewhere(), { username, code: codeOf(secret, stepsOff).replace(/^.../, '$& ') });
  });

  it.each([-2, 2])('does not take the code of a clock that is %i steps off', async (stepsOff) => {
    const { username, secret } = await newAccountWithSecondFactor();
    await expect(signIn(somewhere(), { username, code: codeOf(secret, stepsOff) })).rejects.toThrow(WRONG);
  });

  it('accepts no code twice, and none older than the last one', async () => {
    const { username, secret } = await newAccountWithSecondFactor();
    await signIn(somewhere(), { username, code: codeOf(secret) });
    await expect(signIn(somewhere(), { username, code: codeOf(secret) })).rejects.toThrow(WRONG);
    await expect(signIn(somewhere(), { username, code: codeOf(secret, -1) })).rejects.toThrow(WRONG);
    wait(STEP_MS);
    await signIn(somewhere(), { username, code: codeOf(secret) });
  });

  it('does not take the code it was turned on with', async () => {
    const { browser, username } = await newAccount(table);
    const { secret } = await startTwoFactor(await browser.context(), { password: PASSWORD });
    await confirmTwoFactor(await browser.context(), { code: codeOf(secret) });
    await expect(signIn(somewhere(), { username, code: codeOf(secret) })).rejects.toThrow(WRONG);
  });

  it('accepts a code once when it is sent twice at the same time', async () => {
    const { username, secret } = await newAccountWithSecondFactor();
    const code = codeOf(secret);
    const tries = await Promise.allSettled(Array.from({ length: 3 }, () => signIn(somewhere(), { username, code })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('counts wrong codes like wrong passwords', async () => {
    const { username, secret } = await newAccountWithSecondFactor();
    for (let tried = 0; tried < LIMITS.failedLoginsOfAccount.points; tried += 1)
      await expect(signIn(somewhere(), { username, code: '000000' })).rejects.toThrow(WRONG);
    await expect(signIn(somewhere(), { username, code: codeOf(secret) })).rejects.toBeInstanceOf(TooManyAttempts);
  });

  it('ends with the password, and its recovery codes with it', async () => {
    const { browser, username, codes } = await newAccountWithSecondFactor();
    await expect(endTwoFactor(await browser.context(), { password: 'wrong' })).rejects.toBeInstanceOf(
      InvalidCredentials,
    );
    await endTwoFactor(await browser.context(), { password: PASSWORD });
    await signIn(somewhere(), { username });
    await signIn(somewhere(), { username, code: codes[0] ?? '' });
    expect(await countRecoveryCodes(await browser.context())).toBe(0);
    await expect(endTwoFactor(await browser.context(), { password: PASSWORD })).rejects.toBeInstanceOf(Conflict);
    await expect(renewRecoveryCodes(await browser.context(), { password: PASSWORD })).rejects.toBeInstanceOf(Conflict);
  });

  it('is not replaced while it is on', async () => {
    const { browser, username, secret } = await newAccountWithSecondFactor();
    await expect(startTwoFactor(await browser.context(), { password: PASSWORD })).rejects.toBeInstanceOf(Conflict);
    await expect(confirmTwoFactor(await browser.context(), { code: codeOf(secret) })).rejects.toBeInstanceOf(Conflict);
    await signIn(somewhere(), { username, code: codeOf(secret) });
  });

  it('requires the password for every change, and locks after too many wrong ones', async () => {
    const { browser } = await newAccountWithSecondFactor();
    const ctx = await browser.context();
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => renewRecoveryCodes(ctx, { password: 'wrong' })),
    );
    const judged = tries.filter((tried) => 'reason' in tried && tried.reason instanceof InvalidCredentials);
    expect(judged).toHaveLength(LIMITS.failedConfirmationsOfAccount.points);
    for (const change of [startTwoFactor, endTwoFactor, renewRecoveryCodes])
      await expect(change(ctx, { password: PASSWORD })).rejects.toBeInstanceOf(TooManyAttempts);
  });

  it('requires a login', async () => {
    const ctx = await newBrowser(table).context();
    for (const change of [startTwoFactor, endTwoFactor, renewRecoveryCodes])
      await expect(change(ctx, { password: PASSWORD })).rejects.toBeInstanceOf(NotSignedIn);
    await expect(confirmTwoFactor(ctx, { code: '000000' })).rejects.toBeInstanceOf(NotSignedIn);
  });
});

describe('a recovery code', () => {
  it('is accepted once, in any spelling that people type', async () => {
    const { browser, username, codes } = await newAccountWithSecondFactor();
    const [code = ''] = codes;
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const each of codes) expect(each).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    await signIn(somewhere(), { username, code: ` ${code.toUpperCase().replace('-', ' ').replace(/0/g, 'O')} ` });
    await expect(signIn(somewhere(), { username, code })).rejects.toThrow(WRONG);
    expect(await countRecoveryCodes(await browser.context())).toBe(9);
  });

  it('is accepted once when it is sent several times at once', async () => {
    const { username, codes } = await newAccountWithSecondFactor();
    const [code = ''] = codes;
    const tries = await Promise.allSettled(Array.from({ length: 3 }, () => signIn(somewhere(), { username, code })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is void once there are new ones, and never valid for another account', async () => {
    const { browser, username, codes } = await newAccountWithSecondFactor();
    const another = await newAccountWithSecondFactor();
    const renewed = await renewRecoveryCodes(await browser.context(), { password: PASSWORD });
    await expect(signIn(somewhere(), { username, code: codes[0] ?? '' })).rejects.toThrow(WRONG);
    await expect(signIn(somewhere(), { username: another.username, code: renewed[0] ?? '' })).rejects.toThrow(WRONG);
    await signIn(somewhere(), { username, code: renewed[0] ?? '' });
  });

  it('is stored as a hash', async () => {
    const { userId, codes } = await newAccountWithSecondFactor();
    const stored = await database.db.prisma.recoveryCode.findMany({ where: { userId } });
    expect(stored.map(({ codeHash }) => codeHash.length)).toEqual(Array.from({ length: 10 }, () => 32));
    for (const { codeHash } of stored) expect(codes.join()).not.toContain(Buffer.from(codeHash).toString());
  });
});
