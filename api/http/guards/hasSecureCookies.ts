import type { IncomingMessage } from 'node:http';
import type { Config } from '@fairtab/services/config';
import { cameByHttps, type HttpsRules } from './cameByHttps';

/** Whether the cookies of this request's answer are Secure, and so have the prefix that binds them to this host. */
export function hasSecureCookies(
  req: IncomingMessage,
  config: HttpsRules & { readonly secureCookies: Config['secureCookies'] },
): boolean {
  const { secureCookies } = config;
  return secureCookies === 'auto' ? cameByHttps(req, config) : secureCookies === 'always';
}
