import type { IncomingMessage } from 'node:http';
import { cameByHttps, type HttpsRules } from './cameByHttps';

/** Two years. Subdomains are not ours to decide about, and the preload list can hardly be left again. */
const STRICT = { 'strict-transport-security': 'max-age=63072000' } as const;
const NONE = {};

const LOCALHOST = /^(([\w-]+\.)*localhost|127(\.\d+){3}|\[::1\])$/i;

/** The header that has browsers open this site by https only; nothing on plain http, and nothing on this machine itself. */
export function httpsOnly(req: IncomingMessage, rules: HttpsRules): Readonly<Record<string, string>> {
  return cameByHttps(req, rules) && !LOCALHOST.test(hostNameOf(req, rules)) ? STRICT : NONE;
}

function hostNameOf({ headers }: IncomingMessage, { publicUrl }: HttpsRules): string {
  return publicUrl === null ? (headers.host ?? '').replace(/:\d+$/, '') : new URL(publicUrl).hostname;
}
