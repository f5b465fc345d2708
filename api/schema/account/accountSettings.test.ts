import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptLogIn, signUpAndLogIn, logIn, PASSWORD, USER, readViewer } from '../../testing/accountActions';
import { attempt, createReceipt } from '../../testing/receiptActions';
import { startApi, type RunningApi } from '../../testing/startApi';
import { encodeNodeId } from '../ids';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const END_OTHERS = 'mutation { result: endOtherSessions { __typename } }';

describe('the second factor', () => {
  it('can be turned on, used, renewed and turned off', async () => {
    const browser = api.browser();
    const { username } = await signUpAndLogIn(browser);
    const password = { password: PASSWORD };
    const started = await attempt(browser, { mutation: 'startTwoFactor', payload: 'secret uri', input: password });
    const { secret, uri } = started as unknown as { secret: string; uri: string };
    expect(uri).toContain(`otpauth://totp/Fairtab:${username}`);
    const confirmed = await attempt(browser, {
      mutation: 'confirmTwoFactor',
      payload: `recoveryCodes user { ${USER} }`,
      input: { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() },
    });
    expect(confirmed).toMatchObject({ user: { isTwoFactorOn: true, recoveryCodesLeft: 10 } });
    const { recoveryCodes } = confirmed as unknown as { recoveryCodes: string[] };
    expect(await attemptLogIn(api.browser(), { username })).toMatchObject({ __typename: 'CodeRequired' });
    expect(await attemptLogIn(api.browser(), { username, code: 'wrong' })).toMatchObject({
      __typename: 'InvalidCredentials',
      message: 'Username, password or code is wrong.',
    });
    await logIn(api.browser(), { username, code: recoveryCodes[0] ?? '' });
    expect(await readViewer(browser)).toMatchObject({ recoveryCodesLeft: 9 });
    const renewed = await attempt(browser, {
      mutation: 'renewRecoveryCodes',
      payload: `recoveryCodes user { recoveryCodesLeft }`,
      input: password,
    });
    expect(renewed).toMatchObject({ user: { recoveryCodesLeft: 10 } });
    expect(
      await attempt(browser, { mutation: 'endTwoFactor', payload: 'user { isTwoFactorOn }', input: password }),
    ).toMatchObject({ user: { isTwoFactorOn: false } });
    await logIn(api.browser(), { username });
  });
});

describe('the settings of an account', () => {
  it('are changed by the account itself', async () => {
    const browser = api.browser();
    const { username } = await signUpAndLogIn(browser);
    const off = {
      mutation: 'setLoginNotifications',
      payload: 'user { hasLoginNotifications }',
      input: { isOn: false },
    };
    expect(await attempt(browser, off)).toMatchObject({ user: { hasLoginNotifications: false } });
    const change = (currentPassword: string) =>
      attempt(browser, { mutation: 'changePassword', input: { currentPassword, newPassword: 'soup of tomatoes' } });
    expect(await change('wrong')).toMatchObject({ __typename: 'InvalidCredentials' });
    expect(await change(PASSWORD)).toMatchObject({ __typename: 'ChangePasswordPayload' });
    await logIn(api.browser(), { username, password: 'soup of tomatoes' });
  });
});

describe('a stranger', () => {
  const password = { password: PASSWORD };
  it.each([
    { mutation: 'changePassword', input: { currentPassword: PASSWORD, newPassword: 'soup of tomatoes' } },
    { mutation: 'startTwoFactor', input: password },
    { mutation: 'confirmTwoFactor', input: { code: '123456' } },
    { mutation: 'endTwoFactor', input: password },
    { mutation: 'renewRecoveryCodes', input: password },
    { mutation: 'setLoginNotifications', input: { isOn: false } },
    { mutation: 'endSession', input: { sessionId: encodeNodeId({ typename: 'Session', id: 'B'.repeat(22) }) } },
  ])('cannot $mutation', async (doing) => {
    const guest = api.browser();
    await createReceipt(guest);
    for (const browser of [api.browser(), guest])
      expect(await attempt(browser, doing)).toEqual({ __typename: 'NotSignedIn', message: 'Please sign in.' });
  });

  it('cannot end a session of another account', async () => {
    const browser = api.browser();
    const { user } = await signUpAndLogIn(browser);
    const stranger = api.browser();
    await signUpAndLogIn(stranger);
    const [session] = user.sessions;
    const end = { mutation: 'endSession', input: { sessionId: session?.id } };
    expect(await attempt(stranger, end)).toMatchObject({ __typename: 'NotFound' });
    expect(await api.browser().result(END_OTHERS)).toEqual({ __typename: 'NotSignedIn' });
    expect(await readViewer(browser)).not.toBeNull();
  });

  it('gets neither an account nor a session by its id', async () => {
    const browser = api.browser();
    const { user } = await signUpAndLogIn(browser);
    const stranger = api.browser();
    await signUpAndLogIn(stranger);
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } }';
    const ids = [user.id, user.sessions[0]?.id];
    for (const who of [stranger, api.browser()])
      expect((await who.ask(query, { ids })).data).toEqual({ nodes: [null, null] });
    expect((await browser.ask(query, { ids })).data).toEqual({
      nodes: [{ __typename: 'User' }, { __typename: 'Session' }],
    });
  });
});
