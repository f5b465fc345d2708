import { logIn } from '../accounts/loggingIn/logIn';
import { findSession } from '../accounts/sessions/sessions';
import { signUp } from '../accounts/signingUp/signUp';
import { NOBODY, type ServiceContext } from '../context';
import { findGuest } from '../guests';
import type { Table } from './table';

export const PASSWORD = 'tomato soup at noon';

/** Somebody with a browser: what a use case hands to it is there the next time they ask. */
export interface TestBrowser {
  readonly cookies: { guest: string | null; session: string | null };
  /** What a use case gets from a request of theirs. */
  context(): Promise<ServiceContext>;
}

let people = 0;

/** Nobody else has this name. */
export function newUsername(): string {
  people += 1;
  return `Ana-${people}`;
}

export function newBrowser(table: Table, client: Partial<ServiceContext['client']> = {}): TestBrowser {
  const cookies: TestBrowser['cookies'] = { guest: null, session: null };
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
        onNewGuest: (secret) => void (cookies.guest = secret),
        onSession: (secret) => void (cookies.session = secret),
      };
    },
  };
}

/** A person with an account who is signed in. */
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

/** Signs in, on this browser, with the password everybody here has. */
export async function signIn(
  browser: TestBrowser,
  { username, ...input }: { username: string; password?: string; code?: string },
): Promise<void> {
  await logIn(await browser.context(), { username, password: PASSWORD, ...input });
}
