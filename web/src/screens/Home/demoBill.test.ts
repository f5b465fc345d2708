import { expect, test } from 'vitest';
import {
  amountOf,
  DEMO_BILL,
  DISHES,
  FIRST_CLAIMS,
  hasLeft,
  mayaTaps,
  shareOf,
  tap,
  type DemoClaims,
} from './demoBill';

const youTake = (claims: DemoClaims, ...dishes: number[]) =>
  dishes.reduce<DemoClaims>((now, dish) => tap(now, { diner: 'you', dish }), claims);

test('the sample bill adds up', () => {
  const dishes = DISHES.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  expect(dishes + DEMO_BILL.taxCents + DEMO_BILL.tipCents).toBe(DEMO_BILL.totalCents);
});

test('both have something when the page opens, and enough is left to play with', () => {
  expect([shareOf(FIRST_CLAIMS, 'you'), shareOf(FIRST_CLAIMS, 'maya')]).toEqual([27_06, 18_04]);
  expect(DISHES.filter((_dish, index) => hasLeft(FIRST_CLAIMS, index))).toHaveLength(4);
});

test('a tap takes a part with its tax and tip, and a second tap gives it back', () => {
  const claims = youTake([], 0);
  expect(shareOf(claims, 'you')).toBe(11_60);
  expect(youTake(claims, 0)).toEqual([]);
});

test('Maya takes turns, never more than is left, and moves no amount of yours', () => {
  let claims = youTake([], 3, 2);
  const before = claims.map(amountOf);
  for (let turn = 0; turn < 6; turn++) claims = mayaTaps(claims);
  expect(claims.filter(({ diner }) => diner === 'maya').map(({ dish }) => dish)).toEqual([3, 0, 4, 1]);
  expect(claims.filter(({ diner }) => diner === 'you').map(amountOf)).toEqual(before);
  expect(hasLeft(claims, 3)).toBe(false);
  expect(youTake(claims, 1)).toEqual(claims);
});

test('when everything is claimed, the shares add up to the total exactly', () => {
  let claims = youTake([], 0, 1, 3, 4);
  for (let turn = 0; turn < 6; turn++) claims = mayaTaps(claims);
  expect(DISHES.some((_dish, index) => hasLeft(claims, index))).toBe(false);
  expect(shareOf(claims, 'you') + shareOf(claims, 'maya')).toBe(DEMO_BILL.totalCents);
});
