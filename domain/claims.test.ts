import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  describeItemPortion,
  describeUnits,
  describeWhatIsLeft,
  formatUnits,
  freePieces,
  lengthOf,
  lengthOfPieces,
  parseUnits,
  whyClaimMoveIsRefused,
  takePieces,
  type ClaimMove,
  type ClaimStatus,
} from './claims';
import { takeLanguageFrom } from './language/current';
import { GRID, wholeLine, type Piece } from './shares';

const piece = (start: number, end: number): Piece => ({ start: BigInt(start) * GRID, end: BigInt(end) * GRID });

describe('freePieces', () => {
  it('are the whole line while nobody has claimed', () => {
    expect(freePieces(3, [])).toEqual([wholeLine(3)]);
  });

  it('are the parts between the claims, from left to right, for claims in any order', () => {
    expect(freePieces(6, [piece(4, 5), piece(1, 2)])).toEqual([piece(0, 1), piece(2, 4), piece(5, 6)]);
  });

  it('are none when the claims meet and cover the line', () => {
    expect(freePieces(2, [piece(1, 2), piece(0, 1)])).toEqual([]);
  });

  it('never returns a part twice, even if claims overlap', () => {
    expect(freePieces(5, [piece(0, 4), piece(1, 2)])).toEqual([piece(4, 5)]);
  });
});

describe('takePieces', () => {
  it('takes the first stretch that holds all of it, past smaller ones', () => {
    expect(takePieces([piece(0, 1), piece(2, 5)], lengthOf({ units: 2, splitCount: 1 }))).toEqual([piece(2, 4)]);
  });

  it('takes several stretches from left to right only when no single one is long enough', () => {
    expect(takePieces([piece(0, 1), piece(2, 3), piece(4, 5)], lengthOf({ units: 2, splitCount: 1 }))).toEqual([
      piece(0, 1),
      piece(2, 3),
    ]);
  });

  it('takes no more of the last stretch than is needed', () => {
    const taken = takePieces([piece(0, 1), piece(2, 3)], lengthOf({ units: 3, splitCount: 2 }));
    expect(taken).toEqual([piece(0, 1), { start: 2n * GRID, end: 2n * GRID + GRID / 2n }]);
  });

  it('takes nothing when less than all of it is left', () => {
    expect(takePieces([piece(0, 1)], lengthOf({ units: 2, splitCount: 1 }))).toBeNull();
    expect(takePieces([], lengthOf({ units: 1, splitCount: 100 }))).toBeNull();
  });

  it('lets exactly the stated number of people share a dish, for every number', () => {
    for (let people = 1; people <= 100; people++) {
      const taken: Piece[] = [];
      for (let person = 0; person < people; person++)
        taken.push(...(takePieces(freePieces(1, taken), lengthOf({ units: 1, splitCount: people })) ?? []));
      expect(taken).toHaveLength(people);
      expect(freePieces(1, taken)).toEqual([]);
      expect(takePieces(freePieces(1, taken), lengthOf({ units: 1, splitCount: 100 }))).toBeNull();
    }
  });

  it('fills thirds, quarters and twelfths to exactly one unit', () => {
    const taken: Piece[] = [];
    for (const splitCount of [3, 4, 4, 12, 12])
      taken.push(...(takePieces(freePieces(1, taken), lengthOf({ units: 1, splitCount })) ?? []));
    expect(lengthOfPieces(taken)).toBe(GRID);
  });
});

