import { expect, it } from 'vitest';
import { networkOf } from './networkOf';

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:7:1::9', '2001:db8:7::/48'],
  ['2001:db8::9', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['', null],
  ['somewhere', null],
])('of the address "%s" nothing is kept but "%s"', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
