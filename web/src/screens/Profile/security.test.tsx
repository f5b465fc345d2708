import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ServerFault } from '../../network/relay/errors';
import { downloadText } from '../../lib/downloadText';
import { currentSession } from '../../network/session/session';
import { ANA, closeProfile, HERE, openProfile as open } from './testing/openProfile';

vi.mock('../../lib/downloadText', () => ({ downloadText: vi.fn() }));
const device = vi.hoisted(() => ({ browserSupportsWebAuthn: vi.fn(() => true), startRegistration: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => device);

const LAPTOP = { id: 's2', device: 'Firefox on Windows', isCurrent: false, lastSeenAt: '2026-11-19T20:00:00Z' };
const TABLET = { id: 's3', device: 'Safari on iPad', isCurrent: false, lastSeenAt: '2026-11-18T20:00:00Z' };
const WRONG = { __typename: 'InvalidCredentials', message: 'This password is not right.' };

afterEach(() => {
  closeProfile();
  vi.clearAllMocks();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, { timeout: 10_000 }));

describe('the password', () => {
  const MUTATION = 'useChangePasswordMutation';

  test('is changed with the old one, which removes the other devices from the list', async () => {
    const { user, variablesOf, answer, toasts } = await open({ sessions: [HERE, LAPTOP] });
    await user.click(button('Change password'));
    const form = await dialog('Change password');
    await user.type(form.getByLabelText('Current password'), 'old and long');
    await user.type(form.getByLabelText('New password'), 'new and longer');
    await user.type(form.getByLabelText('New password again'), 'new and longer');
    await user.click(form.getByRole('button', { name: 'Change password' }));
    expect((await variablesOf(MUTATION))['input']).toEqual({
      currentPassword: 'old and long',
      newPassword: 'new and longer',
    });
    await answer(MUTATION, { changePassword: { __typename: 'ChangePasswordPayload', user: ANA } });
    expect(toasts).toMatchObject([{ title: 'Password changed' }]);
    expect(screen.queryByText('Firefox on Windows')).toBeNull();
  });

  test('shows a message beside its field when it is too short, repeated differently or not the old one', async () => {
    const { user, isAsked, answer } = await open();
    await user.click(button('Change password'));
    const form = await dialog('Change password');
    const send = form.getByRole('button', { name: 'Change password' });
    await user.type(form.getByLabelText('New password'), 'short');
    await user.click(send);
    expect(form.getByText('Password is required')).toBeTruthy();
    expect(form.getByText('Password must be at least 8 characters')).toBeTruthy();
    expect(form.getByText("Passwords don't match")).toBeTruthy();
    expect(isAsked(MUTATION)).toBe(false);
    await user.type(form.getByLabelText('Current password'), 'wrong one');
    await user.type(form.getByLabelText('New password'), ' but long');
    await user.type(form.getByLabelText('New password again'), 'short but long');
    await user.click(send);
    await answer(MUTATION, { changePassword: WRONG });
    expect(form.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
    expect(form.getByText(WRONG.message)).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>('New password').value).toBe('short but long');
  });
});

describe('two-factor login', () => {
  const CODES = ['aaaaa-bbbbb', 'ccccc-ddddd'];

  test('is set up with the password, the secret and a code of the app, and shows recovery codes', async () => {
    const { user, variablesOf, answer } = await open();
    await user.click(button('Set up'));
    const first = await dialog('Two-factor login');
    await user.type(first.getByLabelText('Your password'), 'wrong one');
    await user.click(first.getByRole('button', { name: 'Continue' }));
    await answer('useStartTwoFactorMutation', { startTwoFactor: WRONG });
    expect(first.getByText(WRONG.message)).toBeTruthy();
    await user.click(first.getByRole('button', { name: 'Continue' }));
    const payload = { secret: 'ABCDEFGH', uri: 'otpauth://totp/Fairtab:ana?secret=ABCDEFGH' };
    await answer('useStartTwoFactorMutation', { startTwoFactor: { __typename: 'StartTwoFactorPayload', ...payload } });

    const second = await dialog('Set up your app');
    expect(second.getByText('ABCD EFGH')).toBeTruthy();
    const code = second.getByLabelText(/^2. The 6 digits/);
    await user.type(code, '12');
    await user.click(second.getByRole('button', { name: 'Turn it on' }));
    expect(second.getByText('Enter the 6 digits that the app shows')).toBeTruthy();
    await user.type(code, '3 456');
    await user.click(second.getByRole('button', { name: 'Turn it on' }));
    expect((await variablesOf('useConfirmTwoFactorMutation'))['input']).toEqual({ code: '123456' });
    await answer('useConfirmTwoFactorMutation', {
      confirmTwoFactor: {
        __typename: 'ConfirmTwoFactorPayload',
        recoveryCodes: CODES,
        user: { ...ANA, isTwoFactorOn: true, recoveryCodesLeft: 10 },
      },
    });

    const third = await dialog('Your recovery codes');
    expect(third.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
    await user.click(third.getByRole('button', { name: 'Download' }));
    expect(downloadText).toHaveBeenCalledWith(expect.objectContaining({ text: 'aaaaa-bbbbb\nccccc-ddddd\n' }));
    await user.click(third.getByRole('button', { name: 'Close' }));
    const asked = await dialog('Have you saved the codes?');
    await user.click(asked.getByRole('button', { name: 'Back to the codes' }));
    await user.click(third.getByRole('button', { name: 'I have saved them' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('On, 10 recovery codes left.')).toBeTruthy();
  });

  test('is turned off with the password only', async () => {
    const { user, variablesOf, answer, isAsked } = await open({ isTwoFactorOn: true, recoveryCodesLeft: 2 });
    expect(screen.getByText(/Time for new ones/)).toBeTruthy();
    await user.click(button('Turn off'));
    const form = await dialog('Turn two-factor login off');
    await user.click(form.getByRole('button', { name: 'Turn it off' }));
    expect(form.getByText('Password is required')).toBeTruthy();
    expect(isAsked('useEndTwoFactorMutation')).toBe(false);
    await user.type(form.getByLabelText('Your password'), 'old and long');
    await user.click(form.getByRole('button', { name: 'Turn it off' }));
    expect((await variablesOf('useEndTwoFactorMutation'))['input']).toEqual({ password: 'old and long' });
    await answer('useEndTwoFactorMutation', { endTwoFactor: { __typename: 'EndTwoFactorPayload', user: ANA } });
    expect(button('Set up')).toBeTruthy();
  });

  test('gets new recovery codes with the password', async () => {
    const { user, answer } = await open({ isTwoFactorOn: true, recoveryCodesLeft: 1 });
    await user.click(button('New recovery codes'));
    const form = await dialog('New recovery codes');
    await user.type(form.getByLabelText('Your password'), 'old and long');
    await user.click(form.getByRole('button', { name: 'Make new codes' }));
    await answer('useRenewRecoveryCodesMutation', {
      renewRecoveryCodes: {
        __typename: 'RenewRecoveryCodesPayload',
        recoveryCodes: CODES,
        user: { ...ANA, isTwoFactorOn: true, recoveryCodesLeft: 2 },
      },
    });
    expect((await dialog('Your recovery codes')).getByText('aaaaa-bbbbb')).toBeTruthy();
  });
});

describe('login notifications', () => {
  test('are switched at once, and switched back after a refusal', async () => {
    const { user, variablesOf, fail, toasts } = await open();
    const toggle = screen.getByRole<HTMLInputElement>('switch', { name: /^Login notifications/ });
    await user.click(toggle);
    expect(toggle.checked).toBe(true);
    expect((await variablesOf('useSetLoginNotificationsMutation'))['input']).toEqual({ isOn: true });
    await fail('useSetLoginNotificationsMutation', new ServerFault(500, 'Not now'));
    expect(toggle.checked).toBe(false);
    expect(toasts).toMatchObject([{ message: 'Not now', variant: 'destructive' }]);
  });
});

describe('the devices', () => {
  test('can be signed out one by one, except the current one', async () => {
    const { user, variablesOf, answer } = await open({ sessions: [HERE, LAPTOP, TABLET] });
    const devices = within(screen.getByRole('list', { name: 'Devices' }));
    expect(devices.getByText('This device')).toBeTruthy();
    expect(devices.getAllByRole('button')).toHaveLength(2);
    await user.click(devices.getByRole('button', { name: /^Sign out Firefox on Windows/ }));
    expect((await variablesOf('useEndSessionMutation'))['input']).toEqual({ sessionId: 's2' });
    await answer('useEndSessionMutation', {
      endSession: { __typename: 'EndSessionPayload', user: { ...ANA, sessions: [HERE, TABLET] } },
    });
    expect(devices.queryByText('Firefox on Windows')).toBeNull();
    expect(devices.getByText('Safari on iPad')).toBeTruthy();
  });

  test('can be signed out together, except the current one', async () => {
    const { user, answer, toasts } = await open({ sessions: [HERE, LAPTOP, TABLET] });
    await user.click(button('Sign out all others'));
    await answer('useEndOtherSessionsMutation', {
      endOtherSessions: { __typename: 'EndOtherSessionsPayload', user: ANA },
    });
    expect(toasts).toMatchObject([{ title: 'All other devices signed out' }]);
    expect(screen.queryByRole('button', { name: 'Sign out all others' })).toBeNull();
  });

  test('notice with their next request that they were signed out', async () => {
    const { user, answer } = await open({ sessions: [HERE, LAPTOP] });
    await user.click(button('Sign out all others'));
    await answer('useEndOtherSessionsMutation', {
      endOtherSessions: { __typename: 'NotSignedIn', message: 'Please sign in.' },
    });
    await waitFor(() => expect(currentSession()).toEqual({ id: null, hasEndedElsewhere: true }));
  });
});

describe('the download of all data', () => {
  test('is a JSON file', async () => {
    const { user, answer } = await open();
    await user.click(button('Download my data'));
    await answer('useDataExportQuery', { viewer: { ...ANA, dataExport: '{"username":"ana"}' } });
    await waitFor(() =>
      expect(downloadText).toHaveBeenLastCalledWith({
        name: 'fairtab-data.json',
        text: '{"username":"ana"}',
        type: 'application/json',
      }),
    );
  });

  test('shows the reason of a refusal', async () => {
    const { user, fail, toasts } = await open();
    await user.click(button('Download my data'));
    await fail('useDataExportQuery', new ServerFault(500, 'Too many downloads. Try again in an hour.'));
    await waitFor(() => expect(toasts).toMatchObject([{ message: 'Too many downloads. Try again in an hour.' }]));
  });
});

test('deleting the account opens a dialog', async () => {
  const { user } = await open();
  await user.click(button('Delete Account'));
  const asked = await dialog('Delete account');
  expect(asked.getByText('Are you sure you want to delete your account? This action cannot be undone.')).toBeTruthy();
  expect(asked.getByText(/The bills you host are deleted for everybody/)).toBeTruthy();
});

describe('passkeys', () => {
  const START = 'usePasskeys_startMutation';
  const ADD = 'usePasskeys_addMutation';
  const REMOVE = 'usePasskeys_removeMutation';
  const PASSKEY = { id: 'p1', device: 'Chrome on Android', createdAt: '2026-11-20T20:00:00Z', lastUsedAt: null };

  async function begin() {
    const browser = await open();
    await browser.user.click(button('Add a passkey'));
    const form = await dialog('Add a passkey');
    await browser.user.type(form.getByLabelText('Your password'), 'old and long');
    await browser.user.click(form.getByRole('button', { name: 'Continue' }));
    return { ...browser, form };
  }
  const started = { startPasskey: { __typename: 'StartPasskeyPayload', options: '{"challenge":"c"}' } };

  test('are made by the device after the password, and listed', async () => {
    device.startRegistration.mockResolvedValueOnce({ id: 'made' });
    const { answer, variablesOf, toasts } = await begin();
    expect((await variablesOf(START))['input']).toEqual({ password: 'old and long' });
    await answer(START, started);
    expect((await variablesOf(ADD))['input']).toEqual({ credential: '{"id":"made"}' });
    expect(device.startRegistration).toHaveBeenCalledWith({ optionsJSON: { challenge: 'c' } });
    await answer(ADD, { addPasskey: { __typename: 'AddPasskeyPayload', user: { ...ANA, passkeys: [PASSKEY] } } });
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Passkey added' }]));
    expect(within(screen.getByRole('list', { name: 'Passkeys' })).getByText('Chrome on Android')).toBeTruthy();
  });

  test('are not begun with a wrong password', async () => {
    const { answer, form } = await begin();
    await answer(START, { startPasskey: WRONG });
    expect(await form.findByText(WRONG.message)).toBeTruthy();
    expect(device.startRegistration).not.toHaveBeenCalled();
  });

  test.each([
    ['NotAllowedError', 'Your device made no passkey. Please try again.'],
    ['InvalidStateError', 'This device has a passkey for your account already.'],
  ])('are not added when the device refuses with %s, and the screen says why', async (name, message) => {
    device.startRegistration.mockRejectedValueOnce(Object.assign(new Error(), { name }));
    const { answer, isAsked, toasts } = await begin();
    await answer(START, started);
    await waitFor(() => expect(toasts).toEqual([{ title: 'No passkey was added', message, variant: 'destructive' }]));
    expect(isAsked(ADD)).toBe(false);
  });

  test('are explained where the browser has none', async () => {
    device.browserSupportsWebAuthn.mockReturnValueOnce(false);
    const { answer, toasts } = await begin();
    await answer(START, started);
    await waitFor(() => expect(toasts).toMatchObject([{ message: expect.stringContaining('https') }]));
  });

  test('are removed with the password', async () => {
    const { user, answer, variablesOf, toasts } = await open({ passkeys: [PASSKEY] });
    await user.click(button(/^Remove the passkey of Chrome on Android, added/));
    const form = await dialog('Remove this passkey');
    await user.type(form.getByLabelText('Your password'), 'old and long');
    await user.click(form.getByRole('button', { name: 'Remove' }));
    expect((await variablesOf(REMOVE))['input']).toEqual({ passkeyId: 'p1', password: 'old and long' });
    await answer(REMOVE, { removePasskey: { __typename: 'RemovePasskeyPayload', user: ANA } });
    expect(toasts).toMatchObject([{ title: 'Passkey removed' }]);
    expect(screen.queryByText('Chrome on Android', { selector: 'ul[aria-label=Passkeys] *' })).toBeNull();
  });
});
