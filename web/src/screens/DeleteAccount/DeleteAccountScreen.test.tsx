import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Unreachable } from '../../network/relay/errors';
import { closeBrowsers, openBrowserAt } from '../../testing/openBrowserAt';
import { currentSession } from '../../network/session/session';
import { DeleteAccountScreen } from './DeleteAccountScreen';

afterEach(closeBrowsers);

const MUTATION = 'useConfirmDeletionMutation';
const STILL_SIGNED_IN = 'useConfirmDeletionQuery';
const deleted = { confirmAccountDeletion: { __typename: 'ConfirmAccountDeletionPayload', username: 'ana' } };

function open(path: string, isSignedIn = false) {
  const browser = openBrowserAt(path, { isSignedIn });
  browser.show(<DeleteAccountScreen />);
  return { ...browser, user: userEvent.setup() };
}

const confirm = ({ user }: ReturnType<typeof open>) =>
  user.click(screen.getByRole('button', { name: 'Delete Account' }));

test('opening the link does nothing; the button deletes the account and signs out', async () => {
  const browser = open('/delete-account?token=t1', true);
  expect(browser.isAsked(MUTATION)).toBe(false);
  expect(screen.getByText(/The bills you host are deleted for everybody/)).toBeTruthy();
  await confirm(browser);
  expect((await browser.variablesOf(MUTATION))['input']).toEqual({ token: 't1' });
  await browser.answer(MUTATION, deleted);
  await browser.answer(STILL_SIGNED_IN, { viewer: null });
  expect((await screen.findByRole('status')).textContent).toContain('The account of ana is gone');
  expect(currentSession()).toEqual({ id: null, hasEndedElsewhere: false });
});

test('another account that is signed in here stays signed in', async () => {
  const browser = open('/delete-account?token=t1', true);
  await confirm(browser);
  await browser.answer(MUTATION, deleted);
  await browser.answer(STILL_SIGNED_IN, { viewer: { id: 'ben' } });
  await screen.findByRole('status');
  expect(currentSession().id).toBe('secret');
});

test('a used or expired link shows a message, and a truncated link sends nothing', async () => {
  const browser = open('/delete-account?token=old');
  await confirm(browser);
  await browser.answer(MUTATION, {
    confirmAccountDeletion: { __typename: 'NotFound', message: 'This link does not work any more.' },
  });
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeTruthy();
  closeBrowsers();
  open('/delete-account');
  expect(screen.getByRole('heading', { name: 'This link does not work any more' })).toBeTruthy();
});

test('deleting can be tried again after a lost connection', async () => {
  const browser = open('/delete-account?token=t1');
  await confirm(browser);
  await browser.fail(MUTATION, new Unreachable());
  expect((await screen.findByRole('alert')).textContent).toContain('No connection');
  await confirm(browser);
  await waitFor(() => expect(browser.isAsked(MUTATION)).toBe(true));
});
