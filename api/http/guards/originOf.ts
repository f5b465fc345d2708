import { publicOrigin, type PublicOrigin } from '@fairtab/services/platform/links/PublicOrigin';
import type { IncomingMessage } from 'node:http';
import { cameByHttps, type HttpsRules } from './cameByHttps';
import { senderOf, type OriginRules } from './origins';

type Rules = OriginRules & HttpsRules;

/**
 * The site that links in messages lead to: PUBLIC_URL, else the page of ours that sent the request, else the host that the
 * request names, if the connection shows that it is this machine.
 * @returns null when none of them says where this installation is reached; then no link is written.
 */
export function originOf(req: IncomingMessage, rules: Rules): PublicOrigin | null {
  if (rules.publicUrl !== null) return publicOrigin(rules.publicUrl);
  const { origin } = req.headers;
  if (origin !== undefined && senderOf(req, rules) === 'own') return publicOrigin(new URL(origin).origin);
  return namesThisMachine(req) ? publicOrigin(hostOf(req, rules)) : null;
}

/** Where whoever asks has reached this server. Only for an answer to the request itself, because the request says it. */
export function addressAskedAt(req: IncomingMessage, rules: Rules): string {
  return originOf(req, rules) ?? hostOf(req, rules);
}

function hostOf(req: IncomingMessage, rules: Rules): string {
  return `${cameByHttps(req, rules) ? 'https' : 'http'}://${req.headers.host ?? 'localhost'}`;
}

/** Whether the host is localhost, or the very address on which the connection arrived. */
function namesThisMachine({ headers: { host = '' }, socket }: IncomingMessage): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname, host: read } = new URL(`http://${host}`);
  if (read !== host.toLowerCase()) return false;
  const local = (socket.localAddress ?? '').replace(/^::ffff:/, '');
  return hostname === 'localhost' || hostname === local || hostname === `[${local}]`;
}
