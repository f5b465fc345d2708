import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ANA, closeProfile, openProfile } from '../../../screens/Profile/testing/openProfile';

afterEach(closeProfile);

const BOT = {
  id: 't1',
  name: 'Chat bot',
  scopes: ['CLAIMS', 'RECEIPTS_READ'],
  expiresAt: '2099-01-01T20:00:00Z',
  lastUsedAt: '2026-11-20T20:00:00Z',
  lastUsedFrom: '203.0.113.0/24',
};
const OLD = { ...BOT, id: 't2', name: 'Old script', expiresAt: '2026-01-01T20:00:00Z', lastUsedAt: null };

async function openTokens(accessTokens: readonly object[]) {
  const phone = await openProfile();
  const row = screen.getByRole('heading', { name: 'Access tokens' }).closest('section');
  if (!row) throw new Error('The profile has no access tokens');
  await phone.user.click(within(row).getByRole('button', { name: 'Manage' }));
  const dialog = await screen.findByRole('dialog', undefined, { timeout: 10_000 });
  await phone.answer('AccessTokensDialogQuery', { viewer: { ...ANA, accessTokens } });
  return { ...phone, dialog: within(dialog) };
}

test('the profile lists access tokens with what they may do, how long, and where they were last used', async () => {
  const { dialog } = await openTokens([BOT, OLD]);
  const [bot, old] = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(bot).toContain('See your bills, and who owes whom. Claim items');
  expect(bot).toMatch(/Works until .*Last used .* from 203\.0\.113\.0\/24/);
  expect(old).toMatch(/Expired .*Not used yet/);
});

test('an access token is revoked', async () => {
  const { dialog, user, variablesOf, answer, toasts } = await openTokens([BOT]);
  await user.click(dialog.getByRole('button', { name: 'Revoke Chat bot' }));
  expect((await variablesOf('useAccessTokens_revokeMutation'))['input']).toEqual({ accessTokenId: 't1' });
  await answer('useAccessTokens_revokeMutation', {
    revokeAccessToken: { __typename: 'RevokeAccessTokenPayload', user: { ...ANA, accessTokens: [] } },
  });
  expect(dialog.getByText('You have none.')).toBeTruthy();
  expect(toasts).toMatchObject([{ title: 'Access token revoked' }]);
});

test('a new access token is made with name, scopes and password, and shown once', async () => {
  const { dialog, user, variablesOf, answer, isAsked } = await openTokens([]);
  const MUTATION = 'useAccessTokens_createMutation';
  await user.click(dialog.getByRole('button', { name: 'New access token' }));
  await user.click(dialog.getByRole('button', { name: 'Make the token' }));
  expect(dialog.getByText('Name is required')).toBeTruthy();
  expect(dialog.getByRole('alert').textContent).toBe('Choose what the token may do');
  expect(isAsked(MUTATION)).toBe(false);
  await user.type(dialog.getByLabelText('Name'), 'Chat bot');
  await user.click(dialog.getByLabelText('See your bills, and who owes whom'));
  await user.click(dialog.getByLabelText('See your profile'));
  await user.click(dialog.getByLabelText('See your profile'));
  await user.click(dialog.getByText('30 days'));
  await user.type(dialog.getByLabelText('Your password'), 'old and long');
  await user.click(dialog.getByRole('button', { name: 'Make the token' }));
  expect((await variablesOf(MUTATION))['input']).toEqual({
    name: 'Chat bot',
    scopes: ['RECEIPTS_READ'],
    days: 30,
    password: 'old and long',
  });
  const made = { token: 'ft_secret', user: { ...ANA, accessTokens: [BOT] } };
  await answer(MUTATION, { createAccessToken: { __typename: 'CreateAccessTokenPayload', ...made } });
  await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>('Your new token').value).toBe('ft_secret'));
  expect(dialog.getByText('It is shown only now')).toBeTruthy();
});

test('a wrong password is said beside its field, and nothing that was entered is lost', async () => {
  const { dialog, user, answer } = await openTokens([]);
  await user.click(dialog.getByRole('button', { name: 'New access token' }));
  await user.type(dialog.getByLabelText('Name'), 'Chat bot');
  await user.click(dialog.getByLabelText('See your profile'));
  await user.type(dialog.getByLabelText('Your password'), 'wrong one');
  await user.click(dialog.getByRole('button', { name: 'Make the token' }));
  await answer('useAccessTokens_createMutation', {
    createAccessToken: { __typename: 'InvalidCredentials', message: 'This password is wrong.' },
  });
  expect(await dialog.findByText('This password is wrong.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Chat bot');
});
