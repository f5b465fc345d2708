import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, isCurrency } from './currencies';
import { claimItem } from './moves/claimItem';
import { decimalsOf, formatMoney } from './money';
import { parseMoney } from './numbers/parseMoney';
import { summarise } from './summaries';
import { itemOf, receiptOf } from './testing/bills';

describe('the currencies that can be chosen', () => {
  it('are known to Intl, each once, with dollars first', () => {
    expect(CURRENCIES[0]).toBe('USD');
    expect(new Set(CURRENCIES).size).toBe(CURRENCIES.length);
    const known = new Set(Intl.supportedValuesOf('currency'));
    expect(CURRENCIES.filter((currency) => !known.has(currency))).toEqual([]);
    expect([...CURRENCIES.slice(5)]).toEqual([...CURRENCIES.slice(5)].sort());
  });

  it('are these and no other words', () => {
    expect(['EUR', 'JPY', 'KWD'].every(isCurrency)).toBe(true);
    expect(['eur', 'XXX', '', null, 978].some(isCurrency)).toBe(false);
  });
});

describe('a bill without decimals or with three', () => {
  it.each(['JPY', 'USD', 'KWD'])('is shared to the last minor unit in %s', (currency) => {
    const unit = 10 ** decimalsOf(currency);
    const amounts = fc.integer({ min: 0, max: 40_000 });
    fc.assert(
      fc.property(
        fc.array(amounts, { minLength: 1, maxLength: 6 }),
        amounts,
        amounts,
        fc.integer({ min: 1, max: 7 }),
        (prices, tax, tip, people) => {
          const items = prices.map((price, index) => itemOf({ id: `item${index}`, priceCents: price * unit }));
          let state = receiptOf({ currency, items, taxCents: tax, tipCents: tip });
          if (items.every(({ priceCents }) => priceCents === 0)) return;
          for (const item of items)
            for (let guest = 0; guest < people; guest++) {
              const decided = claimItem({
                state,
                guestId: `guest${guest}`,
                wanted: {
                  itemId: item.id,
                  claimerName: 'Ana',
                  claimerEmail: null,
                  claimerPhone: null,
                  units: null,
                  splitCount: people,
                  wantedAmountCents: null,
                  expectedAmountCents: null,
                },
                claimId: `${item.id}-${guest}`,
                at: '2026-11-20T20:00:00.000Z',
              });
              if ('refusal' in decided) throw new Error('Something is left for everybody.');
              state = decided.next;
            }
          const { claimedCents, remainingCents, mismatchCents } = summarise(state);
          expect([claimedCents, remainingCents, mismatchCents]).toEqual([state.totalCents, state.totalCents, 0]);
          for (const { amountCents } of state.claims)
            expect(parseMoney(formatMoney(amountCents, currency), currency)).toBe(amountCents);
        },
      ),
      { numRuns: 60 },
    );
  });
});
