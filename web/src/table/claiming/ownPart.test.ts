import { expect, test } from 'vitest';
import { ownPart } from './ownPart';

const claim = {
  ...{ id: 'a', diner: 'ana-phone', claimerName: 'Ana', treatedName: null, status: 'CLAIMED' as const },
  ...{ units: 1, splitCount: 1, sharedWith: [] },
};

test('what was taken piece by piece is one part', () => {
  expect(ownPart([claim, { ...claim, id: 'b', units: 2 }], 'ana-phone')).toMatchObject({
    ids: ['a', 'b'],
    portion: { units: 3, splitCount: 1 },
  });
});

test('parts that are shared by different numbers of people are one only when they are whole pieces', () => {
  const half = { ...claim, id: 'b', splitCount: 2 };
  expect(ownPart([claim, half], 'ana-phone')?.portion).toBeNull();
  const thirds = { ...claim, id: 'c', units: 3, splitCount: 6 };
  expect(ownPart([claim, half, thirds], 'ana-phone')?.portion).toEqual({ units: 2, splitCount: 1 });
});

test('it belongs to the person whom the device claimed for last, and leaves out what cannot be given back', () => {
  const others = [
    { ...claim, id: 'b', diner: 'ben-phone' },
    { ...claim, id: 'c', status: 'PAID' as const },
    { ...claim, id: 'd', treatedName: 'Ben' },
  ];
  expect(ownPart([claim, ...others, { ...claim, id: 'new:e', claimerName: 'Kid' }], 'ana-phone')).toMatchObject({
    ids: ['new:e'],
    claimer: { name: 'Kid' },
    isAnswered: false,
  });
  expect(ownPart(others, 'ana-phone')).toBeNull();
  expect(ownPart([claim], null)).toBeNull();
});
