import type { Exchange } from './Exchange';

/** What every answer says, whatever it is. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  // A receipt's address is the key to it, so it is never told to another site.
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
} as const;

export function setSecurityHeaders({ res }: Exchange): void {
  for (const [name, value] of Object.entries(ALWAYS)) res.setHeader(name, value);
}

/** What the app's page may load and do: nothing from anywhere else. */
export function contentSecurityPolicy(host: string | undefined): string {
  // Some browsers do not count a WebSocket to the page's own host as 'self'.
  const sockets =
    host !== undefined && /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self'${sockets}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
