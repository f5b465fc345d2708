import type { IncomingMessage } from 'node:http';

export interface HttpsRules {
  readonly trustProxy: boolean;
  readonly publicUrl: string | null;
}

/** Whether the browser sent the request by https, as far as this process can tell behind a proxy. */
export function cameByHttps(req: IncomingMessage, { trustProxy, publicUrl }: HttpsRules): boolean {
  if ('encrypted' in req.socket && req.socket.encrypted === true) return true;
  const [scheme] = String(req.headers['x-forwarded-proto'] ?? '').split(',');
  return (trustProxy && scheme?.trim() === 'https') || (publicUrl?.startsWith('https:') ?? false);
}
