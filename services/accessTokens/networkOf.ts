import { isIPv4, isIPv6 } from 'node:net';

/** @returns the network of an address, which no single device has: "203.0.113.0/24" or "2001:db8:7::/48"; null for no address. */
export function networkOf(address: string): string | null {
  const v4 = address.replace(/^::ffff:/i, '');
  if (isIPv4(v4)) return v4.replace(/\.\d+$/, '.0/24');
  if (!isIPv6(address)) return null;
  const [head = '', tail = ''] = address.replace(/%.*$/, '').split('::');
  const [before, after] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0)) }, () => '0');
  const groups = [...(before ?? []), ...zeros, ...(after ?? [])];
  return `${groups.slice(0, 3).join(':')}::/48`;
}
