import type { IncomingMessage, ServerResponse } from 'node:http';
import fastifyCookie from '@fastify/cookie';

const DAY_S = 24 * 60 * 60;

/** guest: a browser without an account, for the longest that browsers keep a cookie. session: a login, until it ends. */
const COOKIES = {
  guest: { name: 'fairtab_guest', maxAgeS: 400 * DAY_S },
  session: { name: 'fairtab_session', maxAgeS: 180 * DAY_S },
} as const;
type Cookie = keyof typeof COOKIES;

const SECRET = /^[\w-]{43}$/;
const BEARER = /^Bearer ([\w-]{43})$/i;

/** The secrets in the request's cookies; null where there is none that looks like one. */
export function readCookies({ headers }: IncomingMessage): Readonly<Record<Cookie, string | null>> {
  const cookies = headers.cookie === undefined ? {} : fastifyCookie.parse(headers.cookie);
  const secretOf = (cookie: Cookie): string | null => {
    const value = cookies[COOKIES[cookie].name];
    return value !== undefined && SECRET.test(value) ? value : null;
  };
  return { guest: secretOf('guest'), session: secretOf('session') };
}

/** @param secret null deletes the cookie. */
export function setCookie(
  res: ServerResponse,
  { cookie, secret, isSecure }: { cookie: Cookie; secret: string | null; isSecure: boolean },
): void {
  const { name, maxAgeS } = COOKIES[cookie];
  const maxAge = secret === null ? 0 : maxAgeS;
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', maxAge, secure: isSecure } as const;
  res.appendHeader('set-cookie', fastifyCookie.serialize(name, secret ?? '', attributes));
}

/** The session secret of an Authorization header. */
export function readBearer({ headers }: IncomingMessage): string | null {
  return BEARER.exec(headers.authorization ?? '')?.[1] ?? null;
}
