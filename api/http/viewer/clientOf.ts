import type { TrustedProxies } from '@fairtab/services/platform/trustedProxies';
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

const MAX_USER_AGENT = 300;

/**
 * The address and browser of a request, for limits and for the list of sessions. An IPv6 address is cut to its network,
 * because one home has 2^64 addresses.
 */
export function clientOf(
  req: IncomingMessage,
  { trustedProxies }: { trustedProxies: TrustedProxies },
): { address: string; userAgent: string } {
  const forwarded = String(req.headers['x-forwarded-for'] ?? '');
  return {
    address: networkOf(trustedProxies.clientOf(req.socket.remoteAddress ?? '', forwarded)),
    userAgent: (req.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT),
  };
}

function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = 8 - groups.length - (tail ? tail.split(':').length : 0);
  const full = tail === undefined ? groups : [...groups, ...Array<string>(missing).fill('0'), ...tail.split(':')];
  return `${full.slice(0, 4).join(':')}::/64`;
}
