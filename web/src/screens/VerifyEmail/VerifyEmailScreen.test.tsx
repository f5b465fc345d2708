import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Unreachable } from '../../network/relay/errors';
import { closeBrowsers, openBrowserAt } from '../../testing/openBrowserAt';
import { VerifyEmailScreen } from './VerifyEmailScreen';

afterEach(closeBrowsers);

const MUTATION = 'useVerifyEmailMutation';

function open(path: string, isSignedIn = false) {
  const browser = openBrowserAt(path, { isSignedIn });
  browser.show(<VerifyEmailScreen />);
  return { ...browser, user: userEvent.setup() };
}

const verify = ({ user }: ReturnType<typeof open>) => user.click(screen.getByRole('button', { name: /^Yes/ }));

test('opening the link does nothing; the button verifies the address', async () => {
  const browser = open('/verify-email?token=t1', true);
  expect(browser.isAsked(MUTATION)).toBe(false);
  await verify(browser);
  expect((await browser.variablesOf(MUTATION))['input']).toEqual({ token: 't1' });
  await browser.answer(MUTATION, {
    verifyEmail: { __typename: 'VerifyEmailPayload', email: 'ana@example.com', user: null },
  });
  expect((await screen.findByRole('status')).textContent).toContain('ana@example.com belongs to your account now');
  expect(screen.getByRole('link', { name: 'Open your profile' })).toBeTruthy();
});

test('a used or expired link shows a message', async () => {
  const browser = open('/verify-email?token=old');
  await verify(browser);
  await browser.answer(MUTATION, {
    verifyEmail: { __typename: 'NotFound', message: 'This link does not work any more.' },
  });
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login?next=%2Fprofile');
});

test('a truncated link sends nothing', () => {
  open('/verify-email');
  expect(screen.getByRole('heading', { name: 'This link does not work any more' })).toBeTruthy();
});

test('verifying can be tried again after a lost connection', async () => {
  const browser = open('/verify-email?token=t1');
  await verify(browser);
  await browser.fail(MUTATION, new Unreachable());
  expect((await screen.findByRole('alert')).textContent).toContain('No connection');
  await verify(browser);
  expect(browser.isAsked(MUTATION)).toBe(true);
});
