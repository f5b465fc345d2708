import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

const MAX_USER_AGENT = 300;

/**
 * Where a request comes from, for limits and for the list of sessions. Of an IPv6 address only the network counts: one
 * home has 2^64 of them.
 */
export function clientOf(
  req: IncomingMessage,
  { trustProxy }: { trustProxy: boolean },
): { address: string; userAgent: string } {
  // Each proxy appends whom it talks to, so what ours says is the last one.
  const forwarded = trustProxy
    ? String(req.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  const address = (forwarded || req.socket.remoteAddress) ?? '';
  return {
    address: networkOf(address.replace(/^::ffff:(?=\d+\.)/i, '')),
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
