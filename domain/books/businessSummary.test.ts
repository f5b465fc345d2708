import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ownCostOf,
  summariseBusiness,
  type BusinessSummary,
  type NamedSpent,
  type SpentGroup,
} from './businessSummary';

const group = (parts: Partial<SpentGroup> = {}): SpentGroup => ({
  currency: 'USD',
  month: '2026-11',
  label: '',
  restaurantName: 'Bistro',
  receipts: 1,
  taxCents: 0,
  tipCents: 0,
  feesCents: 0,
  discountCents: 0,
  totalCents: 0,
  paidBackCents: 0,
  ...parts,
});

const cents = fc.integer({ min: 0, max: 9_999_999_999 });
const groups: fc.Arbitrary<SpentGroup[]> = fc.array(
  fc.record({
    currency: fc.constant('USD'),
    month: fc.constantFrom('2026-01', '2026-02', '2025-12'),
    label: fc.constantFrom('', 'Team lunch', 'TEAM LUNCH', 'Client dinner'),
    restaurantName: fc.constantFrom('Bistro', 'bistro', 'Café Élysée'),
    receipts: fc.integer({ min: 1, max: 50 }),
    taxCents: cents,
    tipCents: cents,
    feesCents: cents,
    discountCents: cents,
    totalCents: cents,
    paidBackCents: cents,
  }),
);

/** There is always one. */
const summariesOf = (all: readonly SpentGroup[]) => summariseBusiness(all) as [BusinessSummary, ...BusinessSummary[]];

describe('a business summary', () => {
  it('is one for each currency, the one with most receipts first, and adds nothing across them', () => {
    const [yen, dollars, ...others] = summariesOf([
      group({ currency: 'USD', totalCents: 1300, receipts: 1 }),
      group({ currency: 'JPY', totalCents: 5000, receipts: 2 }),
      group({ currency: 'JPY', totalCents: 700, receipts: 1, restaurantName: 'Sushi' }),
    ]);
    expect(yen).toMatchObject({ total: { currency: 'JPY', receipts: 3, totalCents: 5700 } });
    expect(yen.byRestaurant).toHaveLength(2);
    expect(dollars).toMatchObject({ total: { currency: 'USD', receipts: 1, totalCents: 1300 } });
    expect(others).toEqual([]);
  });

  it('adds up to the same in every direction, and its parts to its total', () => {
    fc.assert(
      fc.property(groups, (all) => {
        const [{ total, byMonth, byLabel, byRestaurant }] = summariesOf(all);
        for (const rows of [byMonth, byLabel, byRestaurant])
          for (const figure of [
            'receipts',
            'subtotalCents',
            'taxCents',
            'tipCents',
            'totalCents',
            'paidBackCents',
          ] as const)
            expect(rows.reduce((sum: number, row: NamedSpent) => sum + row[figure], 0)).toBe(total[figure]);
        expect(total.subtotalCents + total.taxCents + total.tipCents + total.feesCents - total.discountCents).toBe(
          total.totalCents,
        );
        expect(ownCostOf(total) + total.paidBackCents).toBe(total.totalCents);
      }),
    );
  });

  it('lists months in their order, and labels and restaurants by their amounts, in the latest spelling', () => {
    const [{ byMonth, byLabel, byRestaurant }] = summariesOf([
      group({ month: '2026-11', label: 'Team Lunch', restaurantName: 'BISTRO', totalCents: 100 }),
      group({ month: '2026-09', label: 'team lunch', restaurantName: 'Bistro', totalCents: 300 }),
      group({ month: '2026-10', label: 'Client dinner', restaurantName: 'Roma', totalCents: 900, tipCents: 150 }),
    ]);
    expect(byMonth.map(({ name }) => name)).toEqual(['2026-09', '2026-10', '2026-11']);
    expect(byLabel).toMatchObject([
      { name: 'Client dinner', totalCents: 900, tipCents: 150, subtotalCents: 750 },
      { name: 'Team Lunch', totalCents: 400, receipts: 2 },
    ]);
    expect(byRestaurant.map(({ name }) => name)).toEqual(['Roma', 'BISTRO']);
  });

  it('is empty without receipts', () => {
    expect(summariseBusiness([])).toMatchObject([{ total: { receipts: 0, totalCents: 0 }, byMonth: [], byLabel: [] }]);
  });
});
