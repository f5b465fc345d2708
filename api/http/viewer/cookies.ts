import type { IncomingMessage, ServerResponse } from 'node:http';
import { DEVICE_KEPT_MS } from '@fairtab/services/accounts/sessions/knownDevices';

const DAY_S = 24 * 60 * 60;

/**
 * guest: a browser without an account, for the longest that browsers keep a cookie. session: a login, until it ends.
 * device: a browser that accounts know again at the next login.
 */
export const COOKIES = {
  guest: { name: 'fairtab_guest', maxAgeS: 400 * DAY_S },
  session: { name: 'fairtab_session', maxAgeS: 180 * DAY_S },
  device: { name: 'fairtab_device', maxAgeS: DEVICE_KEPT_MS / 1000 },
} as const;
export type Cookie = keyof typeof COOKIES;

/** Browsers take a cookie of this prefix only by https and only from this very host, never from a sibling domain. */
const HOST_PREFIX = '__Host-';

const SECRET = '([\\w-]{43})';
const patternsOf = (prefix: string): Record<Cookie, RegExp> => ({
  guest: patternOf(prefix + COOKIES.guest.name),
  session: patternOf(prefix + COOKIES.session.name),
  device: patternOf(prefix + COOKIES.device.name),
});
const PREFIXED = patternsOf(HOST_PREFIX);
const PLAIN = patternsOf('');

function patternOf(name: string): RegExp {
  return new RegExp(`(?:^|;\\s*)${name}=${SECRET}(?:;|$)`);
}

/** The secrets that say who asks, in a request's cookies; null for a cookie that is missing or does not look like a secret. */
export interface GivenCookies {
  readonly guest: string | null;
  readonly session: string | null;
  /** Whether they have the prefix. If so, nobody but this host can have set them. */
  readonly arePrefixed: boolean;
}

export const NO_COOKIES: GivenCookies = { guest: null, session: null, arePrefixed: false };

/**
 * Reads the cookies with the prefix, or else the plain ones. The two kinds are never mixed: a plain session, which a sibling
 * domain can set, must not win over the guest that this host made.
 */
export function readCookies({ headers }: IncomingMessage): GivenCookies {
  const text = headers.cookie ?? '';
  const prefixed = secretsIn(text, PREFIXED);
  const arePrefixed = prefixed.guest !== null || prefixed.session !== null;
  return { ...(arePrefixed ? prefixed : secretsIn(text, PLAIN)), arePrefixed };
}

/**
 * Reads the device's secret. Over https only the cookie with the prefix counts: with a plain one a sibling domain could have
 * a browser sign in as a device that an attacker has too.
 */
export function readDevice({ headers }: IncomingMessage, { isSecure }: { isSecure: boolean }): string | null {
  return (isSecure ? PREFIXED : PLAIN).device.exec(headers.cookie ?? '')?.[1] ?? null;
}

function secretsIn(text: string, patterns: Record<Cookie, RegExp>): Pick<GivenCookies, 'guest' | 'session'> {
  const find = (cookie: Cookie) => patterns[cookie].exec(text)?.[1] ?? null;
  return { guest: find('guest'), session: find('session') };
}

/**
 * Sets or deletes a cookie. A Secure cookie has the prefix, and the plain one of earlier versions is deleted.
 * @param change.secret null deletes the cookie.
 */
export function setCookie(
  { req, res }: { req: IncomingMessage; res: ServerResponse },
  { cookie, secret, isSecure }: { cookie: Cookie; secret: string | null; isSecure: boolean },
): void {
  const { name, maxAgeS } = COOKIES[cookie];
  const send = (fullName: string, value: string | null): void => {
    const attributes = [`${fullName}=${value ?? ''}`, 'HttpOnly', 'SameSite=Lax', 'Path=/'];
    attributes.push(`Max-Age=${value === null ? 0 : maxAgeS}`);
    res.appendHeader('set-cookie', [...attributes, ...(isSecure ? ['Secure'] : [])].join('; '));
  };
  send(isSecure ? HOST_PREFIX + name : name, secret);
  if (isSecure && PLAIN[cookie].test(req.headers.cookie ?? '')) send(name, null);
}
