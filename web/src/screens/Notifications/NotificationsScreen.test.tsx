import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Unreachable } from '../../network/relay/errors';
import { ANA, closeBrowsers, openBrowserAt } from '../../testing/openBrowserAt';
import { currentSession } from '../../network/session/session';
import query, { type NotificationsScreenQuery } from './__generated__/NotificationsScreenQuery.graphql';
import { NotificationsScreen } from './NotificationsScreen';

const SAVE = 'useSavePreferencesMutation';
const DELETE = 'useDeleteAccountMutation';

const assign = vi.fn();
beforeEach(() => void vi.spyOn(location, 'assign').mockImplementation(assign));
afterEach(() => {
  closeBrowsers();
  vi.restoreAllMocks();
  assign.mockReset();
});

const CHANNELS = { pushKey: 'our key', hasSms: true };

async function open(viewer: object | null = ANA, messageChannels: object = CHANNELS) {
  const browser = openBrowserAt('/notifications', { isSignedIn: true });
  const queryRef = loadQuery<NotificationsScreenQuery>(browser.environment, query, {});
  browser.show(
    <Suspense>
      <NotificationsScreen queryRef={queryRef} params={{}} />
    </Suspense>,
  );
  await browser.answer('NotificationsScreenQuery', { viewer, messageChannels });
  return { ...browser, user: userEvent.setup() };
}

const toggle = (way: string, name: RegExp): HTMLInputElement =>
  within(screen.getByRole('group', { name: way })).getByRole<HTMLInputElement>('switch', { name });

test('every category shows whether it is on, and where it goes', async () => {
  await open();
  expect(await screen.findAllByRole('switch')).toHaveLength(10);
  expect(toggle('Push', /^Names and amounts/).checked).toBe(false);
  expect(toggle('Email', /^Receipts/).checked).toBe(true);
  expect(toggle('Email', /^News/).checked).toBe(false);
  expect(toggle('SMS', /^Payments/).checked).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Daily' }).checked).toBe(true);
  // Nobody can write messages yet.
  expect(screen.queryByRole('switch', { name: /^Messages/ })).toBeNull();
  expect(screen.getByText(/^Messages: Someone at your table/)).toBeTruthy();
  expect(screen.getByText('To ana@example.com.')).toBeTruthy();
  expect(screen.getByText(/Add a phone number/)).toBeTruthy();
});

test('switches that can do nothing here say so', async () => {
  await open(ANA, { pushKey: null, hasSms: false });
  expect(await screen.findByText(/This Fairtab sends no SMS/)).toBeTruthy();
  expect(screen.getByText(/sends no messages to browsers/)).toBeTruthy();
  for (const way of ['Push', 'SMS'])
    expect(within(screen.getByRole('group', { name: way })).queryByRole('switch')).toBeNull();
  expect(toggle('Email', /^Receipts/)).toBeTruthy();
  expect(screen.getByText(/Nothing was sent so far/)).toBeTruthy();
  expect(screen.getByText(/Nobody can do that yet/)).toBeTruthy();
});

test('a browser without push messages says so', async () => {
  await open();
  expect(await screen.findByText(/This browser cannot show any/)).toBeTruthy();
});

test('only changed preferences are sent, and a toast confirms them', async () => {
  const { user, variablesOf, answer, toasts } = await open();
  await user.click(toggle('Email', /^News/));
  await user.click(screen.getByText('Weekly'));
  await user.click(screen.getByRole('button', { name: 'Save Preferences' }));
  expect((await variablesOf(SAVE))['input']).toEqual({ emailMarketing: true, digestFrequency: 'WEEKLY' });
  const saved = { ...ANA.notificationPreferences, emailMarketing: true, digestFrequency: 'WEEKLY' };
  await answer(SAVE, {
    saveNotificationPreferences: {
      __typename: 'SaveNotificationPreferencesPayload',
      user: { ...ANA, notificationPreferences: saved },
    },
  });
  await waitFor(() => expect(toasts).toEqual([{ title: 'Settings Saved' }]));
  expect(toggle('Email', /^News/).checked).toBe(true);
});

test('preferences that could not be saved stay in the form', async () => {
  const { user, fail, variablesOf } = await open();
  await user.click(toggle('SMS', /^Payments/));
  await user.click(screen.getByRole('button', { name: 'Save Preferences' }));
  await fail(SAVE, new Unreachable());
  expect((await screen.findByRole('alert')).textContent).toContain('Not saved yet');
  expect(toggle('SMS', /^Payments/).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save Preferences' }));
  expect((await variablesOf(SAVE))['input']).toEqual({ smsPayments: true });
});

test('an ended session is dropped, both on opening and on saving', async () => {
  await open(null);
  await waitFor(() => expect(currentSession()).toEqual({ id: null, hasEndedElsewhere: true }));
  closeBrowsers();
  const { user, answer } = await open();
  await user.click(screen.getByRole('button', { name: 'Save Preferences' }));
  await answer(SAVE, { saveNotificationPreferences: { __typename: 'NotSignedIn', message: 'Please sign in.' } });
  await waitFor(() => expect(currentSession().id).toBeNull());
});

async function askToDelete({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(screen.getByRole('button', { name: 'Delete Account' }));
  return within(await screen.findByRole('dialog'));
}

const QUESTION = 'Are you sure you want to delete your account? This action cannot be undone.';

test('deleting an account with a verified address sends a link to it', async () => {
  const browser = await open();
  const dialog = await askToDelete(browser);
  expect(dialog.getByText(QUESTION)).toBeTruthy();
  expect(dialog.queryByLabelText('Your password')).toBeNull();
  await browser.user.click(dialog.getByRole('button', { name: 'Send the link to delete it' }));
  expect((await browser.variablesOf(DELETE))['input']).toEqual({ password: null });
  await browser.answer(DELETE, { deleteAccount: { __typename: 'DeleteAccountPayload', isMailSent: true } });
  expect((await screen.findByRole('status')).textContent).toContain('ana@example.com');
  expect(browser.toasts).toMatchObject([{ title: 'Account Deletion Requested' }]);
  expect(currentSession().id).toBe('secret');
});

test('deleting an account without a verified address asks for the password and shows a wrong one beside the field', async () => {
  const browser = await open({ ...ANA, isEmailVerified: false });
  const dialog = await askToDelete(browser);
  const button = dialog.getByRole('button', { name: 'Delete Account' });
  await browser.user.click(button);
  expect(dialog.getByText('Password is required')).toBeTruthy();
  expect(browser.isAsked(DELETE)).toBe(false);
  await browser.user.type(dialog.getByLabelText('Your password'), 'wrong');
  await browser.user.click(button);
  const message = 'The password is wrong.';
  await browser.answer(DELETE, { deleteAccount: { __typename: 'InvalidCredentials', message } });
  expect(await dialog.findByText(message)).toBeTruthy();

  await browser.user.click(button);
  await browser.answer(DELETE, { deleteAccount: { __typename: 'DeleteAccountPayload', isMailSent: false } });
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(localStorage.getItem('sessionId')).toBeNull();
});
