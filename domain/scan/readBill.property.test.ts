import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMoney } from '../money';
import { readText } from './testing/readText';

const line = fc.record({
  name: fc.constantFrom('Burger', 'Fried rice', 'Caesar salad', 'Iced coffee', 'Mole enchilada', 'Onion soup'),
  quantity: fc.integer({ min: 1, max: 9 }),
  unit: fc.integer({ min: 50, max: 9999 }),
});

it('reads every clean receipt to the cent, and calls it balanced', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 12 }),
      fc.option(fc.constantFrom(18, 20), { nil: null }),
      (lines, taxRate, tipRate) => {
        const subtotal = lines.reduce((sum, { quantity, unit }) => sum + quantity * unit, 0);
        const tax = Math.round((subtotal * taxRate) / 100);
        const tip = tipRate === null ? null : Math.round((subtotal * tipRate) / 100);
        const text = [
          'CAFE ROMA',
          ...lines.map(
            ({ name, quantity, unit }) => `${quantity} ${name}`.padEnd(30) + formatMoney(quantity * unit, 'USD'),
          ),
          'Subtotal'.padEnd(30) + formatMoney(subtotal, 'USD'),
          'Tax'.padEnd(30) + formatMoney(tax, 'USD'),
          ...(tip === null ? [] : ['Gratuity'.padEnd(30) + formatMoney(tip, 'USD')]),
          'Total'.padEnd(30) + formatMoney(subtotal + tax + (tip ?? 0), 'USD'),
        ].join('\n');
        expect(readText(text)).toEqual({
          items: lines.map(({ name, quantity, unit }) => `${quantity} ${name} ${quantity * unit}`),
          subtotal,
          tax,
          tip,
          fees: null,
          discount: null,
          total: subtotal + tax + (tip ?? 0),
          balanced: true,
        });
      },
    ),
    { numRuns: 25 },
  );
});
