import type { IncomingMessage } from 'node:http';
import { senderOf, type OriginRules } from './origins';

/**
 * The site that links in mails lead to. Without PUBLIC_URL mail only goes to a folder (services/config.ts); links then lead
 * to the page that sent the request, where the browser says that it is ours, and never to a host that a request merely names.
 */
export function originOf(req: IncomingMessage, rules: OriginRules): string {
  if (rules.publicUrl !== null) return rules.publicUrl;
  const { origin } = req.headers;
  const isOwnPage = origin !== undefined && senderOf(req, rules) === 'own';
  return isOwnPage ? new URL(origin).origin : `http://localhost:${req.socket.localPort ?? 3000}`;
}
