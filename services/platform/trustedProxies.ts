import { BlockList, isIP, isIPv6 } from 'node:net';

/** The proxies that are ours. Only their headers about a request are believed. */
export interface TrustedProxies {
  /**
   * Who asked.
   * @param peer the address that the connection comes from
   * @param forwarded X-Forwarded-For: each proxy appends the address that it got the request from
   */
  clientOf(peer: string, forwarded: string): string;
  /** Whether the headers of a connection from this address are set by a proxy of ours. */
  trusts(peer: string): boolean;
}

/** More than anybody chains. */
const MOST_HOPS = 10;

/** An IPv4 address as IPv6 writes it is the same address. */
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Reads TRUST_PROXY: `false`, a number of proxies that stand in front one after the other, or a list of their addresses and
 * networks such as "10.0.0.0/8, 192.0.2.7". null when it is none of these. `true` is none, because it does not say who is
 * believed.
 */
export function readTrustedProxies(text: string): TrustedProxies | null {
  if (text === 'false' || text === '0') return NO_PROXIES;
  if (/^\d{1,2}$/.test(text)) return Number(text) <= MOST_HOPS ? hops(Number(text)) : null;
  const known = new BlockList();
  return text.split(',').every((entry) => add(known, entry.trim())) ? listed(known) : null;
}

/** Everybody says of themselves where they come from, so nothing of it is believed. */
export const NO_PROXIES: TrustedProxies = { clientOf: (peer) => plain(peer), trusts: () => false };

/** When a number of proxies is configured, only the last of them can reach this process. */
function hops(count: number): TrustedProxies {
  return {
    clientOf: (peer, forwarded) => addressesOf(forwarded, peer).at(-1 - count) ?? plain(peer),
    trusts: () => true,
  };
}

/** One proxy in front, as the compose file has it. */
export const ONE_PROXY = hops(1);

function listed(known: BlockList): TrustedProxies {
  const trusts = (address: string) => {
    const text = plain(address);
    return isIP(text) !== 0 && known.check(text, isIPv6(text) ? 'ipv6' : 'ipv4');
  };
  return {
    trusts,
    // The client is the first address from the right that is no proxy of ours. Addresses to its left may be made up.
    clientOf: (peer, forwarded) => {
      const addresses = addressesOf(forwarded, peer);
      return addresses.findLast((address) => !trusts(address)) ?? addresses[0] ?? plain(peer);
    },
  };
}

function addressesOf(forwarded: string, peer: string): string[] {
  return [...forwarded.split(',').flatMap((address) => plain(address) || []), plain(peer)];
}

/** @returns whether it is an address or a network. */
function add(known: BlockList, entry: string): boolean {
  const [address = '', prefix, more] = entry.split('/');
  const family = isIP(address);
  const bits = family === 6 ? 128 : 32;
  if (family === 0 || more !== undefined) return false;
  if (prefix === undefined) known.addAddress(address, family === 6 ? 'ipv6' : 'ipv4');
  // A network of everybody trusts whoever asks.
  else if (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits)
    known.addSubnet(address, Number(prefix), family === 6 ? 'ipv6' : 'ipv4');
  else return false;
  return true;
}
