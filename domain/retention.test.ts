import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstLookAt, KEPT_DAYS, tidyingOf, type KeptReceipt } from './retention';

const DAY_MS = 24 * 60 * 60 * 1000;
const CHANGED_AT = new Date('2026-05-22T12:00:00Z');
const day = (count: number) => new Date(CHANGED_AT.getTime() + count * DAY_MS);
const GUESTS: KeptReceipt = {
  isDeleted: false,
  isOfAccount: false,
  wasClaimed: true,
  isSettled: false,
  hasUnpaid: true,
  hasAddresses: false,
  hasReaders: false,
  lastChangeAt: CHANGED_AT,
  toldAt: null,
};

it('a receipt of an account is never removed, and looked at again before something new can be due', () => {
  const { act, lookAt } = tidyingOf({ ...GUESTS, isOfAccount: true, isSettled: true, hasUnpaid: false }, day(4_000));
  expect(act).toBeNull();
  expect(lookAt).toEqual(day(4_083));
});

it('a deleted receipt is left to the rule for deleted ones', () => {
  expect(tidyingOf({ ...GUESTS, isDeleted: true, hasReaders: true }, day(1_000)).act).toBeNull();
});

it('addresses of a guest’s settled receipt go with the receipt, after their owners were told', () => {
  const settled = { ...GUESTS, isSettled: true, hasUnpaid: false, hasAddresses: true, hasReaders: true };
  expect(tidyingOf(settled, day(82))).toEqual({ act: null, lookAt: day(83) });
  expect(tidyingOf(settled, day(83)).act).toBe('tell');
  const told = { ...settled, toldAt: day(83) };
  expect(tidyingOf(told, day(89))).toEqual({ act: null, lookAt: day(90) });
  expect(tidyingOf(told, day(90)).act).toBe('remove');
});

const kept = fc.record({
  isDeleted: fc.constant(false),
  isOfAccount: fc.boolean(),
  wasClaimed: fc.boolean(),
  isSettled: fc.boolean(),
  hasUnpaid: fc.boolean(),
  hasAddresses: fc.boolean(),
  hasReaders: fc.boolean(),
  lastChangeAt: fc.constant(CHANGED_AT),
  toldAt: fc.option(fc.integer({ min: -50, max: 200 }).map(day)),
});

it('looking only when it is said misses nothing: every act comes on the very day on which a daily look would find it', () => {
  fc.assert(
    fc.property(kept, fc.integer({ min: 0, max: 29 }), (receipt, from) => {
      const daily = Array.from({ length: 400 }, (_, count) => from + count).find(
        (count) => tidyingOf(receipt, day(count)).act !== null,
      );
      let at = day(from);
      let looks = 0;
      while (tidyingOf(receipt, at).act === null && at < day(400)) {
        at = tidyingOf(receipt, at).lookAt;
        looks += 1;
      }
      expect(looks).toBeLessThan(10);
      if (daily !== undefined) expect(at).toEqual(day(daily));
    }),
  );
});

it('whatever happens between two looks, nothing is due before the second one', () => {
  fc.assert(
    fc.property(kept, kept, fc.integer({ min: 0, max: 300 }), (before, after, count) => {
      const { act, lookAt } = tidyingOf(before, day(count));
      fc.pre(act === null && before.wasClaimed && after.wasClaimed);
      // Somebody changes it right after the look, so its time begins anew.
      const changed = { ...after, lastChangeAt: day(count), toldAt: null };
      expect(tidyingOf(changed, new Date(lookAt.getTime() - 1)).act).toBeNull();
    }),
  );
});

it('a new receipt has nothing to be removed before its first look', () => {
  const fresh = { ...GUESTS, wasClaimed: false, hasUnpaid: false };
  expect(tidyingOf(fresh, new Date(firstLookAt(CHANGED_AT).getTime() - 1)).act).toBeNull();
  expect(tidyingOf(fresh, firstLookAt(CHANGED_AT)).act).toBe('remove');
  expect(KEPT_DAYS.unclaimed).toBeLessThan(KEPT_DAYS.settled);
});
