import type { IncomingMessage, ServerResponse } from 'node:http';

const DAY_S = 24 * 60 * 60;

/** guest: a browser without an account, for the longest that browsers keep a cookie. session: a login, until it ends. */
const COOKIES = {
  guest: { name: 'fairtab_guest', maxAgeS: 400 * DAY_S },
  session: { name: 'fairtab_session', maxAgeS: 180 * DAY_S },
} as const;
type Cookie = keyof typeof COOKIES;

const SECRET = '([\\w-]{43})';
const PATTERNS: Record<Cookie, RegExp> = { guest: patternOf('guest'), session: patternOf('session') };

function patternOf(cookie: Cookie): RegExp {
  return new RegExp(`(?:^|;\\s*)${COOKIES[cookie].name}=${SECRET}(?:;|$)`);
}

/** @returns null when the request has no such cookie, or none that looks like a secret. */
export function readCookie(req: IncomingMessage, cookie: Cookie): string | null {
  return PATTERNS[cookie].exec(req.headers.cookie ?? '')?.[1] ?? null;
}

/** @param secret null deletes the cookie. */
export function setCookie(
  res: ServerResponse,
  { cookie, secret, isSecure }: { cookie: Cookie; secret: string | null; isSecure: boolean },
): void {
  const { name, maxAgeS } = COOKIES[cookie];
  const attributes = [`${name}=${secret ?? ''}`, 'HttpOnly', 'SameSite=Lax', 'Path=/'];
  attributes.push(`Max-Age=${secret === null ? 0 : maxAgeS}`);
  res.appendHeader('set-cookie', [...attributes, ...(isSecure ? ['Secure'] : [])].join('; '));
}

/** The session secret of an Authorization header. */
export function readBearer(req: IncomingMessage): string | null {
  return new RegExp(`^Bearer ${SECRET}$`, 'i').exec(req.headers.authorization ?? '')?.[1] ?? null;
}
