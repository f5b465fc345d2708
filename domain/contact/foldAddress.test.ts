import { expect, it } from 'vitest';
import { foldAddress } from './foldAddress';

it.each([
  ['Ana@Example.com', 'ana@example.com'],
  ['ana+1@example.com', 'ana@example.com'],
  ['ana+bills+2@example.com', 'ana@example.com'],
  ['a.n.a@gmail.com', 'ana@gmail.com'],
  ['A.na+x@GoogleMail.com', 'ana@gmail.com'],
  ['a.n.a@example.com', 'a.n.a@example.com'],
  ['+ana@example.com', '+ana@example.com'],
  ['212-555-0147', '12125550147'],
  ['(212) 555 0147', '12125550147'],
  ['+1 212 555 0147', '12125550147'],
  ['1-212-555-0147', '12125550147'],
  ['+49 1512 345678', '491512345678'],
  ['+3906698871', '3906698871'],
  ['+4915123456', '4915123456'],
])('%s reaches whoever %s reaches', (address, folded) => {
  expect(foldAddress(address)).toBe(folded);
});
