import { logIn } from '../accounts/loggingIn/logIn';
import { findSession } from '../accounts/sessions/sessions';
import { signUp } from '../accounts/signingUp/signUp';
import { NOBODY, type ServiceContext } from '../context';
import { findGuest } from '../people/guests';
import type { Table } from './table';

export const PASSWORD = 'tomato soup at noon';

/** A browser that keeps the cookies that use cases set. */
export interface TestBrowser {
  readonly cookies: { guest: string | null; session: string | null; device: string | null };
  /** The context of its next request. */
  context(): Promise<ServiceContext>;
}

let people = 0;

/** A username that no other test has. */
export function newUsername(): string {
  people += 1;
  return `Ana-${people}`;
}

export function newBrowser(table: Table, client: Partial<ServiceContext['client']> = {}): TestBrowser {
  const cookies: TestBrowser['cookies'] = { guest: null, session: null, device: null };
  return {
    cookies,
    context: async () => {
      const base = table.stranger();
      const { guest, session } = cookies;
      const found = session === null ? null : await findSession(base.db, { secret: session, now: base.now() });
      const guestId = guest === null ? null : await findGuest(base.db, guest);
      return {
        ...base,
        client: { ...base.client, ...client },
        viewer: found ?? (guestId === null ? NOBODY : { guestId, session: null }),
        deviceSecret: cookies.device,
        onNewGuest: (secret) => void (cookies.guest = secret),
        onSession: (secret) => void (cookies.session = secret),
        onDevice: (secret) => void (cookies.device = secret),
      };
    },
  };
}

/** Signs up and signs in. */
export async function newAccount(
  table: Table,
  { username = newUsername(), browser = newBrowser(table) }: { username?: string; browser?: TestBrowser } = {},
): Promise<{ browser: TestBrowser; username: string; userId: string; guestId: string }> {
  await signUp(await browser.context(), { username, password: PASSWORD });
  await signIn(browser, { username });
  const { viewer } = await browser.context();
  if (!viewer.session || viewer.guestId === null) throw new Error('Signing in did not sign in');
  return { browser, username, userId: viewer.session.userId, guestId: viewer.guestId };
}

/** Signs in with this browser, by default with the password that all test accounts have. */
export async function signIn(
  browser: TestBrowser,
  { username, ...input }: { username: string; password?: string; code?: string },
): Promise<void> {
  await logIn(await browser.context(), { username, password: PASSWORD, ...input });
}
