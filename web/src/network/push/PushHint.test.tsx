import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Unreachable } from '../relay/errors';
import { closePhones, openPhone } from '../../testing/openPhone';
import { PushHint } from './PushHint';

const SUBSCRIPTION = { endpoint: 'https://push.example/ana', keys: { p256dh: 'key', auth: 'secret' } };
const SUBSCRIBE = 'pushMutationsSubscribeMutation';

const unsubscribe = vi.fn(async () => true);
const subscribe = vi.fn();
const requestPermission = vi.fn();
let permission: NotificationPermission;

/** A browser with push messages, as far as the page sees it. */
beforeEach(() => {
  permission = 'default';
  subscribe.mockReset().mockResolvedValue({ ...SUBSCRIPTION, toJSON: () => SUBSCRIPTION, unsubscribe });
  requestPermission.mockReset().mockImplementation(async () => (permission = 'granted'));
  vi.stubGlobal('PushManager', () => undefined);
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission,
  });
  const registration = {
    pushManager: { subscribe, getSubscription: async () => null },
    addEventListener: () => undefined,
    active: { postMessage: () => undefined },
  };
  const serviceWorker = {
    controller: {},
    ready: Promise.resolve(registration),
    register: async () => registration,
    getRegistration: async () => registration,
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
});
afterEach(() => {
  closePhones();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function open() {
  const phone = openPhone();
  phone.show(<PushHint />);
  const button = await screen.findByRole('button', { name: 'Show messages here' }, { timeout: 10_000 });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  return { ...phone, user: userEvent.setup(), button };
}

test('nothing is asked before a tap; after it the browser is subscribed with the key of the installation', async () => {
  const { user, button, answer, variablesOf } = await open();
  expect(requestPermission).not.toHaveBeenCalled();
  await user.click(button);
  expect(requestPermission).toHaveBeenCalledOnce();
  await answer('usePushQuery', { messageChannels: { pushKey: 'our key' } });
  expect((await variablesOf(SUBSCRIBE))['input']).toEqual({
    endpoint: 'https://push.example/ana',
    p256dh: 'key',
    auth: 'secret',
  });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'our key' });
  await answer(SUBSCRIBE, { subscribeToPush: { __typename: 'SubscribeToPushPayload', isSubscribed: true } });
  expect(await screen.findByText('This device tells you from now on.')).toBeTruthy();
});

test('who says no is told how to change that', async () => {
  requestPermission.mockImplementation(async () => (permission = 'denied'));
  const { user, button } = await open();
  await user.click(button);
  expect(await screen.findByText(/shows no messages of Fairtab/)).toBeTruthy();
  expect(subscribe).not.toHaveBeenCalled();
});

test('a browser that does not reach its push service says so, and can try again', async () => {
  subscribe.mockRejectedValue(new DOMException('Registration failed', 'AbortError'));
  const { user, button, answer } = await open();
  await user.click(button);
  await answer('usePushQuery', { messageChannels: { pushKey: 'our key' } });
  expect(await screen.findByText(/did not reach its push service/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show messages here' })).toBeTruthy();
});

test('without a connection to the server the browser is not left subscribed', async () => {
  const { user, button, answer, fail } = await open();
  await user.click(button);
  await answer('usePushQuery', { messageChannels: { pushKey: 'our key' } });
  await fail(SUBSCRIBE, new Unreachable());
  expect(await screen.findByText(/No connection/)).toBeTruthy();
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('No, thanks is for good', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'No, thanks' }));
  expect(screen.queryByText('Hear about this table')).toBeNull();
  closeAndReopen();
  expect(screen.queryByText('Hear about this table')).toBeNull();
});

test.each(['granted', 'denied'] as const)('nothing is offered to who has %s it already', (decided) => {
  permission = decided;
  openPhone().show(<PushHint />);
  expect(screen.queryByText('Hear about this table')).toBeNull();
});

function closeAndReopen(): void {
  openPhone().show(<PushHint />);
}
