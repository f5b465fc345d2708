import type { IncomingMessage, ServerResponse } from 'node:http';

const NAME = 'fairtab_guest';
/** The longest browsers keep a cookie: 400 days. */
const MAX_AGE_S = 400 * 24 * 60 * 60;
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`);

/** @returns the guest's secret, or null when the browser sent none that looks like one. */
export function readGuestCookie(req: IncomingMessage): string | null {
  return COOKIE.exec(req.headers.cookie ?? '')?.[1] ?? null;
}

export function setGuestCookie(res: ServerResponse, { secret, isSecure }: { secret: string; isSecure: boolean }): void {
  const attributes = [`${NAME}=${secret}`, 'HttpOnly', 'SameSite=Lax', 'Path=/', `Max-Age=${MAX_AGE_S}`];
  res.appendHeader('set-cookie', [...attributes, ...(isSecure ? ['Secure'] : [])].join('; '));
}

/** Whether the browser came by https, as far as that can be known here. */
export function cameByHttps(
  req: IncomingMessage,
  { trustProxy, publicUrl }: { trustProxy: boolean; publicUrl: string | null },
): boolean {
  if ('encrypted' in req.socket && req.socket.encrypted === true) return true;
  const [scheme] = String(req.headers['x-forwarded-proto'] ?? '').split(',');
  return (trustProxy && scheme?.trim() === 'https') || (publicUrl?.startsWith('https:') ?? false);
}
