import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  attemptLogIn,
  signUpAndLogIn,
  logIn,
  newUsername,
  PASSWORD,
  signUp,
  USER,
  readViewer,
} from '../../testing/accountActions';
import { attempt, claim, createReceipt, itemNamed, readReceipt } from '../../testing/receiptActions';
import { eventually } from '../../testing/eventually';
import { startApi, type RunningApi } from '../../testing/startApi';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const LOG_OUT = 'mutation { result: logOut { ... on LogOutPayload { wasSignedIn } } }';
const END_OTHERS = `mutation { result: endOtherSessions { __typename ... on EndOtherSessionsPayload { user { ${USER} } } } }`;

describe('signing up and logging in', () => {
  it('signs in, and already shows the account in the same answer', async () => {
    const browser = api.browser();
    const username = await signUp(browser);
    expect(browser.identity).toBeNull();
    expect(await readViewer(browser)).toBeNull();
    const { user, sessionId } = await logIn(browser, { username: username.toUpperCase() });
    expect(user).toMatchObject({ username, isTwoFactorOn: false, recoveryCodesLeft: 0, hasLoginNotifications: true });
    expect(user.sessions).toMatchObject([{ isCurrent: true, device: 'Unknown device' }]);
    expect(browser.identity).toBe(`fairtab_session=${sessionId}`);
    expect(await readViewer(browser)).toEqual(user);
  });

  it('accepts the session as a bearer token too', async () => {
    const { sessionId, username } = await signUpAndLogIn(api.browser());
    const query = { query: '{ viewer { username } }' };
    const { data } = await api.browser().post(query, { authorization: `Bearer ${sessionId}` });
    expect(data).toEqual({ viewer: { username } });
    const refused = await api.browser().post(query, { authorization: `Bearer ${'A'.repeat(43)}` });
    expect(refused).toMatchObject({ status: 401, errors: [{ extensions: { code: 'invalid_session' } }] });
  });

  it('refuses wrong credentials with messages to show to people', async () => {
    const browser = api.browser();
    expect(await attempt(browser, { mutation: 'signUp', input: { username: 'x', password: 'short' } })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [
        { path: 'username', message: 'Username must be at least 3 characters' },
        { path: 'password', message: 'Password must be at least 8 characters' },
      ],
    });
    const username = await signUp(browser);
    const again = await attempt(browser, { mutation: 'signUp', input: { username, password: PASSWORD } });
    expect(again).toEqual({ __typename: 'Conflict', message: 'This username is taken.' });
    const wrong = { __typename: 'InvalidCredentials', message: 'Username or password is wrong.' };
    expect(await attemptLogIn(browser, { username, password: 'wrong' })).toEqual(wrong);
    expect(await attemptLogIn(browser, { username: newUsername() })).toEqual(wrong);
    expect(browser.identity).toBeNull();
  });

  it('allows twelve signups and logins from one address', async () => {
    const accounts = await Promise.all(Array.from({ length: 12 }, () => signUpAndLogIn(api.browser())));
    expect(new Set(accounts.map(({ sessionId }) => sessionId)).size).toBe(12);
  });

  it('always starts a new session, never the one that the request came with', async () => {
    const { username } = await signUpAndLogIn(api.browser());
    const browser = api.browser();
    browser.cookie = `fairtab_session=${'A'.repeat(43)}`;
    const { sessionId } = await logIn(browser, { username });
    expect(browser.identity).toBe(`fairtab_session=${sessionId}`);
    const before = api.browser();
    before.cookie = browser.cookie;
    await logIn(browser, { username });
    expect(await readViewer(before)).toBeNull();
  });
});

