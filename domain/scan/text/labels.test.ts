import { describe, expect, it } from 'vitest';
import { labelOf, mayBeDepartment } from './labels';

describe('labelOf', () => {
  it.each([
    ['SUB TOTAL:', 'subtotal'],
    ['Sub/Tt1', 'subtotal'],
    ['SU8TOTAL', 'subtotal'],
    ['Subtctal', 'subtotal'],
    ['TAX1', 'tax'],
    ['Total Taxes', 'tax'],
    ['NY Sales Tax', 'tax'],
    ['Balance Due', 'total'],
    ['9:53pTOTAL', 'total'],
    ['Tctal', 'total'],
    ['Total before tip:', 'total'],
    ['TL.', 'total'],
    ['Automatic Gratuity', 'tip'],
    ['S.Service Charge', 'tip'],
    ['TIP SUGGESTIONS', 'suggestedTip'],
    ['Delivery Fee', 'fee'],
    ['ITEM COMPS:', 'discount'],
    ['Cash Tender', 'tender'],
    ['Change', 'change'],
  ])('knows %j as %s', (text, label) => {
    expect(labelOf(text).label).toBe(label);
  });

  it.each(['Chicken Tenders', 'TAXABLE T1', 'Tostada', 'Diet Coke', 'Totem Honey Bee', 'Tipsy Cake'])(
    'takes %j for a dish',
    (text) => {
      expect(labelOf(text).label).toBe('none');
    },
  );
});

describe('mayBeDepartment', () => {
  it('is true for sums of departments and false for dishes with a quantity', () => {
    expect(mayBeDepartment('Beverage')).toBe(true);
    expect(mayBeDepartment('1 Beer')).toBe(false);
    expect(mayBeDepartment('Root beer float with ice')).toBe(false);
  });
});
