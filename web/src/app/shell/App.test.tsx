import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ANA } from '../../testing/openBrowserAt';
import { endSession, startSession } from '../../network/session/session';
import { otherRoutes } from '../../otherRoutes';
import { notFoundRoute, routes } from '../../routes';
import { App } from './App';

const fetchMock = vi.fn<typeof fetch>();

/** The server knows two sessions. */
async function answer(_url: unknown, init?: RequestInit): Promise<Response> {
  const bearer = new Headers(init?.headers).get('authorization');
  const people: Record<string, object> = {
    'Bearer anas': ANA,
    'Bearer bens': { ...ANA, id: 'ben', email: 'ben@example.com' },
  };
  const messageChannels = { pushKey: null, hasSms: false };
  return new Response(JSON.stringify({ data: { viewer: people[bearer ?? ''] ?? null, messageChannels } }));
}

// The tests wait for answers, and should not also wait for code to load.
beforeAll(async () => {
  const shown = [...routes, ...otherRoutes].filter(({ path }) => path === '/notifications' || path === '/login');
  await Promise.all(shown.map(({ load }) => load()));
});
beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset().mockImplementation(answer));
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  endSession();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

test('the next account that signs in sees nothing of the previous one', async () => {
  history.replaceState(null, '', '/notifications');
  startSession('anas');
  render(<App routes={routes} notFound={notFoundRoute} />);
  expect(await screen.findByText('To ana@example.com.', {}, { timeout: 5000 })).toBeTruthy();
  act(() => startSession('bens'));
  expect(screen.queryByText('To ana@example.com.')).toBeNull();
  expect(await screen.findByText('To ben@example.com.', {}, { timeout: 5000 })).toBeTruthy();
});

test('an ended session leads to the login', async () => {
  history.replaceState(null, '', '/notifications');
  startSession('ended');
  render(<App routes={routes} notFound={notFoundRoute} />);
  expect(await screen.findByText(/Your session has ended/, {}, { timeout: 5000 })).toBeTruthy();
  expect(location.pathname + location.search).toBe('/login?next=%2Fnotifications');
  expect(localStorage.getItem('sessionId')).toBeNull();
});

test('a toast that was carried over a reload is shown after it', async () => {
  sessionStorage.setItem('fairtab.toast', JSON.stringify({ title: 'Logged out successfully' }));
  render(<App routes={routes} notFound={notFoundRoute} />);
  expect(await screen.findByText('Logged out successfully', {}, { timeout: 5000 })).toBeTruthy();
  expect(sessionStorage.getItem('fairtab.toast')).toBeNull();
});
