import type { IncomingMessage } from 'node:http';
import type { Exchange } from './Exchange';
import { HttpProblem } from './HttpProblem';

/** Who sent the request, as far as a browser tells: our own page, a page we allow, any other page, or no page at all. */
export type Sender = 'own' | 'allowed' | 'foreign' | 'none';

export interface OriginRules {
  /** Null: whatever host the request came to. */
  readonly publicUrl: string | null;
  readonly corsOrigins: readonly string[];
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

export function senderOf(req: IncomingMessage, { publicUrl, corsOrigins }: OriginRules): Sender {
  const { origin, host } = req.headers;
  if (origin === undefined) return 'none';
  // A navigation that no page began, such as a photo from the phone's share sheet; no page can set this header.
  if (origin === 'null' && req.headers['sec-fetch-site'] === 'none') return 'none';
  if (origin === publicUrl) return 'own';
  // Behind a proxy the scheme people see is not known here, so the host decides.
  if (URL.canParse(origin) && new URL(origin).host === host) return 'own';
  return corsOrigins.includes(origin) ? 'allowed' : 'foreign';
}

/** Whether the request's cookies say who asks: never for a page that is not ours. */
export function mayUseCookies(sender: Sender): boolean {
  return sender === 'own' || sender === 'none';
}

/**
 * The same-origin proof that unsafe requests need (decisions §4): browsers send neither JSON nor DELETE to another
 * origin without asking first, and they always say where a request comes from.
 * @param takesFile whether a file is sent there. Any page can make a browser send one to us, but not without its saying so.
 * @throws HttpProblem 403 for foreign pages, 415 for bodies of another kind.
 */
export function refuseForgery({ req }: Exchange, { sender, takesFile }: { sender: Sender; takesFile: boolean }): void {
  if (SAFE_METHODS.includes(req.method ?? '')) return;
  if (sender === 'foreign' || (takesFile && sender === 'none' && isFromElsewhere(req)))
    throw new HttpProblem({ status: 403, code: 'wrong_origin', message: 'This page may not do that.' });
  if (takesFile) {
    refuseUnlessForm(req);
    return;
  }
  const type = req.headers['content-type'];
  const isBare = type === undefined && !hasBody(req);
  if (!isBare && !/^application\/json\s*(;|$)/i.test(type ?? ''))
    throw new HttpProblem({
      status: 415,
      code: 'wrong_content_type',
      message: 'Send JSON: Content-Type: application/json.',
    });
}

/** What browsers say of a form that another page sends without an Origin. */
function isFromElsewhere({ headers }: IncomingMessage): boolean {
  return ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));
}

function refuseUnlessForm({ headers }: IncomingMessage): void {
  if (/^multipart\/form-data\s*(;|$)/i.test(headers['content-type'] ?? '')) return;
  const message = 'Send the photo as a form: Content-Type: multipart/form-data.';
  throw new HttpProblem({ status: 415, code: 'wrong_content_type', message });
}

/** Tells browsers which other pages may read the answer; cookies never count there. Answers a preflight by itself. */
export function answerCors({ req, res }: Exchange, sender: Sender): boolean {
  res.setHeader('vary', 'Origin');
  if (sender === 'allowed') {
    res.setHeader('access-control-allow-origin', req.headers.origin ?? '');
    res.setHeader('access-control-expose-headers', 'x-request-id');
  }
  const isPreflight = req.method === 'OPTIONS' && req.headers['access-control-request-method'] !== undefined;
  if (!isPreflight) return false;
  if (sender === 'allowed') {
    res.setHeader('access-control-allow-methods', 'GET, POST, PATCH, DELETE');
    res.setHeader('access-control-allow-headers', 'Authorization, Content-Type, Idempotency-Key, X-Request-Id');
    res.setHeader('access-control-max-age', '86400');
  }
  res.writeHead(204).end();
  return true;
}

function hasBody(req: IncomingMessage): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
}
