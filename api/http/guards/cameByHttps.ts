import type { TrustedProxies } from '@fairtab/services/platform/trustedProxies';
import type { IncomingMessage } from 'node:http';

export interface HttpsRules {
  readonly trustedProxies: TrustedProxies;
  readonly publicUrl: string | null;
}

/** Whether the browser sent the request by https, as far as this process can tell behind a proxy. */
export function cameByHttps(req: IncomingMessage, { trustedProxies, publicUrl }: HttpsRules): boolean {
  if ('encrypted' in req.socket && req.socket.encrypted === true) return true;
  const [scheme] = String(req.headers['x-forwarded-proto'] ?? '').split(',');
  return (
    (scheme?.trim() === 'https' && trustedProxies.trusts(req.socket.remoteAddress ?? '')) ||
    (publicUrl?.startsWith('https:') ?? false)
  );
}
