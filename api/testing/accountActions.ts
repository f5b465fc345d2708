import { attempt, type Refusal } from './receiptActions';
import type { Browser } from './Browser';

export const PASSWORD = 'tomato soup at noon';

/** What the tests over HTTP see of an account. */
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

let members = 0;

/** Nobody else has this name. */
export function newName(): string {
  members += 1;
  return `member-${members}`;
}

/** @throws when it is refused. */
export async function signUp(browser: Browser, username = newName()): Promise<string> {
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
export async function becomeMember(browser: Browser): Promise<{ username: string; sessionId: string; user: SeenUser }> {
  const username = await signUp(browser);
  return { username, ...(await logIn(browser, { username })) };
}

/** Who the browser is signed in as; null for nobody. */
export async function viewerOf(browser: Browser): Promise<SeenUser | null> {
  const { data, errors } = await browser.ask(`{ viewer { ${USER} } }`);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data?.['viewer'] as SeenUser | null;
}
