import type { DeliveryProblem } from '@fairtab/domain/programs/webhooks';
import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { performance } from 'node:perf_hooks';
import { hostOf, NotPublic, publicLookup, urlProblem, type WebhookTargets } from './publicAddress';

/** How long an address has to answer, in ms: its name, the connection and its status together. */
export const ANSWER_WITHIN_MS = 5_000;

/** What secrets begin with (https://www.standardwebhooks.com). What follows is the key in base64. */
export const SECRET_PREFIX = 'whsec_';

/** The result of one attempt. */
export interface Attempted {
  /** The HTTP status; null when no answer came. */
  readonly status: number | null;
  /** Why none came. */
  readonly problem: DeliveryProblem | null;
  readonly durationMs: number;
}

export interface SignedMessage {
  /** The same for each attempt, so that a receiver knows it again. */
  readonly id: string;
  readonly at: Date;
  readonly body: string;
  /** One, or two while they are being rotated. */
  readonly secrets: readonly string[];
}

/** The headers of the Standard Webhooks scheme: a receiver that knows one of the secrets can verify the message. */
export function signatureHeaders({ id, at, body, secrets }: SignedMessage): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') };
}

/**
 * Posts a message to an address that somebody else chose. It follows no redirect, reads nothing of the answer but its status, and
 * connects to public addresses alone, unless all are allowed. Never throws.
 * @param target.lookup finds the addresses of a name.
 */
export async function sendSigned(
  message: SignedMessage,
  { url, targets, lookup = publicLookup() }: { url: string; targets: WebhookTargets; lookup?: LookupFunction },
): Promise<Attempted> {
  const startedAt = performance.now();
  const ended = (status: number | null, problem: DeliveryProblem | null): Attempted => ({
    status,
    problem,
    durationMs: Math.round(performance.now() - startedAt),
  });
  const parsed = new URL(url);
  // For an address without a name there is no lookup.
  if (urlProblem(parsed, targets) !== null) return ended(null, 'notPublic');
  const isOpen = targets === 'any' || isIP(hostOf(parsed)) !== 0;
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  try {
    const status = await post(parsed, { message, signal, ...(isOpen ? {} : { lookup }) });
    return ended(status, null);
  } catch (error) {
    return ended(null, signal.aborted ? 'timeout' : problemOf(error));
  }
}

function post(
  url: URL,
  { message, signal, lookup }: { message: SignedMessage; signal: AbortSignal; lookup?: LookupFunction },
): Promise<number> {
  const body = Buffer.from(message.body);
  const headers = {
    'content-type': 'application/json',
    'content-length': body.byteLength,
    'user-agent': 'Fairtab-Webhooks',
    ...signatureHeaders(message),
  };
  return new Promise((done, fail) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    // Without an agent no connection is kept, so that each one is looked up and checked.
    const sent = request(
      url,
      { method: 'POST', headers, signal, agent: false, ...(lookup && { lookup }) },
      (answer) => {
        done(answer.statusCode ?? 0);
        answer.on('error', () => undefined).destroy();
      },
    );
    sent.on('error', fail);
    sent.end(body);
  });
}

function problemOf(error: unknown): DeliveryProblem {
  const causes = error instanceof AggregateError ? error.errors : [error];
  if (causes.some((cause) => cause instanceof NotPublic)) return 'notPublic';
  const codes = causes.map((cause: unknown) => (cause instanceof Error && 'code' in cause ? String(cause.code) : ''));
  return codes.some((code) => /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_/.test(code)) ? 'certificate' : 'unreachable';
}
