import { confirmTwoFactor } from '@fairtab/services/accounts/secondFactor/twoFactor';
import { LIMITS, type LimitName } from '@fairtab/services/platform/limits/limits';
import { openRateLimits } from '@fairtab/services/platform/limits/RateLimits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RestClient } from '../../testing/RestClient';
import { prepareTwoFactor } from '../../testing/fixtures/accountSetup';
import { newAccount } from '../../testing/fixtures/accounts';
import { PASSWORD, startApiFixture, type ApiFixture } from '../../testing/fixtures/startApiFixture';

let base: ApiFixture;
beforeAll(async () => {
  base = await startApiFixture();
});
afterAll(() => base.api.close());

const client = () => new RestClient(base.api);
const signUp = (who: RestClient, body: object) => who.send('POST', '/api/signup', { body });
const logIn = (who: RestClient, body: object) => who.send('POST', '/api/login', { body });
const nameOf = (text: string) => `${text}-${crypto.randomUUID().slice(0, 8)}`;

/** Attempts until none is left; some may be spent already. */
async function useUp(limit: LimitName, key: string): Promise<void> {
  const limits = openRateLimits({ pool: base.api.database.db.pool, redis: null });
  for (let attempt = 0; attempt < LIMITS[limit].points; attempt++)
    await limits.spend(limit, key).catch(() => undefined);
}

describe('POST /api/signup', () => {
  it('makes an account, and signs nobody in', async () => {
    const ana = client();
    const username = nameOf('Ana');
    expect(await signUp(ana, { username, password: PASSWORD })).toMatchObject({ status: 201, body: { username } });
    expect((await ana.send('GET', '/api/user')).status).toBe(401);
  });

  it('gives the account what the browser did as a guest', async () => {
    const ana = client();
    const made = await ana.send('POST', '/api/shared-receipts', { body: { items: [{ name: 'Tea', price: 3 }] } });
    const userId = await ana.join(nameOf('ana'), PASSWORD);
    expect((await ana.send('GET', '/api/receipts')).body).toMatchObject([{ id: made.body['id'] }]);
    const own = await ana.send('GET', `/api/receipts/${String(made.body['id'])}`);
    expect(own.body).toMatchObject({ userId });
  });

  it('refuses a name that is taken, in any case', async () => {
    const username = nameOf('ana');
    await signUp(client(), { username, password: PASSWORD });
    for (const again of [username, username.toUpperCase()])
      expect(await signUp(client(), { username: again, password: PASSWORD })).toMatchObject({
        status: 409,
        body: { code: 'conflict', message: 'This username is taken.' },
      });
  });

  it.each([
    [{ username: 'ab', password: PASSWORD }, 'username'],
    [{ username: '-ana-', password: PASSWORD }, 'username'],
    [{ username: 'ana maria', password: PASSWORD }, 'username'],
    [{ username: 'x'.repeat(31), password: PASSWORD }, 'username'],
    [{ username: 'ana-short', password: '1234567' }, 'password'],
    [{ username: 'ana-long', password: 'x'.repeat(129) }, 'password'],
    [{ username: 'ana-common', password: 'password1' }, 'password'],
    [{ username: 'ana-the-same', password: 'ana-the-same' }, 'password'],
    [{ username: 'ana-number', password: 12345678 }, 'password'],
    [{ password: PASSWORD }, 'username'],
  ])('refuses %j and names the field', async (body, path) => {
    const answer = await signUp(client(), body);
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input', fields: [{ path }] } });
  });
});