describe('the receipts and claims of a guest', () => {
  it('belong to the account after signing up, and the old cookie acts for nobody', async () => {
    const other = await startApi({ database: api.database });
    try {
      const browser = api.browser();
      const receipt = await createReceipt(browser);
      const { cookie } = browser;
      const thief = api.browser();
      const thiefElsewhere = other.browser();
      thief.cookie = cookie;
      thiefElsewhere.cookie = cookie;
      const seat = async (who: typeof thief) => {
        const { data } = await who.ask('query ($id: ID!) { receipt(id: $id) { viewerSeat { isHost } } }', {
          id: receipt.id,
        });
        return (data?.['receipt'] as { viewerSeat: { isHost: boolean } }).viewerSeat.isHost;
      };
      expect([await seat(thief), await seat(thiefElsewhere)]).toEqual([true, true]);
      const username = await signUp(browser);
      expect(browser.identity).toBeNull();
      await eventually(async () => expect([await seat(thief), await seat(thiefElsewhere)]).toEqual([false, false]));
      const edit = { mutation: 'editReceipt', input: { receiptId: receipt.id, description: 'Mine now' } };
      expect(await attempt(thief, edit)).toMatchObject({ __typename: 'NotFound' });
      await logIn(browser, { username });
      expect(await seat(browser)).toBe(true);
    } finally {
      await other.close();
    }
  });

  it('move to the account at login, and the cookie is replaced', async () => {
    const { username } = await signUpAndLogIn(api.browser());
    const receipt = await createReceipt(api.browser());
    const phone = api.browser();
    const item = itemNamed(receipt, 'Nachos');
    const { claim: claimed } = await claim(phone, { item, name: 'Ana' });
    const left = api.browser();
    left.cookie = phone.cookie;
    const { sessionId } = await logIn(phone, { username });
    expect(phone.identity).toBe(`fairtab_session=${sessionId}`);
    const after = await readReceipt(phone, receipt.id);
    expect(after.version).toBe(3);
    expect(itemNamed(after, 'Nachos').claims.map(({ id }) => id)).toEqual([claimed.id]);
    const unclaim = { mutation: 'unclaim', input: { claimId: claimed.id } };
    await eventually(async () => expect(await attempt(left, unclaim)).toMatchObject({ __typename: 'NotAllowed' }));
    expect(await attempt(phone, unclaim)).toMatchObject({ __typename: 'UnclaimPayload' });
  });
});

describe('sessions', () => {
  it('end by logging out, which succeeds without a session too', async () => {
    const browser = api.browser();
    await signUpAndLogIn(browser);
    const thief = api.browser();
    thief.cookie = browser.cookie;
    expect(await browser.result(LOG_OUT)).toEqual({ wasSignedIn: true });
    expect(browser.identity).toBeNull();
    expect(await readViewer(thief)).toBeNull();
    expect(await thief.result(LOG_OUT)).toEqual({ wasSignedIn: false });
    expect(thief.identity).toBeNull();
  });

  it('can be ended one by one or all at once, and are refused at once', async () => {
    const [phone, laptop, tablet] = [api.browser(), api.browser(), api.browser()];
    const { username } = await signUpAndLogIn(phone);
    const { user } = await logIn(laptop, { username });
    await logIn(tablet, { username });
    const current = user.sessions.find(({ isCurrent }) => isCurrent);
    const ended = await attempt(phone, {
      mutation: 'endSession',
      payload: `endedSessionId user { ${USER} }`,
      input: { sessionId: current?.id },
    });
    expect(ended).toMatchObject({ endedSessionId: current?.id, user: { sessions: [{ isCurrent: true }, {}] } });
    expect(await readViewer(laptop)).toBeNull();
    expect(await phone.result(END_OTHERS)).toMatchObject({ user: { sessions: [{ isCurrent: true }] } });
    expect(await readViewer(tablet)).toBeNull();
  });

  it('can end themselves', async () => {
    const browser = api.browser();
    const { user } = await signUpAndLogIn(browser);
    const [own] = user.sessions;
    const input = { sessionId: own?.id };
    expect(await attempt(browser, { mutation: 'endSession', input })).toMatchObject({
      __typename: 'EndSessionPayload',
    });
    expect(browser.identity).toBeNull();
  });
});
