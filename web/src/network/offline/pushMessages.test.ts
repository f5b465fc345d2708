import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followPushMessages, type PushScope } from './pushMessages';

type Listener = (event: unknown) => void;
const listeners = new Map<string, Listener>();
const showNotification = vi.fn();
const openWindow = vi.fn();
let windows: { url: string; focus: () => Promise<unknown>; navigate: () => Promise<unknown> }[];

beforeEach(() => {
  vi.resetAllMocks();
  windows = [];
  followPushMessages({
    registration: { showNotification },
    clients: { matchAll: () => Promise.resolve(windows), openWindow },
    location: { origin: 'https://fairtab.example' },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  } as unknown as PushScope);
});

async function happens(type: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  await Promise.all(work);
}
const arrives = (data: unknown) => happens('push', { data: { json: () => data } });
const close = vi.fn();
const isTapped = (path: unknown) => happens('notificationclick', { notification: { close, data: { path } } });
const windowAt = (url: string) => ({
  url,
  focus: vi.fn(async () => undefined),
  navigate: vi.fn(async () => undefined),
});

describe('a push message', () => {
  it('is shown once for each tag, with what a tap opens', async () => {
    await arrives({ title: '$11.00 is open', body: 'Your part.', path: '/live-receipt/abc', tag: 'm1' });
    expect(showNotification).toHaveBeenCalledWith(
      '$11.00 is open',
      expect.objectContaining({
        body: 'Your part.',
        tag: 'm1',
        badge: '/icons/monochrome-192.png',
        data: { path: '/live-receipt/abc' },
      }),
    );
  });

  it('shows something, too, when it cannot be read', async () => {
    await happens('push', { data: null });
    await happens('push', {
      data: {
        json: () => {
          throw new SyntaxError('no JSON');
        },
      },
    });
    expect(showNotification).toHaveBeenCalledTimes(2);
    expect(showNotification).toHaveBeenLastCalledWith('Fairtab', expect.objectContaining({ data: { path: '/' } }));
  });

  it('opens its screen in a new window, or in the one that is open', async () => {
    await isTapped('/live-receipt/abc');
    expect(openWindow).toHaveBeenCalledWith('https://fairtab.example/live-receipt/abc');
    const other = windowAt('https://fairtab.example/dashboard');
    windows = [other];
    await isTapped('/live-receipt/abc');
    expect(other.navigate).toHaveBeenCalledWith('https://fairtab.example/live-receipt/abc');
    const there = windowAt('https://fairtab.example/live-receipt/abc');
    windows = [other, there];
    await isTapped('/live-receipt/abc');
    expect(there.focus).toHaveBeenCalledOnce();
    expect(there.navigate).not.toHaveBeenCalled();
    expect(close).toHaveBeenCalledTimes(3);
  });

  it.each(['https://attacker.example', '//attacker.example', '/\\attacker.example', undefined])(
    'opens no other site: %s',
    async (path) => {
      await isTapped(path);
      expect(openWindow).toHaveBeenCalledWith('https://fairtab.example/');
    },
  );
});
