import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Unreachable } from '../../network/relay/errors';
import { takeHeldSession } from '../../network/session/heldSession';
import { closeBrowsers, openBrowserAt } from '../../testing/openBrowserAt';
import { SignUpScreen } from './SignUpScreen';

afterEach(closeBrowsers);

const MUTATION = 'useSignUpMutation';
const GOOD = 'soup spoon lantern';

function open(path = '/signup') {
  const browser = openBrowserAt(path);
  browser.show(<SignUpScreen />);
  return { ...browser, user: userEvent.setup() };
}

const field = (name: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);
const problemOf = (name: string): string =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

async function fill({ user }: ReturnType<typeof open>, confirmation = GOOD): Promise<void> {
  await user.type(field('Username'), 'ana');
  await user.type(field('Password'), GOOD);
  await user.type(field('Confirm password'), confirmation);
}

const submit = ({ user }: ReturnType<typeof open>) =>
  user.click(screen.getByRole('button', { name: 'Create Account' }));

test('a new account arrives at the login signed in, with its name filled in, and keeps the path to return to', async () => {
  const browser = open('/signup?next=%2Fprofile');
  await fill(browser);
  await submit(browser);
  const idempotencyKey: unknown = expect.stringMatching(/^[\w-]{32,36}$/);
  expect((await browser.variablesOf(MUTATION))['input']).toEqual({ username: 'ana', password: GOOD, idempotencyKey });
  await browser.answer(MUTATION, { signUp: { __typename: 'SignUpPayload', username: 'ana' } });
  expect((await browser.variablesOf('useLogInMutation'))['input']).toEqual({
    username: 'ana',
    password: GOOD,
    code: null,
  });
  await browser.answer('useLogInMutation', { logIn: { __typename: 'LogInPayload', sessionId: 'session-1' } });
  await waitFor(() => expect(browser.address()).toBe('/login?next=%2Fprofile'));
  expect(browser.toasts).toEqual([{ title: 'Account created successfully!' }]);
  expect(takeHeldSession()).toBe('session-1');
});

test('two different passwords show a message beside the second one, and nothing is sent', async () => {
  const browser = open();
  await fill(browser, 'something else');
  await submit(browser);
  expect(problemOf('Confirm password')).toContain("Passwords don't match");
  expect(browser.isAsked(MUTATION)).toBe(false);
  await browser.user.clear(field('Confirm password'));
  await browser.user.type(field('Confirm password'), GOOD);
  expect(problemOf('Confirm password')).toBe('');
});

test('a field is checked on blur, and submitting focuses the first invalid one', async () => {
  const browser = open();
  await browser.user.type(field('Username'), 'a');
  expect(problemOf('Username')).toBe('');
  await browser.user.tab();
  expect(problemOf('Username')).toContain('at least 3 characters');
  await submit(browser);
  expect(problemOf('Password')).toContain('Password is required');
  await waitFor(() => expect(document.activeElement).toBe(field('Username')));
});

test('a taken name shows a message beside it, and nothing typed is lost', async () => {
  const browser = open();
  await fill(browser);
  await submit(browser);
  await browser.answer(MUTATION, { signUp: { __typename: 'Conflict', message: 'This username is taken.' } });
  await waitFor(() => expect(problemOf('Username')).toContain('This username is taken.'));
  expect(browser.toasts).toEqual([
    { title: 'Error creating account', message: 'This username is taken.', variant: 'destructive' },
  ]);
  expect(field('Password').value).toBe(GOOD);
  await browser.user.type(field('Username'), '2');
  expect(problemOf('Username')).toBe('');
});

test('the server’s objection to a password is shown beside its field', async () => {
  const browser = open();
  await fill(browser);
  await submit(browser);
  const message = 'This password is too common.';
  await browser.answer(MUTATION, {
    signUp: { __typename: 'InvalidInput', message, fields: [{ path: 'password', message }] },
  });
  await waitFor(() => expect(problemOf('Password')).toContain(message));
});

test.each([
  [{ __typename: 'TooManyAttempts', message: 'Too many accounts. Try again in 10 minutes.' }, /in 10 minutes/],
  [null, /No connection/],
])('a refusal without a field is shown above the button', async (result, words) => {
  const browser = open();
  await fill(browser);
  await submit(browser);
  if (result) await browser.answer(MUTATION, { signUp: result });
  else await browser.fail(MUTATION, new Unreachable());
  expect(await screen.findByText(words)).toBeTruthy();
  expect(browser.toasts).toMatchObject([{ title: 'Error creating account', variant: 'destructive' }]);
  expect(field('Username').value).toBe('ana');
});

test('a password can be shown, and password managers recognise each field', async () => {
  const { user } = open();
  expect(field('Username').autocomplete).toBe('username');
  expect(field('Password').autocomplete).toBe('new-password');
  expect(field('Password').type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show: Password' }));
  expect(field('Password').type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide: Password' }));
  expect(field('Password').type).toBe('password');
});
