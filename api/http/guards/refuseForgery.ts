import type { IncomingMessage } from 'node:http';
import { HttpProblem } from '../answers/HttpProblem';
import { senderOf, type OriginRules } from './origins';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * The same-origin proof that unsafe requests need (docs/product/access.md): browsers send neither JSON nor DELETE to
 * another origin without asking first, and they always say which page sends a request.
 * @param takesFile whether a file is sent there. Any page can make a browser send a form to us, but not without an origin.
 * @returns the refusal: 403 for foreign pages, 415 for bodies of another kind. Null when the request may go on.
 */
export function refuseForgery(
  req: IncomingMessage,
  { rules, takesFile }: { rules: OriginRules; takesFile: boolean },
): HttpProblem | null {
  if (SAFE_METHODS.includes(req.method ?? '')) return null;
  const sender = senderOf(req, rules);
  if (sender === 'foreign' || (takesFile && sender === 'none' && isFromElsewhere(req)))
    return new HttpProblem({ status: 403, code: 'wrong_origin', message: 'This page may not do that.' });
  const type = req.headers['content-type'];
  if (takesFile) return isForm(type) ? null : wrongType('Send the photo as a form: Content-Type: multipart/form-data.');
  if (type === undefined && !hasBody(req)) return null;
  return isJson(type) ? null : wrongType('Send JSON: Content-Type: application/json.');
}

/** Whether the browser says that another site sent this form, where it sent no Origin. */
function isFromElsewhere({ headers }: IncomingMessage): boolean {
  return ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));
}

function isJson(type: string | undefined): boolean {
  return /^application\/json\s*(;|$)/i.test(type ?? '');
}

function isForm(type: string | undefined): boolean {
  return /^multipart\/form-data\s*(;|$)/i.test(type ?? '');
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function wrongType(message: string): HttpProblem {
  return new HttpProblem({ status: 415, code: 'wrong_content_type', message });
}
