import { expect, it } from 'vitest';
import { networkOf } from './accessTokens';

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:7:1::/64', '2001:db8:7::/48'],
  ['0:0:0:0::/64', '0:0:0::/48'],
  ['', null],
  ['somewhere', null],
])('of the address "%s" nothing is kept but "%s"', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
