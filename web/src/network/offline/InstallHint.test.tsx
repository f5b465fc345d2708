import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { InstallHint } from './InstallHint';
import { dismissInstallHint, followInstallOffer } from './installOffer';

const TITLE = 'Keep this table at hand';

beforeAll(followInstallOffer);
afterEach(() => {
  cleanup();
  act(dismissInstallHint);
  localStorage.clear();
  vi.restoreAllMocks();
});

/** What Chromium does when the app can be installed. */
function browserOffers() {
  const prompt = vi.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void dispatchEvent(event));
  return { event, prompt };
}

test('a browser that cannot install the app gets no hint', () => {
  render(<InstallHint />);
  expect(screen.queryByText(TITLE)).toBeNull();
});

test('the browser’s own banner is kept away, and its question is asked at a tap', async () => {
  render(<InstallHint />);
  const { event, prompt } = browserOffers();
  expect(event.defaultPrevented).toBe(true);
  expect(prompt).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Add Fairtab' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByText(TITLE)).toBeNull();
});

test('No, thanks is for good', async () => {
  render(<InstallHint />);
  browserOffers();
  await userEvent.click(await screen.findByRole('button', { name: 'No, thanks' }));
  browserOffers();
  expect(screen.queryByText(TITLE)).toBeNull();
});

test('the installed app shows no hint', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  render(<InstallHint />);
  browserOffers();
  expect(screen.queryByText(TITLE)).toBeNull();
});

test('an iPhone gets a line of instruction', async () => {
  Object.assign(navigator, { standalone: false });
  render(<InstallHint />);
  expect(await screen.findByText(/Tap Share in your browser, then “Add to Home Screen”/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add Fairtab' })).toBeNull();
  Reflect.deleteProperty(navigator, 'standalone');
});
