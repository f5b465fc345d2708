import { attempt, type Refusal } from './receiptActions';
import type { Browser } from './Browser';

export const PASSWORD = 'tomato soup at noon';

/** An account as the functions here select it. */
export interface SeenUser {
  readonly id: string;
  readonly userId: string;
  readonly username: string;
  readonly isTwoFactorOn: boolean;
  readonly recoveryCodesLeft: number;
  readonly hasLoginNotifications: boolean;
  readonly sessions: readonly { readonly id: string; readonly device: string; readonly isCurrent: boolean }[];
}

export const USER = `id userId username isTwoFactorOn recoveryCodesLeft hasLoginNotifications
  sessions { id device isCurrent }`;

let accounts = 0;

/** @returns a username that no other account of the test process has. */
export function newUsername(): string {
  accounts += 1;
  return `account-${accounts}`;
}

/** @throws when it is refused. */
export async function signUp(browser: Browser, username = newUsername()): Promise<string> {
  const result = await attempt(browser, { mutation: 'signUp', input: { username, password: PASSWORD } });
  if (result.__typename !== 'SignUpPayload') throw new Error(JSON.stringify(result));
  return username;
}

/** @throws when it is refused. */
export async function logIn(
  browser: Browser,
  input: { username: string; password?: string; code?: string },
): Promise<{ sessionId: string; user: SeenUser }> {
  const result = await attemptLogIn(browser, input);
  if (result.__typename !== 'LogInPayload') throw new Error(JSON.stringify(result));
  return result as unknown as { sessionId: string; user: SeenUser };
}

export function attemptLogIn(
  browser: Browser,
  input: { username: string; password?: string; code?: string },
): Promise<Refusal> {
  const payload = `sessionId user { ${USER} }`;
  return attempt(browser, { mutation: 'logIn', payload, input: { password: PASSWORD, ...input } });
}

/** Signs up and logs in. */
export async function signUpAndLogIn(
  browser: Browser,
): Promise<{ username: string; sessionId: string; user: SeenUser }> {
  const username = await signUp(browser);
  return { username, ...(await logIn(browser, { username })) };
}

/** @returns the account that the browser is signed in to, or null. */
export async function readViewer(browser: Browser): Promise<SeenUser | null> {
  const { data, errors } = await browser.ask(`{ viewer { ${USER} } }`);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data?.['viewer'] as SeenUser | null;
}
