import { GRID } from '@fairtab/domain/shares';
import { expect, test } from 'vitest';
import { describeLeft, describePortion, describePortions, portionOfOneTap, portionOfRest } from './portions';

const all = (quantity: number) => [{ start: 0n, end: BigInt(quantity) * GRID }];

test('a tap on a line of three takes one', () => {
  expect(portionOfOneTap({ quantity: 3, splitWith: 1, claims: [], free: all(3) })).toEqual({ units: 1, splitCount: 1 });
});

test('a tap on a dish the host marked as shared by four takes a quarter', () => {
  expect(portionOfOneTap({ quantity: 1, splitWith: 4, claims: [], free: all(1) })).toEqual({ units: 1, splitCount: 4 });
});

test('a tap on a dish that others share takes the same part as they did', () => {
  const claims = [{ units: 1, splitCount: 3 }];
  const free = [{ start: GRID / 3n, end: GRID }];
  expect(portionOfOneTap({ quantity: 1, splitWith: 1, claims, free })).toEqual({ units: 1, splitCount: 3 });
});

test('a tap takes the rest when less than that part is left', () => {
  const claims = [{ units: 1, splitCount: 2 }];
  const free = [{ start: (GRID * 3n) / 4n, end: GRID }];
  expect(portionOfOneTap({ quantity: 1, splitWith: 1, claims, free })).toEqual({ units: 1, splitCount: 4 });
});

test('a tap opens the dialog when the rest is not a simple part', () => {
  const free = [{ start: GRID / 3n, end: GRID }];
  expect(portionOfOneTap({ quantity: 1, splitWith: 1, claims: [{ units: 1, splitCount: 1 }], free })).toBeNull();
});

test('the rest of a line is one portion, whatever pieces of it are free', () => {
  const pieces = [
    { start: 0n, end: GRID / 3n },
    { start: GRID, end: (GRID * 3n) / 2n },
  ];
  expect(portionOfRest(all(12))).toEqual({ units: 12, splitCount: 1 });
  expect(portionOfRest([{ start: GRID / 3n, end: GRID }])).toEqual({ units: 2, splitCount: 3 });
  expect(portionOfRest(pieces)).toEqual({ units: 5, splitCount: 6 });
  expect(portionOfRest([])).toBeNull();
});

test('a rest that no claim can hold is no portion', () => {
  expect(portionOfRest([{ start: GRID / 97n + GRID / 89n, end: GRID }])).toEqual({ units: 8447, splitCount: 8633 });
  expect(portionOfRest([{ start: 1n, end: GRID }])).toBeNull();
});

test('a tap takes all that is left of a dish of which somebody took an unequal part', () => {
  const free = [{ start: (GRID * 2n) / 5n, end: GRID }];
  const rest = { units: 3, splitCount: 5 };
  expect(portionOfOneTap({ quantity: 1, splitWith: 1, claims: [{ units: 2, splitCount: 5 }], free })).toEqual(rest);
});

test('portions are described as people say them', () => {
  expect(describePortion({ units: 1, splitCount: 1, quantity: 1 })).toBe('');
  expect(describePortion({ units: 1, splitCount: 2, quantity: 1 })).toBe('1/2');
  expect(describePortion({ units: 2, splitCount: 1, quantity: 3 })).toBe('2 of 3');
  expect(describePortion({ units: 3, splitCount: 2, quantity: 3 })).toBe('3 shared by 2');
  expect(describePortion({ units: 3, splitCount: 1, quantity: 3 })).toBe('all 3');
  expect(describePortion({ units: 37, splitCount: 100, quantity: 1 })).toBe('37%');
  expect(describePortion({ units: 137, splitCount: 100, quantity: 3 })).toBe('1.37 of 3');
});

test('several claims of one person are described together', () => {
  const one = { units: 1, splitCount: 1 };
  expect(describePortions([one, one], 12)).toBe('2 of 12');
  expect(describePortions([one, one, one], 3)).toBe('all 3');
  expect(describePortions([{ units: 5, splitCount: 3 }], 24)).toBe('5 shared by 3');
  expect(describePortions([one, { units: 5, splitCount: 3 }], 24)).toBe('1 of 24 and 5 shared by 3');
  expect(
    describePortions(
      [
        { units: 1, splitCount: 3 },
        { units: 1, splitCount: 3 },
      ],
      1,
    ),
  ).toBe('2/3');
});

test('only a partly claimed line says how much is left', () => {
  expect(describeLeft({ free: all(3), quantity: 3 })).toBe('');
  expect(describeLeft({ free: [], quantity: 3 })).toBe('');
  expect(describeLeft({ free: [{ start: 0n, end: GRID }], quantity: 3 })).toBe('1 of 3 left');
  expect(describeLeft({ free: [{ start: 0n, end: GRID / 2n }], quantity: 1 })).toBe('1/2 left');
  expect(describeLeft({ free: [{ start: 0n, end: (GRID * 4n) / 3n }], quantity: 3 })).toBe('1 and a part of 3 left');
});
