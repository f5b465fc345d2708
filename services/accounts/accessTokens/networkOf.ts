import { isIPv4 } from 'node:net';

/**
 * The network that a client asks from, which no single device has: "203.0.113.0/24" or "2001:db8:7::/48".
 * @param address of a client (`ServiceContext.client`), of which IPv6 is a /64 already: "2001:db8:7:1::/64"
 * @returns null when it is not known
 */
export function networkOf(address: string): string | null {
  if (isIPv4(address)) return address.replace(/\.\d+$/, '.0/24');
  return address.endsWith('::/64') ? `${address.split(':').slice(0, 3).join(':')}::/48` : null;
}