describe('units as text', () => {
  it.each([
    [{ units: 2, splitCount: 1 }, '2', '2'],
    [{ units: 1, splitCount: 3 }, '1/3', '1/3'],
    [{ units: 7, splitCount: 4 }, '7/4', '1 3/4'],
    [{ units: 4, splitCount: 6 }, '2/3', '2/3'],
    [{ units: 0, splitCount: 1 }, '0', '0'],
  ])('writes %j as %s for programs and %s for people', (portion, exact, readable) => {
    expect(formatUnits(lengthOf(portion))).toBe(exact);
    expect(describeUnits(lengthOf(portion), 3)).toBe(readable);
  });

  it('reads back every length that it writes, after any additions and removals', () => {
    const portion = fc.record({
      units: fc.integer({ min: 0, max: 999 }),
      splitCount: fc.integer({ min: 1, max: 100 }),
    });
    fc.assert(
      fc.property(fc.array(portion, { maxLength: 6 }), (portions) => {
        const length = portions.reduce((sum, each) => sum + lengthOf(each), 0n);
        expect(parseUnits(formatUnits(length))).toBe(length);
      }),
      { numRuns: 5_000 },
    );
  });

  it('reads back every position of the grid, even the finest', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 999n * GRID }),
        (position) => parseUnits(formatUnits(position)) === position,
      ),
      { numRuns: 5_000 },
    );
  });

  it.each(['', '-1', '1.5', '1/0', '1/101', '1/', '/2', 'a', '1 3/4', '9'.repeat(60)])('refuses %j', (text) => {
    expect(() => parseUnits(text)).toThrow(RangeError);
  });
});

describe('describeWhatIsLeft', () => {
  it('speaks the language of whoever asks', () => {
    const before = takeLanguageFrom(() => 'es');
    onTestFinished(() => void takeLanguageFrom(before));
    expect(describeWhatIsLeft({ ...negroni, quantity: 4, free: [piece(2, 4)] })).toBe(
      'Ya se marcaron 2 de 4 Negroni; quedan 2.',
    );
  });

  const negroni = { name: 'Negroni', quantity: 2 };

  it('names what is left', () => {
    expect(describeWhatIsLeft({ ...negroni, free: [piece(1, 2)] })).toBe(
      '1 of 2 Negroni is already claimed; 1 is left.',
    );
    expect(describeWhatIsLeft({ ...negroni, quantity: 4, free: [piece(2, 4)] })).toBe(
      '2 of 4 Negroni are already claimed; 2 are left.',
    );
  });

  it('names parts of a single dish', () => {
    const free = [{ start: GRID / 3n, end: GRID }];
    expect(describeWhatIsLeft({ name: 'Nachos', quantity: 1, free })).toBe(
      '1/3 of Nachos is already claimed; 2/3 is left.',
    );
  });

  it('says so when nothing is left', () => {
    expect(describeWhatIsLeft({ ...negroni, free: [] })).toBe('Negroni is already fully claimed.');
  });

  it('names the quantity when more is wanted than the bill ever had', () => {
    expect(describeWhatIsLeft({ ...negroni, free: [piece(0, 2)] })).toBe('There are only 2 of Negroni.');
    expect(describeWhatIsLeft({ name: 'Nachos', quantity: 1, free: [piece(0, 1)] })).toBe('There is only 1 of Nachos.');
  });
});

describe('describeItemPortion', () => {
  it.each([
    [{ units: 1, splitCount: 1 }, 1, 'Nachos'],
    [{ units: 1, splitCount: 4 }, 1, '1/4 of Nachos'],
    [{ units: 3, splitCount: 1 }, 3, 'all 3 Nachos'],
    [{ units: 2, splitCount: 1 }, 3, '2 of 3 Nachos'],
    [{ units: 3, splitCount: 2 }, 3, '1 1/2 of 3 Nachos'],
  ])('says %j of a line of %i as "%s"', (portion, quantity, words) => {
    expect(describeItemPortion(portion, { name: 'Nachos', quantity })).toBe(words);
  });
});

describe('the moves of a claim', () => {
  const possible: Record<ClaimMove, ClaimStatus[]> = {
    pay: ['claimed'],
    unclaim: ['claimed'],
    cancel: ['claimed'],
    reopen: ['paid'],
  };
  const moves = Object.entries(possible) as [ClaimMove, ClaimStatus[]][];

  it.each(moves)('%s is possible only from %j, and every refusal has a message', (move, from) => {
    for (const status of ['claimed', 'paid', 'cancelled'] as const) {
      if (from.includes(status)) expect(whyClaimMoveIsRefused(move, status)).toBeNull();
      else expect(whyClaimMoveIsRefused(move, status)).toMatch(/^[A-Z].+\.$/);
    }
  });

  it('says that a paid claim cannot be unclaimed', () => {
    expect(whyClaimMoveIsRefused('unclaim', 'paid')).toBe(
      'A paid claim cannot be unclaimed. Ask the host to reopen it first.',
    );
  });
});
