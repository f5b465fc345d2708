import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Unreachable } from '../../network/relay/errors';
import { closeBrowsers, openBrowserAt } from '../../testing/openBrowserAt';
import { ResetPasswordScreen } from './ResetPasswordScreen';

afterEach(closeBrowsers);

const MUTATION = 'useResetPasswordMutation';
const NEW = 'soup of cold tomatoes';

function open(path = '/reset-password?token=t1') {
  const browser = openBrowserAt(path);
  browser.show(<ResetPasswordScreen />);
  return { ...browser, user: userEvent.setup() };
}

async function choose({ user }: ReturnType<typeof open>, { repeated = NEW, password = NEW } = {}): Promise<void> {
  for (const [label, text] of [
    ['New password', password],
    ['Repeat new password', repeated],
  ] as const) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  }
  await user.click(screen.getByRole('button', { name: 'Set New Password' }));
}

test('setting a new password leads to the login', async () => {
  const browser = open();
  await choose(browser);
  expect((await browser.variablesOf(MUTATION))['input']).toEqual({ token: 't1', newPassword: NEW });
  await browser.answer(MUTATION, { resetPassword: { __typename: 'ResetPasswordPayload', username: 'ana' } });
  await waitFor(() => expect(browser.address()).toBe('/login'));
  expect(browser.toasts).toMatchObject([{ title: 'Password changed' }]);
});

test('messages are shown beside their fields, from the browser and from the server', async () => {
  const browser = open();
  await choose(browser, { password: 'short', repeated: 'other' });
  expect(screen.getByText('Password must be at least 8 characters')).toBeTruthy();
  expect(screen.getByText("Passwords don't match")).toBeTruthy();
  expect(browser.isAsked(MUTATION)).toBe(false);
  await choose(browser);
  const message = 'This password is too common. Please choose another one.';
  const fields = [{ path: 'newPassword', message }];
  await browser.answer(MUTATION, { resetPassword: { __typename: 'InvalidInput', message, fields } });
  expect(await screen.findByText(message)).toBeTruthy();
});

test('a used or expired link shows a message, and a truncated link sends nothing', async () => {
  const browser = open();
  await choose(browser);
  await browser.answer(MUTATION, { resetPassword: { __typename: 'NotFound', message: 'gone' } });
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeTruthy();
  closeBrowsers();
  open('/reset-password');
  expect(screen.getByRole('link', { name: 'Ask for a New Link' }).getAttribute('href')).toBe('/forgot-password');
});

test('setting a password can be tried again after a lost connection', async () => {
  const browser = open();
  await choose(browser);
  await browser.fail(MUTATION, new Unreachable());
  expect((await screen.findByRole('alert')).textContent).toContain('No connection');
});
