import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { networkOf } from '@fairtab/services/accounts/accessTokens/accessTokens';
import { NO_PROXIES, readTrustedProxies } from '@fairtab/services/platform/trustedProxies';
import { clientOf } from './clientOf';

const addressOf = (remoteAddress: string, forwarded?: string, trustProxy = '1') => {
  const trustedProxies = readTrustedProxies(trustProxy) ?? NO_PROXIES;
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return clientOf({ headers, socket: { remoteAddress } } as unknown as IncomingMessage, { trustedProxies }).address;
};

describe('the address of whoever asks', () => {
  it('is the one that our own proxy saw, whatever the sender put before it', () => {
    expect(addressOf('10.0.0.1', '203.0.113.9')).toBe('203.0.113.9');
    expect(addressOf('10.0.0.1', '1.2.3.4, 203.0.113.9')).toBe('203.0.113.9');
  });

  it('is that of the connection where no proxy is trusted, whatever the sender says', () => {
    expect(addressOf('203.0.113.9', '1.2.3.4', 'false')).toBe('203.0.113.9');
    expect(addressOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
  });

  it('is the network of an IPv6 address, because one home has all addresses in it', () => {
    expect(addressOf('2001:db8:1:2:3:4:5:6')).toBe(addressOf('2001:db8:1:2::9'));
    expect(addressOf('2001:db8:1:2::9')).not.toBe(addressOf('2001:db8:1:3::9'));
  });

  it('tells from which network an access token was used, over IPv4 and IPv6', () => {
    expect(networkOf(addressOf('::ffff:203.0.113.9'))).toBe('203.0.113.0/24');
    expect(networkOf(addressOf('2001:db8:7:1::9'))).toBe('2001:db8:7::/48');
    expect(networkOf(addressOf('2001:db8::9'))).toBe('2001:db8:0::/48');
  });
});
