import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Config } from '../../config';

/** Whether programs may be sent to any address, or only to one that anybody reaches. */
export type WebhookTargets = 'public' | 'any';

/** Whoever develops Fairtab has the other end on the same machine. */
export function webhookTargetsOf({ environment }: Pick<Config, 'environment'>): WebhookTargets {
  return environment === 'production' ? 'public' : 'any';
}

/** The name leads to an address inside, or to none. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic';
}

/**
 * Whether an IP address is one of the open Internet. Whatever is not known to be is refused: private, of this machine, of the local network
 * (where clouds keep the keys of their machines), for many receivers, and IPv6 addresses that stand for an IPv4 one.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  // Only this part of IPv6 has been allocated for the open Internet so far.
  return parsed.kind() === 'ipv4' || parsed.match(ipaddr.IPv6.parse('2000::'), 3);
}

/** @returns why nothing is sent to this URL, whatever its name leads to; null when nothing speaks against it. */
export function urlProblem(url: URL, targets: WebhookTargets): 'notHttps' | 'notPublic' | null {
  if (targets === 'any') return null;
  if (url.protocol !== 'https:') return 'notHttps';
  const host = hostOf(url);
  const isPublic = isIP(host) === 0 ? isPublicName(host) : isPublicAddress(host);
  return isPublic ? null : 'notPublic';
}

/** Names that no registry of the open Internet gives out (IANA, Special-Use Domain Names; "internal" is reserved by ICANN). */
const INSIDE = new Set([
  'localhost',
  'local',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'invalid',
  'test',
  'onion',
]);

/** Whether a name may lead to an address of the open Internet. Where it leads is looked up each time something is sent. */
function isPublicName(host: string): boolean {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.');
  return labels.length > 1 && !INSIDE.has(labels.at(-1) ?? '') && labels.slice(-2).join('.') !== 'home.arpa';
}

export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

type Resolve = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;
const byDns: Resolve = (host) => lookup(host, { all: true, verbatim: true });

/**
 * Looks a name up for a connection, which then goes to the very addresses that were checked here: a name that leads elsewhere a moment later
 * changes nothing. One address inside refuses all of them.
 */
export function publicLookup(resolve: Resolve = byDns): LookupFunction {
  return (host, options, done) => {
    void resolve(host).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isPublicAddress(address)))
          done(new NotPublic(`${host} leads inside`), '', 0);
        else if (options.all) done(null, [...found]);
        else done(null, first.address, first.family);
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), '', 0),
    );
  };
}
