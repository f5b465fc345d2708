import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Unreachable } from '../../network/relay/errors';
import { closeBrowsers, openBrowserAt } from '../../testing/openBrowserAt';
import { currentSession } from '../../network/session/session';
import { SiteNav } from './SiteNav';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const assign = vi.fn();

/** The window of happy-dom, whose size its style sheets depend on. */
const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: typeof WIDE) => void } };

beforeEach(() => {
  happyDOM.setViewport(WIDE);
  vi.spyOn(location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  closeBrowsers();
  vi.restoreAllMocks();
  assign.mockReset();
  happyDOM.setViewport({ width: 1024, height: 768 });
});

function open(path: string, isSignedIn: boolean) {
  const browser = openBrowserAt(path, { isSignedIn });
  browser.show(<SiteNav />);
  return { ...browser, user: userEvent.setup() };
}

async function openMenu(browser: ReturnType<typeof open>, name = 'Account menu'): Promise<void> {
  await browser.user.click(screen.getByRole('button', { name }));
  await screen.findByRole('menu');
}

const SITE = ['How It Works', 'Features', 'About', 'Submit Receipt', 'Download App'];
const items = (): (string | null)[] => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const focused = (): string | null | undefined => document.activeElement?.textContent;

test('the account icon leads a visitor to the login, which leads back', () => {
  open('/live-receipt/r1', false);
  const link = screen.getByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe('/login?next=%2Flive-receipt%2Fr1');
  expect(screen.getByRole('link', { name: 'Submit Receipt' }).getAttribute('href')).toBe('/submit-receipt');
});

test('on a phone a visitor finds everything in a menu', async () => {
  happyDOM.setViewport(PHONE);
  const browser = open('/', false);
  await openMenu(browser, 'Menu');
  expect(items()).toEqual([...SITE, 'Sign In', 'Create Account', 'Español']);
  expect(screen.getByRole('menuitem', { name: 'Features' }).getAttribute('href')).toBe('#features');
  expect(screen.getByRole('menuitem', { name: 'Download App' }).getAttribute('target')).toBe('_blank');
  await browser.user.click(screen.getByRole('menuitem', { name: 'Features' }));
  expect(screen.queryByRole('menu')).toBeNull();
});

test('on a phone an account finds the site and its own pages in one menu', async () => {
  happyDOM.setViewport(PHONE);
  const browser = open('/', true);
  await openMenu(browser, 'Menu');
  expect(items()).toEqual([
    ...SITE,
    'Dashboard',
    'People',
    'Payment Methods',
    'Profile',
    'Notifications',
    'Español',
    'Log Out',
  ]);
});

test('beside the start page the navigation leads to no part of it', async () => {
  happyDOM.setViewport(PHONE);
  const browser = open('/login', false);
  await openMenu(browser, 'Menu');
  expect(items()).toEqual(['Submit Receipt', 'Sign In', 'Create Account', 'Español']);
});

test('a signed-in account finds its own pages, and its name is fetched when the menu opens', async () => {
  const browser = open('/', true);
  expect(browser.isAsked('UsernameQuery')).toBe(false);
  await openMenu(browser);
  expect(items()).toEqual(['Dashboard', 'People', 'Payment Methods', 'Profile', 'Notifications', 'Español', 'Log Out']);
  await browser.answer('UsernameQuery', { viewer: { username: 'ana', id: 'u' } });
  expect(screen.getByText('ana')).toBeTruthy();
});

test('a name that cannot be loaded is shown as User, and the menu works', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const browser = open('/', true);
  await openMenu(browser);
  await browser.fail('UsernameQuery', new Unreachable());
  expect(await screen.findByText('User')).toBeTruthy();
  expect(items()).toContain('Dashboard');
});

test('the menu works with the keyboard, and Escape returns the focus', async () => {
  const browser = open('/', true);
  await openMenu(browser);
  expect(focused()).toBe('Dashboard');
  await browser.user.keyboard('{ArrowDown}');
  expect(focused()).toBe('People');
  await browser.user.keyboard('{Home}{ArrowUp}');
  expect(focused()).toBe('Log Out');
  await browser.user.keyboard('n');
  expect(focused()).toBe('Notifications');
  await browser.user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Account menu' }));
});

test('the menu closes after a choice or a tap beside it', async () => {
  const browser = open('/', true);
  await openMenu(browser);
  await browser.user.click(screen.getByRole('menuitem', { name: 'Profile' }));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(browser.address()).toBe('/profile');
  await openMenu(browser);
  await browser.user.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('logging out ends the session on the server, then here, and reloads the site', async () => {
  const browser = open('/dashboard', true);
  await openMenu(browser);
  await browser.user.click(screen.getByRole('menuitem', { name: 'Log Out' }));
  expect(localStorage.getItem('sessionId')).toBe('secret');
  await browser.answer('useLogOutMutation', { logOut: { __typename: 'LogOutPayload' } });
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(localStorage.getItem('sessionId')).toBeNull();
  expect(sessionStorage.getItem('fairtab.toast')).toContain('Logged out successfully');
});

test('a logout that failed is reported, and the account stays signed in', async () => {
  const browser = open('/dashboard', true);
  await openMenu(browser);
  await browser.user.click(screen.getByRole('menuitem', { name: 'Log Out' }));
  await browser.fail('useLogOutMutation', new Unreachable());
  await waitFor(() =>
    expect(browser.toasts).toEqual([{ title: 'Error', message: 'Failed to log out', variant: 'destructive' }]),
  );
  expect(currentSession().id).toBe('secret');
  expect(assign).not.toHaveBeenCalled();
});

test('a session that was ended elsewhere is noticed when the name is fetched', async () => {
  const browser = open('/live-receipt/r1', true);
  await openMenu(browser);
  await browser.answer('UsernameQuery', { viewer: null });
  await waitFor(() => expect(currentSession()).toEqual({ id: null, hasEndedElsewhere: true }));
  expect(browser.toasts).toMatchObject([{ title: 'Your session has ended' }]);
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
});
