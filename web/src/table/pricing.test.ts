import { lengthOf, lengthOfPieces, takePieces } from '@fairtab/domain/claims';
import { extrasOf, linesTotalOf } from '@fairtab/domain/shares';
import { summarise } from '@fairtab/domain/summaries';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { TAX_CLASSES } from '@fairtab/domain/taxClasses';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { portionOfOneTap } from './portions';
import { freeOf, previewClaim, rulerOfTable } from './pricing';
import { claimed, DINNER, tableOf } from '../testing/dinner';

const bills = fc
  .record({
    lines: fc.array(
      fc.record({
        priceCents: fc.integer({ min: 0, max: 20_000 }),
        quantity: fc.integer({ min: 1, max: 6 }),
        splitWith: fc.integer({ min: 1, max: 8 }),
        taxClass: fc.constantFrom(...TAX_CLASSES),
        couponPercent: fc.constantFrom(0, 0, 0, 15, 100),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    taxCents: fc.integer({ min: 0, max: 3000 }),
    alcoholTaxCents: fc.integer({ min: 0, max: 1000 }),
    tipCents: fc.integer({ min: 0, max: 5000 }),
    taps: fc.array(
      fc.record({
        line: fc.nat(),
        units: fc.integer({ min: 1, max: 6 }),
        splitCount: fc.integer({ min: 1, max: 9 }),
      }),
      { maxLength: 12 },
    ),
  })
  .map(({ lines, taps, ...extras }) => {
    const items = lines.map(({ couponPercent, ...line }, index) => ({
      id: `i${index}`,
      name: `Dish ${index}`,
      ...line,
      discountCents: Math.floor((line.priceCents * line.quantity * couponPercent) / 100),
    }));
    const bill: ReceiptState = { ...DINNER, items, ...extras, totalCents: 0 };
    return { bill: { ...bill, totalCents: linesTotalOf(bill) + extrasOf(bill) }, taps };
  });

test('the amount shown before a claim is the amount the server charges, claim after claim', () => {
  fc.assert(
    fc.property(bills, ({ bill, taps }) => {
      let state: ReceiptState = bill;
      taps.forEach(({ line, ...portion }, tap) => {
        const itemIndex = line % state.items.length;
        const table = tableOf(state);
        const item = table.items[itemIndex];
        const onServer = summarise(state).items[itemIndex];
        if (!item || !onServer) throw new Error('no such line');
        const preview = previewClaim({ ruler: rulerOfTable(table), itemIndex, free: freeOf(item), portion });
        const pieces = takePieces(onServer.free, lengthOf(portion));
        expect(preview === null).toBe(pieces === null);
        if (!preview || !pieces) return;
        state = claimed(state, {
          id: `c${tap}`,
          itemId: item.id,
          guestId: 'g',
          claimerName: 'Ana',
          ...portion,
          pieces,
        });
        expect(preview.amountCents).toBe(state.claims.at(-1)?.amountCents);
      });
    }),
    { numRuns: 300 },
  );
});

test('one-tap claims always fit into what is left', () => {
  fc.assert(
    fc.property(bills, ({ bill, taps }) => {
      let state: ReceiptState = bill;
      taps.forEach(({ line, ...portion }, tap) => {
        const found = summarise(state).items[line % state.items.length];
        if (!found) throw new Error('no such line');
        const { item, free, claims } = found;
        const oneTap = portionOfOneTap({ ...item, claims, free });
        if (oneTap) expect(takePieces(free, lengthOf(oneTap))).not.toBeNull();
        const pieces = takePieces(free, lengthOf(portion));
        if (pieces && lengthOfPieces(pieces) > 0n)
          state = claimed(state, {
            id: `c${tap}`,
            itemId: item.id,
            guestId: 'g',
            claimerName: 'Ana',
            ...portion,
            pieces,
          });
      });
    }),
    { numRuns: 300 },
  );
});

test('a claim for more than is left has no preview', () => {
  const table = tableOf(DINNER);
  const ruler = rulerOfTable(table);
  const item = table.items[1];
  if (!item) throw new Error('no Negroni');
  const preview = previewClaim({ ruler, itemIndex: 1, free: freeOf(item), portion: { units: 3, splitCount: 1 } });
  expect(preview).toBeNull();
});
