import { screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ANA, closeBrowsers, openBrowserAt } from '../../testing/openBrowserAt';
import { currentSession } from '../../network/session/session';
import { otherRoutes } from '../../otherRoutes';

beforeAll(() => route?.load());
afterEach(closeBrowsers);

const QUERY = 'NotificationsScreenQuery';
const route = otherRoutes.find(({ path }) => path === '/notifications');

function Site() {
  const { pathname } = useLocation();
  return route?.path === pathname ? (
    <Suspense>
      <route.View params={{}} />
    </Suspense>
  ) : null;
}

function open(isSignedIn: boolean) {
  const browser = openBrowserAt('/notifications?from=mail', { isSignedIn });
  browser.show(<Site />);
  return browser;
}

test('a visitor is redirected to the login, which leads back, and no query is sent', async () => {
  const { address, isAsked } = open(false);
  await waitFor(() => expect(address()).toBe('/login?next=%2Fnotifications%3Ffrom%3Dmail'));
  expect(isAsked(QUERY)).toBe(false);
});

test('a signed-in account sees its own page', async () => {
  const { address, answer } = open(true);
  await answer(QUERY, { viewer: ANA, messageChannels: { pushKey: null, hasSms: false } });
  expect(await screen.findByRole('heading', { name: 'Notifications' })).toBeTruthy();
  expect(address()).toBe('/notifications?from=mail');
});

test('an ended session leads to the login and shows nothing of the screen', async () => {
  const { address, answer } = open(true);
  await answer(QUERY, { viewer: null });
  await waitFor(() => expect(address()).toBe('/login?next=%2Fnotifications%3Ffrom%3Dmail'));
  expect(currentSession()).toEqual({ id: null, hasEndedElsewhere: true });
  expect(screen.queryByRole('heading', { name: 'Notifications' })).toBeNull();
});
