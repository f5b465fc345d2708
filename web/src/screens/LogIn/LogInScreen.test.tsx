import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Unreachable } from '../../network/relay/errors';
import { closeBrowsers, openBrowserAt } from '../../testing/openBrowserAt';
import { holdSession } from '../../network/session/heldSession';
import { currentSession, loseSession, startSession } from '../../network/session/session';
import { LogInScreen } from './LogInScreen';

const device = vi.hoisted(() => ({ browserSupportsWebAuthn: () => true, startAuthentication: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => device);

afterEach(closeBrowsers);

const MUTATION = 'useLogInMutation';
const WRONG = 'Username or password is wrong.';

function open(path = '/login', options: Parameters<typeof openBrowserAt>[1] = {}) {
  const browser = openBrowserAt(path, options);
  browser.show(<LogInScreen />);
  return { ...browser, user: userEvent.setup() };
}

const field = (name: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);
const submit = ({ user }: ReturnType<typeof open>) => user.click(screen.getByRole('button', { name: 'Sign In' }));

async function signIn(browser: ReturnType<typeof open>): Promise<void> {
  await browser.user.type(field('Username'), 'ana');
  await browser.user.type(field('Password'), 'soup spoon lantern');
  await submit(browser);
}

const welcome = { logIn: { __typename: 'LogInPayload', sessionId: 'fresh' } };

test('signing in keeps the session and goes to the dashboard', async () => {
  const browser = open();
  await signIn(browser);
  expect((await browser.variablesOf(MUTATION))['input']).toEqual({
    username: 'ana',
    password: 'soup spoon lantern',
    code: null,
  });
  await browser.answer(MUTATION, welcome);
  await waitFor(() => expect(browser.address()).toBe('/dashboard'));
  expect(localStorage.getItem('sessionId')).toBe('fresh');
  expect(browser.toasts).toEqual([{ title: 'Welcome back!' }]);
});

test('who comes from the sign-up is signed in, and goes on with one tap', async () => {
  holdSession('new');
  const browser = open('/login', { state: { username: 'ana', isSignedUp: true } });
  await waitFor(() => expect(currentSession().id).toBe('new'));
  expect(await screen.findByText('You are signed in as @ana')).toBeTruthy();
  expect(browser.address()).toBe('/login');
  await browser.user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(browser.address()).toBe('/dashboard'));
});

test('who comes from the sign-up can sign in with the form all the same', async () => {
  const browser = open('/login', { isSignedIn: true, state: { username: 'ana', isSignedUp: true } });
  expect(field('Username').value).toBe('ana');
  await browser.user.type(field('Password'), 'soup spoon lantern');
  await submit(browser);
  await browser.answer(MUTATION, welcome);
  await waitFor(() => expect(browser.address()).toBe('/dashboard'));
  expect(currentSession().id).toBe('fresh');
});

test('who comes from a new password signs in, and is led on', async () => {
  const browser = open('/login', { state: { username: 'ana' } });
  await browser.user.type(field('Password'), 'soup spoon lantern');
  await submit(browser);
  await browser.answer(MUTATION, welcome);
  await waitFor(() => expect(browser.address()).toBe('/dashboard'));
});

test('a session that was begun elsewhere leads on at once', () => {
  expect(open('/login', { isSignedIn: true }).address()).toBe('/dashboard');
});

test('signing in returns to the previous page, and never to another site', async () => {
  const browser = open('/login?next=%2Freceipts%2Fr1%2Fpayment');
  await signIn(browser);
  await browser.answer(MUTATION, welcome);
  await waitFor(() => expect(browser.address()).toBe('/receipts/r1/payment'));
  closeBrowsers();

  const lured = open('/login?next=%2F%2Fevil.example');
  await signIn(lured);
  await lured.answer(MUTATION, welcome);
  await waitFor(() => expect(lured.address()).toBe('/dashboard'));
});

test('a browser that is signed in already is redirected', async () => {
  const browser = open('/login?next=%2Fprofile', { isSignedIn: true });
  await waitFor(() => expect(browser.address()).toBe('/profile'));
});

test('a wrong password shows a toast and a message that do not say which part was wrong', async () => {
  const browser = open();
  await signIn(browser);
  await browser.answer(MUTATION, { logIn: { __typename: 'InvalidCredentials', message: WRONG } });
  expect(await screen.findByText(WRONG)).toBeTruthy();
  expect(browser.toasts).toEqual([{ title: 'Login failed', message: WRONG, variant: 'destructive' }]);
  expect(field('Username').value).toBe('ana');
  expect(document.activeElement).toBe(field('Password'));
  expect(currentSession().id).toBeNull();
});

test.each([
  [{ __typename: 'TooManyAttempts', message: 'Too many attempts. Try again in 5 minutes.' }, /in 5 minutes/],
  [null, /No connection/],
])('a failed login shows its reason and keeps what was typed', async (result, words) => {
  const browser = open();
  await signIn(browser);
  if (result) await browser.answer(MUTATION, { logIn: result });
  else await browser.fail(MUTATION, new Unreachable());
  expect(await screen.findByText(words)).toBeTruthy();
  expect(field('Password').value).toBe('soup spoon lantern');
});

test('an empty field shows a message beside it, and nothing is sent', async () => {
  const browser = open();
  await browser.user.type(field('Username'), 'ana');
  await submit(browser);
  expect(screen.getByText('Password is required')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('Password')));
  expect(browser.isAsked(MUTATION)).toBe(false);
});

