import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rememberTable } from '../../table/recentTables';
import { closeBrowsers, openBrowserAt } from '../../testing/openBrowserAt';
import { HomeScreen } from './HomeScreen';

beforeEach(() => localStorage.clear());
afterEach(closeBrowsers);

function open() {
  const browser = openBrowserAt('/');
  browser.show(<HomeScreen />);
  return { ...browser, user: userEvent.setup() };
}

const headings = (level: number) => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

test('has its sections in order, each with its anchor', () => {
  open();
  expect(headings(1)).toEqual(['The easiest and fairest way to split the check.']);
  const anchors = [...document.querySelectorAll('section[id]')].map(({ id }) => id);
  expect(anchors).toEqual(['how-it-works', 'features', 'about', 'download']);
  expect(headings(2)).toEqual(
    expect.arrayContaining(['How It Works', 'Features', 'Our Mission', 'Start Splitting Bills Today']),
  );
});

test('shows eleven features, and says which of them are not there yet', () => {
  open();
  const cards = within(document.getElementById('features') as HTMLElement).getAllByRole('listitem');
  expect(cards).toHaveLength(11);
  const missing = cards.filter((card) => /Not built yet|Partly built/.test(card.textContent));
  expect(missing.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Send & Receive Money In-App']);
});

test('its store buttons open the stores in a new tab, and say on themselves that the app is not in them yet', () => {
  open();
  for (const name of ['Download for iOS', 'Download for Android']) {
    const links = screen.getAllByRole('link', { name, description: 'Not in the store yet: searches there' });
    expect(links).toHaveLength(2);
    for (const link of links) expect(link.getAttribute('target')).toBe('_blank');
  }
});

test('what is available now is the web app, with the way to its steps', () => {
  open();
  expect(screen.getByText(/^Available Now: the web app/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'How to add it' }).getAttribute('href')).toBe('#download');
});

test('an iPhone reads its own steps beside what is available now', () => {
  Object.assign(navigator, { standalone: false });
  open();
  expect(screen.getByText(/^Available Now: .*tap Share, then “Add to Home Screen”/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'How to add it' })).toBeNull();
  Reflect.deleteProperty(navigator, 'standalone');
});

test('a tap in the sample moves your share, and Maya claims after it', async () => {
  const { user } = open();
  const sample = screen.getByRole('region', { name: 'A sample bill to try' });
  const burrata = within(sample).getByRole('button', { name: /^Burrata/ });
  await user.click(burrata);
  expect(burrata.getAttribute('aria-pressed')).toBe('true');
  expect(within(sample).getAllByText('$11.60').length).toBeGreaterThan(0);
  const hers = within(sample).getAllByText(/Maya has it/).length;
  await waitFor(() => expect(within(sample).getAllByText(/Maya has it/)).toHaveLength(hers + 1), { timeout: 5000 });
  await user.click(within(sample).getByRole('button', { name: 'Start over' }));
  expect(burrata.getAttribute('aria-pressed')).toBe('false');
});

test('a device that was at a table sees its tables instead, and can forget them', async () => {
  rememberTable({ linkId: 'r1', restaurantName: 'Corner Deli', date: '2026-11-20', role: 'host' });
  const { user } = open();
  expect(screen.getByRole('link', { name: /Corner Deli/ }).getAttribute('href')).toBe('/live-receipt/r1');
  await user.click(screen.getByRole('button', { name: 'Clear list' }));
  expect(screen.getByRole('region', { name: 'A sample bill to try' })).toBeTruthy();
});
