import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeItemPortion, freePieces, lengthOf, lengthOfPieces } from '../claims';
import { partCosting } from './partCosting';
import { GRID, rulerOf, wholeLine, type Bill, type Piece } from '../shares';

/** One dish with tax and tip on it. */
function billOf(priceCents: number, extras: Partial<Bill> = {}, quantity = 1): Bill {
  const bill = { taxCents: 0, alcoholTaxCents: 0, tipCents: 0, feesCents: 0, discountCents: 0, ...extras };
  const item = { priceCents, quantity, taxClass: 'ordinary' as const, discountCents: 0 };
  const totalCents = priceCents * quantity + bill.taxCents + bill.tipCents + bill.feesCents - bill.discountCents;
  return { ...bill, items: [item], totalCents };
}

const taxed = rulerOf(billOf(2400, { taxCents: 213, tipCents: 480 }));

describe('the part of a dish that costs an amount', () => {
  it('costs just that, with its tax and tip', () => {
    const part = partCosting({ ruler: taxed, line: 0, free: [wholeLine(1)], amountCents: 1000 });
    expect(taxed.amountOf(0, part?.pieces ?? [])).toBe(1000);
  });

  it('is a whole percentage when one costs that', () => {
    const ruler = rulerOf(billOf(2500));
    const part = partCosting({ ruler, line: 0, free: [wholeLine(1)], amountCents: 1000 });
    expect(part?.portion).toEqual({ units: 2, splitCount: 5 });
  });

  it('is all of a dish for its whole price', () => {
    const part = partCosting({ ruler: taxed, line: 0, free: [wholeLine(1)], amountCents: 3093 });
    expect(part).toEqual({ pieces: [wholeLine(1)], portion: { units: 1, splitCount: 1 } });
  });

  it.each([0, -5, 3094])('is none for %i cents of a dish at 30.93', (amountCents) => {
    expect(partCosting({ ruler: taxed, line: 0, free: [wholeLine(1)], amountCents })).toBeNull();
  });

  it('goes on in the next stretch where the first is too cheap, and leaves the rest free', () => {
    const ruler = rulerOf(billOf(1000, {}, 3));
    const free: Piece[] = [
      { start: 0n, end: GRID / 2n },
      { start: GRID, end: 2n * GRID },
    ];
    const part = partCosting({ ruler, line: 0, free, amountCents: 1234 });
    expect(part?.pieces[0]).toEqual(free[0]);
    expect(ruler.amountOf(0, part?.pieces ?? [])).toBe(1234);
  });

  it('is all of a stretch whose last cent is due at its end, where others have cut it', () => {
    const ruler = rulerOf(billOf(6, { taxCents: 3 }, 2));
    const free: Piece[] = [
      { start: (5n * GRID) / 21n, end: GRID / 3n },
      { start: (8n * GRID) / 21n, end: 2n * GRID },
    ];
    const part = partCosting({ ruler, line: 0, free, amountCents: 1 });
    expect(part).toEqual({ pieces: [free[0]], portion: { units: 2, splitCount: 21 } });
    expect(ruler.amountOf(0, part?.pieces ?? [])).toBe(1);
  });

  it('can be given of a line of nine million dollars, to the cent', () => {
    const ruler = rulerOf(billOf(900_000_000));
    for (const amountCents of [1, 2, 333_333_333, 899_999_998])
      expect(ruler.amountOf(0, partCosting({ ruler, line: 0, free: [wholeLine(1)], amountCents })?.pieces ?? [])).toBe(
        amountCents,
      );
  });

  it('costs what was asked for whoever asks and in whatever order, until the last takes the rest and nothing is left', () => {
    const cases = fc.record({
      priceCents: fc.integer({ min: 1, max: 50_000 }),
      quantity: fc.integer({ min: 1, max: 12 }),
      taxCents: fc.integer({ min: 0, max: 5_000 }),
      tipCents: fc.integer({ min: 0, max: 5_000 }),
      wishes: fc.array(fc.double({ min: 0.001, max: 0.8, noNaN: true }), { maxLength: 6 }),
      sharers: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(cases, ({ priceCents, quantity, taxCents, tipCents, wishes, sharers }) => {
        const ruler = rulerOf(billOf(priceCents, { taxCents, tipCents }, quantity));
        // Some of it is shared in the usual way.
        let taken: Piece[] = [{ start: GRID / 3n, end: GRID / 3n + GRID / 3n / BigInt(sharers) }];
        let claimed = ruler.amountOf(0, taken);
        for (const wish of [...wishes, 1]) {
          const free = freePieces(quantity, taken);
          const left = ruler.amountOf(0, free);
          const amountCents = Math.ceil(left * wish);
          if (amountCents === 0) break;
          const part = partCosting({ ruler, line: 0, free, amountCents });
          expect(part).not.toBeNull();
          if (!part) return;
          expect(ruler.amountOf(0, part.pieces)).toBe(amountCents);
          expect(lengthOf(part.portion)).toBe(lengthOfPieces(part.pieces));
          taken = [...taken, ...part.pieces];
          claimed += amountCents;
        }
        expect(claimed).toBe(ruler.lineAmount(0));
        if (claimed > ruler.amountOf(0, [taken[0] ?? wholeLine(0)])) expect(freePieces(quantity, taken)).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('unequal parts in words', () => {
  it.each([
    [{ units: 2, splitCount: 3 }, 1, '2/3 of Nachos'],
    [{ units: 37, splitCount: 100 }, 1, '37% of Nachos'],
    [{ units: 576_123, splitCount: 1_062_347 }, 1, '54.2% of Nachos'],
    [{ units: 1, splitCount: 24 }, 1, '1/24 of Nachos'],
    [{ units: 137, splitCount: 100 }, 3, '1.37 of 3 Nachos'],
  ])('says %j of a line of %i as "%s"', (portion, quantity, words) => {
    expect(describeItemPortion(portion, { name: 'Nachos', quantity })).toBe(words);
  });
});