test('an account with a second factor asks for its code', async () => {
  const browser = open();
  await signIn(browser);
  await browser.answer(MUTATION, { logIn: { __typename: 'CodeRequired', message: 'A code is needed.' } });
  const code = await screen.findByLabelText<HTMLInputElement>('Code');
  expect(document.activeElement).toBe(code);
  expect(code.autocomplete).toBe('one-time-code');
  expect(code.inputMode).toBe('numeric');
  await browser.user.type(code, '123456');
  await submit(browser);
  expect((await browser.variablesOf(MUTATION))['input']).toMatchObject({ username: 'ana', code: '123456' });
  await browser.answer(MUTATION, { logIn: { __typename: 'InvalidCredentials', message: WRONG } });
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
  await browser.user.type(code, '654321');
  await submit(browser);
  await browser.answer(MUTATION, welcome);
  await waitFor(() => expect(currentSession().id).toBe('fresh'));
});

test('a recovery code may have letters, and a button leads back to the password', async () => {
  const browser = open();
  await signIn(browser);
  await browser.answer(MUTATION, { logIn: { __typename: 'CodeRequired', message: 'A code is needed.' } });
  await browser.user.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }));
  expect(field('Recovery code').inputMode).toBe('text');
  await browser.user.type(field('Recovery code'), ' abcde-fghij ');
  await submit(browser);
  expect((await browser.variablesOf(MUTATION))['input']).toMatchObject({ code: 'abcde-fghij' });
  await browser.answer(MUTATION, { logIn: { __typename: 'InvalidCredentials', message: WRONG } });
  await browser.user.click(screen.getByRole('button', { name: 'Back' }));
  expect(field('Username').value).toBe('ana');
  expect(screen.queryByText(WRONG)).toBeNull();
});

test('an account that was signed out elsewhere sees the reason', async () => {
  open();
  expect(screen.queryByText(/session has ended/)).toBeNull();
  act(() => {
    startSession('old');
    loseSession();
  });
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeTruthy();
});

test('the sign-up passes the new name on', () => {
  open('/login', { state: { username: 'ana' } });
  expect(field('Username').value).toBe('ana');
  expect(field('Password').autocomplete).toBe('current-password');
});

test('a passkey signs in without name and password', async () => {
  device.startAuthentication.mockResolvedValueOnce({ id: 'signed' });
  const browser = open('/login?next=%2Fprofile');
  await browser.user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  await browser.answer('usePasskeyLogIn_startMutation', {
    startPasskeyLogIn: { __typename: 'StartPasskeyLogInPayload', options: '{"challenge":"c"}' },
  });
  expect((await browser.variablesOf('usePasskeyLogIn_logInMutation'))['input']).toEqual({
    credential: '{"id":"signed"}',
  });
  await browser.answer('usePasskeyLogIn_logInMutation', {
    logInWithPasskey: { __typename: 'LogInWithPasskeyPayload', sessionId: 'fresh' },
  });
  await waitFor(() => expect(browser.address()).toBe('/profile'));
  expect(currentSession().id).toBe('fresh');
});

test('a device without a passkey leaves the form as it was, and the screen says so', async () => {
  device.startAuthentication.mockRejectedValueOnce(Object.assign(new Error(), { name: 'NotAllowedError' }));
  const browser = open();
  await browser.user.type(field('Username'), 'ana');
  await browser.user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  await browser.answer('usePasskeyLogIn_startMutation', {
    startPasskeyLogIn: { __typename: 'StartPasskeyLogInPayload', options: '{"challenge":"c"}' },
  });
  expect(await screen.findByText(/Your device gave no passkey/)).toBeTruthy();
  expect(field('Username').value).toBe('ana');
});
