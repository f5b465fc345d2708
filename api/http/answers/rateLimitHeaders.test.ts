import { LIMITS, type LimitName } from '@fairtab/services/platform/limits/limits';
import { openRateLimits } from '@fairtab/services/platform/limits/RateLimits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, signUp } from '../../testing/accountActions';
import { createReceipt } from '../../testing/receiptActions';
import { startApi, type RunningApi } from '../../testing/startApi';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function useUp(limit: LimitName, key: string): Promise<void> {
  const limits = openRateLimits({ pool: api.database.db.pool, redis: null });
  await limits.forget(limit, key);
  for (let spent = 0; spent < LIMITS[limit].points; spent += 1) await limits.spend(limit, key);
}

const standingIn = (headers: Headers) =>
  ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'].map((name) => {
    const value = headers.get(name);
    return value === null ? null : Number(value);
  });

/** A new guest of a program, by GraphQL. */
const createGuest = () =>
  api.browser().fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'mutation { createGuest { __typename } }' }),
  });

describe('an answer', () => {
  it('says what is left of a limit that it counts for, by REST and GraphQL alike', async () => {
    const { points, seconds } = LIMITS.guestsFromAddress;
    const byRest = await api.browser().rest('POST', '/api/guests', { body: {} });
    expect(standingIn(byRest.headers)).toEqual([points, points - 1, seconds]);
    const byGraphQL = await createGuest();
    const [limit, remaining, reset] = standingIn(byGraphQL.headers);
    expect([limit, remaining]).toEqual([points, points - 2]);
    expect(reset).toBeGreaterThan(seconds - 60);
  });

  it('says nothing of limits when it counts for none', async () => {
    const { linkId } = await createReceipt(api.browser());
    const answer = await api.browser().rest('GET', `/api/shared-receipts/${linkId}`);
    expect([answer.status, ...standingIn(answer.headers)]).toEqual([200, null, null, null]);
  });

  it('that refuses says that nothing is left, and when there is again', async () => {
    await useUp('guestsFromAddress', '127.0.0.1');
    const refused = await api.browser().rest('POST', '/api/guests', { body: {} });
    const wait = Number(refused.headers.get('retry-after'));
    expect([refused.status, ...standingIn(refused.headers)]).toEqual([429, LIMITS.guestsFromAddress.points, 0, wait]);
    const [, remaining] = standingIn((await createGuest()).headers);
    expect(remaining).toBe(0);
  });

  it('does not say how often others tried the password of a name', async () => {
    const username = await signUp(api.browser());
    const body = { username, password: `not ${PASSWORD}` };
    const wrong = await api.browser().rest('POST', '/api/login', { body });
    const { points } = LIMITS.failedLoginsFromAddress;
    expect([wrong.status, ...standingIn(wrong.headers).slice(0, 2)]).toEqual([401, points, points - 1]);
    await useUp('failedLoginsOfAccount', username);
    const refused = await api.browser().rest('POST', '/api/login', { body });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(standingIn(refused.headers)).toEqual([null, null, null]);
  });
});
