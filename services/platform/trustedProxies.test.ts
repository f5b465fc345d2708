import { describe, expect, it } from 'vitest';
import { readTrustedProxies } from './trustedProxies';

const clientOf = (text: string, peer: string, forwarded: string) => readTrustedProxies(text)?.clientOf(peer, forwarded);

describe('who asks', () => {
  it('is the connection’s own address when no proxy is trusted', () => {
    for (const text of ['false', '0']) {
      expect(clientOf(text, '203.0.113.9', '1.2.3.4')).toBe('203.0.113.9');
      expect(readTrustedProxies(text)?.trusts('127.0.0.1')).toBe(false);
    }
  });

  it('is what the outermost of so many proxies saw', () => {
    expect(clientOf('1', '10.0.0.1', '1.2.3.4, 203.0.113.9')).toBe('203.0.113.9');
    expect(clientOf('2', '10.0.0.1', '1.2.3.4, 203.0.113.9, 10.0.0.2')).toBe('203.0.113.9');
    expect(clientOf('1', '10.0.0.1', '')).toBe('10.0.0.1');
    expect(clientOf('3', '10.0.0.1', '203.0.113.9')).toBe('10.0.0.1');
  });

  it('is the last address that is no known proxy, whatever stands before it', () => {
    const text = '10.0.0.0/8, 2001:db8::/32,192.0.2.7';
    expect(clientOf(text, '10.0.0.1', '1.2.3.4, 203.0.113.9')).toBe('203.0.113.9');
    expect(clientOf(text, '::ffff:10.0.0.1', '10.1.1.1, 203.0.113.9, 192.0.2.7, 2001:db8::5')).toBe('203.0.113.9');
    expect(clientOf(text, '10.0.0.1', 'unknown')).toBe('unknown');
  });

  it('is the connection’s own address when that is no known proxy, whatever it says', () => {
    const proxies = readTrustedProxies('10.0.0.0/8');
    expect(proxies?.clientOf('203.0.113.66', '1.2.3.4, 10.0.0.1')).toBe('203.0.113.66');
    expect(proxies?.trusts('203.0.113.66')).toBe(false);
    expect(proxies?.trusts('::ffff:10.2.3.4')).toBe(true);
  });
});

it.each([
  'true',
  'yes',
  '',
  '11',
  '-1',
  '1.5',
  '10.0.0.0/0',
  '10.0.0.0/33',
  '10.0.0',
  'proxy',
  '10.0.0.1,',
  '::/129',
  '1.2.3.4/8/8',
])('%j says not whom to trust', (text) => expect(readTrustedProxies(text)).toBeNull());
