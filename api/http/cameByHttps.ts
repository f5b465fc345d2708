import type { IncomingMessage } from 'node:http';

/** Whether the browser came by https, as far as that can be known here. */
export function cameByHttps(
  req: IncomingMessage,
  { trustProxy, publicUrl }: { trustProxy: boolean; publicUrl: string | null },
): boolean {
  if ('encrypted' in req.socket && req.socket.encrypted === true) return true;
  const [scheme] = String(req.headers['x-forwarded-proto'] ?? '').split(',');
  return (trustProxy && scheme?.trim() === 'https') || (publicUrl?.startsWith('https:') ?? false);
}
