import type { IncomingMessage } from 'node:http';
import { senderOf, type OriginRules } from './origins';

/**
 * Where links in mails lead. Without PUBLIC_URL, and then mail only goes to a folder (services/config.ts), to the page
 * that asks, where the browser says that it is ours; never to a host that a request merely names.
 */
export function originOf(req: IncomingMessage, rules: OriginRules): string {
  if (rules.publicUrl !== null) return rules.publicUrl;
  const { origin } = req.headers;
  const isOwnPage = origin !== undefined && senderOf(req, rules) === 'own';
  return isOwnPage ? new URL(origin).origin : `http://localhost:${req.socket.localPort ?? 3000}`;
}
