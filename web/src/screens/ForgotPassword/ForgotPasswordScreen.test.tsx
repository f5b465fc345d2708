import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Unreachable } from '../../network/relay/errors';
import { closeBrowsers, openBrowserAt } from '../../testing/openBrowserAt';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';

afterEach(closeBrowsers);

const MUTATION = 'useRequestResetMutation';

function open() {
  const browser = openBrowserAt('/forgot-password');
  browser.show(<ForgotPasswordScreen />);
  return { ...browser, user: userEvent.setup() };
}

const field = () => screen.getByLabelText<HTMLInputElement>('Username or email');
const send = ({ user }: ReturnType<typeof open>) => user.click(screen.getByRole('button', { name: 'Send Link' }));

test('requesting a link does not reveal whether the account exists', async () => {
  const browser = open();
  await browser.user.type(field(), ' ana@example.com ');
  await send(browser);
  expect((await browser.variablesOf(MUTATION))['input']).toEqual({ usernameOrEmail: 'ana@example.com' });
  await browser.answer(MUTATION, {
    requestPasswordReset: { __typename: 'RequestPasswordResetPayload', validMinutes: 60 },
  });
  const said = (await screen.findByRole('status')).textContent;
  expect(said).toContain('If ana@example.com belongs to an account with a verified email address');
  expect(said).toContain('60 minutes');
});

test('an empty field shows a message beside it, and nothing is sent', async () => {
  const browser = open();
  await send(browser);
  expect(screen.getByText('Username or email is required')).toBeTruthy();
  expect(document.activeElement).toBe(field());
  expect(browser.isAsked(MUTATION)).toBe(false);
});

test('too many requests and a lost connection show a message and keep the typed text', async () => {
  const browser = open();
  await browser.user.type(field(), 'ana');
  await send(browser);
  const message = 'Too many attempts. Please try again in 50 minutes.';
  await browser.answer(MUTATION, { requestPasswordReset: { __typename: 'TooManyAttempts', message } });
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  await send(browser);
  await browser.fail(MUTATION, new Unreachable());
  expect((await screen.findByRole('alert')).textContent).toContain('No connection');
  expect(field().value).toBe('ana');
});
