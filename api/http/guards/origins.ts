import type { IncomingMessage } from 'node:http';

/** The page that sent the request, as far as a browser tells: our own, one we allow, any other page, or no page at all. */
export type Sender = 'own' | 'allowed' | 'foreign' | 'none';

export interface OriginRules {
  /** Null: the host that the request came to. */
  readonly publicUrl: string | null;
  readonly corsOrigins: readonly string[];
}

export function senderOf(req: IncomingMessage, { publicUrl, corsOrigins }: OriginRules): Sender {
  const { origin, host } = req.headers;
  if (origin === undefined) return 'none';
  // A navigation that no page began, such as a photo from the phone's share sheet; no page can set this header.
  if (origin === 'null' && req.headers['sec-fetch-site'] === 'none') return 'none';
  // The second one is what nearly every request has; it spares the parser below.
  if (origin === publicUrl || origin === `http://${host}` || origin === `https://${host}`) return 'own';
  // Behind a proxy the scheme that browsers use is not known here, so the host decides.
  if (URL.canParse(origin) && new URL(origin).host === host) return 'own';
  return corsOrigins.includes(origin) ? 'allowed' : 'foreign';
}

/** Whether the request's cookies say who the viewer is: never when another page sent it. */
export function mayUseCookies(sender: Sender): boolean {
  return sender === 'own' || sender === 'none';
}
