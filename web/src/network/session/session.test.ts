import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentSession, endSession, forgetSession, loseSession, startSession, subscribeToSession } from './session';

beforeEach(endSession);
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

/** The event that the browser sends to all other tabs. */
function inAnotherTab(key: string | null): void {
  dispatchEvent(new StorageEvent('storage', { key }));
}

test('a session is stored under the documented key and removed at its end', () => {
  startSession('secret');
  expect(localStorage.getItem('sessionId')).toBe('secret');
  expect(currentSession()).toEqual({ id: 'secret', hasEndedElsewhere: false });
  endSession();
  expect(localStorage.getItem('sessionId')).toBeNull();
  expect(currentSession()).toEqual({ id: null, hasEndedElsewhere: false });
});

test('a session that the server no longer knows is dropped and counts as expired until the next one', () => {
  startSession('secret');
  loseSession();
  expect(localStorage.getItem('sessionId')).toBeNull();
  expect(currentSession()).toEqual({ id: null, hasEndedElsewhere: true });
  startSession('another');
  expect(currentSession().hasEndedElsewhere).toBe(false);
});

test('dropping the session of a visitor does nothing', () => {
  loseSession();
  expect(currentSession().hasEndedElsewhere).toBe(false);
});

test('signing out leaves the page as it is until it is reloaded', () => {
  startSession('secret');
  const listener = vi.fn();
  const stop = subscribeToSession(listener);
  forgetSession();
  expect(localStorage.getItem('sessionId')).toBeNull();
  expect(listener).not.toHaveBeenCalled();
  stop();
});

test('signing in and out in one tab does so in all others', () => {
  const listener = vi.fn();
  const stop = subscribeToSession(listener);
  localStorage.setItem('sessionId', 'theirs');
  inAnotherTab('sessionId');
  expect(currentSession()).toEqual({ id: 'theirs', hasEndedElsewhere: false });
  localStorage.clear();
  inAnotherTab(null);
  expect(currentSession()).toEqual({ id: null, hasEndedElsewhere: true });
  expect(listener).toHaveBeenCalledTimes(2);
  inAnotherTab('fairtab.draft');
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});

test('without browser storage a session lasts until the page is left', () => {
  const refuse = (): never => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  startSession('secret');
  expect(currentSession().id).toBe('secret');
  endSession();
  expect(currentSession().id).toBeNull();
});