describe('POST /api/login', () => {
  it('starts a session for a cookie or a bearer token', async () => {
    const { username, userId } = await newAccount(base);
    const [browser, program] = [client(), new RestClient(base.api, 'bearer')];
    for (const who of [browser, program]) {
      const { status, body } = await logIn(who, { username, password: PASSWORD });
      expect({ status, body }).toMatchObject({ status: 200, body: { id: userId, username } });
      who.sessionId = String(body['sessionId']);
      expect((await who.send('GET', '/api/user')).body).toMatchObject({ id: userId });
    }
    expect(browser.sessionId).not.toBe(program.sessionId);
  });

  it('does not reveal which part was wrong', async () => {
    const { username } = await newAccount(base);
    const wrong = [
      { username, password: 'not the password' },
      { username: nameOf('nobody'), password: PASSWORD },
      { username: 'no name at all!', password: PASSWORD },
    ];
    const answers = [];
    for (const body of wrong) answers.push(await logIn(client(), body));
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 401, body: answers[0]?.body });
    expect(answers[0]?.body).toMatchObject({ code: 'invalid_credentials' });
  });

  it('asks for a code where there is a second factor', async () => {
    const member = await newAccount(base);
    const code = await prepareTwoFactor(member);
    const [recovery] = await confirmTwoFactor(member.ctx, { code });
    const credentials = { username: member.username, password: PASSWORD };
    for (const missing of [credentials, { ...credentials, code: null }, { ...credentials, code: '' }])
      expect(await logIn(client(), missing)).toMatchObject({ status: 401, body: { code: 'code_required' } });
    expect(await logIn(client(), { ...credentials, code: '000000' })).toMatchObject({
      status: 401,
      body: { code: 'invalid_credentials' },
    });
    const withRecovery = { ...credentials, code: recovery };
    expect((await logIn(client(), withRecovery)).status).toBe(200);
    expect((await logIn(client(), withRecovery)).status).toBe(401);
  });

  it.each([
    [{ username: 'ana' }, 'password'],
    [{ password: PASSWORD }, 'username'],
    [{ username: 'ana', password: ['x'] }, 'password'],
    [{ username: 'ana', password: PASSWORD, code: 123456 }, 'code'],
  ])('refuses %j and names the field', async (body, path) => {
    expect(await logIn(client(), body)).toMatchObject({ status: 422, body: { fields: [{ path }] } });
  });
});

describe('POST /api/logout', () => {
  it.each(['cookies', 'bearer'] as const)('ends the session of a client that keeps %s', async (keeps) => {
    const { username } = await newAccount(base);
    const ana = new RestClient(base.api, keeps);
    await ana.logIn({ username, password: PASSWORD });
    const twin = new RestClient(base.api, 'bearer');
    twin.sessionId = ana.sessionId;
    expect(await ana.send('POST', '/api/logout')).toMatchObject({ status: 200, body: { loggedOut: true } });
    expect((await ana.send('GET', '/api/user')).status).toBe(401);
    expect((await twin.send('GET', '/api/user')).status).toBe(401);
    const again = await ana.send('POST', '/api/logout', { body: {} });
    if (keeps === 'cookies') expect(again.body).toEqual({ loggedOut: false });
    else expect(again).toMatchObject({ status: 401, body: { code: 'invalid_session' } });
  });
});

describe('GET /api/user', () => {
  it('answers with the account to that account alone', async () => {
    const profile = { firstName: 'Ana', lastName: 'Bell', phone: '+12125550100' };
    const { username, userId } = await newAccount(base, profile);
    const ana = client();
    await ana.logIn({ username, password: PASSWORD });
    const { status, body } = await ana.send('GET', '/api/user');
    expect(status).toBe(200);
    const email = `${username}@example.com`;
    expect(body).toEqual({ id: userId, username, email, ...profile, createdAt: expect.stringMatching(/Z$/) });
    expect(await client().send('GET', '/api/user')).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  });
});

describe('too many attempts', () => {
  it('are refused with 429 and the time to wait', async () => {
    const { username } = await newAccount(base);
    await useUp('failedLoginsOfAccount', username);
    const answer = await logIn(client(), { username, password: PASSWORD });
    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);

    await useUp('signUpsFromAddress', '127.0.0.1');
    expect((await signUp(client(), { username: nameOf('ana'), password: PASSWORD })).status).toBe(429);
  });
});
