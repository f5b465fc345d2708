import { expect, test } from 'vitest';
import { extrasInPrices, withExtras } from './withExtras';

test('tax and tip are named only where the bill has them', () => {
  expect(withExtras({ tax: '2.00', tip: '3.00' })).toBe('With tax & tip');
  expect(withExtras({ tax: '2.00', tip: '0.00' })).toBe('With tax');
  expect(withExtras({ tax: '0.00', alcoholTax: '1.00', tip: '0.00' })).toBe('With tax');
  expect(withExtras({ tax: '0.00', tip: '3.00' })).toBe('With tip');
  expect(withExtras({ tax: '0.00', tip: '0.00' })).toBeNull();
});

test('below the prices it is said what is in them, and nothing where nothing is added', () => {
  expect(extrasInPrices({ tax: '2.00', tip: '3.00' })).toBe('Tax & tip are in every price');
  expect(extrasInPrices({ tax: '2.00', tip: '0.00' })).toBe('Tax is in every price');
  expect(extrasInPrices({ tax: '0.00', tip: '3.00' })).toBe('The tip is in every price');
  expect(extrasInPrices({ tax: '0.00', tip: '0.00' })).toBeNull();
});
