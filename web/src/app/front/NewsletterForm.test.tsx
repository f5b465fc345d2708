import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { closeBrowsers, openBrowserAt } from '../../testing/openBrowserAt';
import { NewsletterForm } from './NewsletterForm';

const fetchMock = vi.fn<typeof fetch>();

afterEach(() => {
  closeBrowsers();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

function open(result: object | null) {
  vi.stubGlobal('fetch', fetchMock);
  if (result) fetchMock.mockResolvedValue(new Response(JSON.stringify({ data: { signUpForNewsletter: result } })));
  else fetchMock.mockRejectedValue(new TypeError('no network'));
  openBrowserAt('/').show(<NewsletterForm />);
  return userEvent.setup();
}

const sent = (): unknown => {
  const [, init] = fetchMock.mock.calls[0] ?? [];
  return typeof init?.body === 'string' ? (JSON.parse(init.body) as { variables: object }).variables : null;
};
const fill = async (user: ReturnType<typeof open>) => {
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@example.com');
  await user.click(screen.getByRole('checkbox', { name: /^Send me news/ }));
};
const signUp = (user: ReturnType<typeof open>) => user.click(screen.getByRole('button', { name: 'Sign up' }));

test('sends nothing without an address and consent', async () => {
  const user = open(null);
  await signUp(user);
  expect(screen.getByText('Email is required')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('Please agree to get the newsletter');
  expect(fetchMock).not.toHaveBeenCalled();
});

test('sends the address with what was agreed to, and says that a mail comes', async () => {
  const user = open({ __typename: 'SignUpForNewsletterPayload', isMailed: true });
  await fill(user);
  await user.click(screen.getByRole('checkbox', { name: 'Early access for businesses' }));
  await signUp(user);
  expect(await screen.findByText('Look into your inbox', {}, { timeout: 10_000 })).toBeTruthy();
  expect(sent()).toEqual({ input: { email: 'ana@example.com', isBusinessEarlyAccess: true, consents: true } });
});

test('keeps what was typed when there is no connection', async () => {
  const user = open(null);
  await fill(user);
  await signUp(user);
  expect((await screen.findByRole('alert', {}, { timeout: 10_000 })).textContent).toContain('No connection');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('ana@example.com');
});
