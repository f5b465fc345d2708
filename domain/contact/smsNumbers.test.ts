import { expect, it } from 'vitest';
import { takesSms } from './smsNumbers';

it.each([
  ['212-555-0147', ['1'], true],
  ['+1 (212) 555-0147', ['1'], true],
  ['+1 876 555 0147', ['1'], false],
  ['876-555-0147', ['1'], false],
  ['+1 876 555 0147', ['1', '1876'], true],
  ['+49 1512 3456789', ['1'], false],
  ['+49 1512 3456789', ['1', '49'], true],
  ['+881 6 12345678', ['1', '49'], false],
  ['+2125550147', ['1'], false],
  ['212-555-0147', [], false],
])('%s with %j: %s', (phone, prefixes, expected) => {
  expect(takesSms(phone, prefixes)).toBe(expected);
});
