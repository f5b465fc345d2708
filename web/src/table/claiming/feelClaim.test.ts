import { beforeEach, expect, test, vi } from 'vitest';
import { feelClaim } from './feelClaim';

const vibrate = vi.fn();
const onPhone = (parts: { isTapped: boolean; wantsStillness: boolean }): void => {
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: parts.isTapped } });
  vi.stubGlobal('matchMedia', () => ({ matches: parts.wantsStillness }));
};
beforeEach(() => {
  vibrate.mockReset();
  return () => vi.unstubAllGlobals();
});

test('a claim ticks in the hand for 10 ms', () => {
  onPhone({ isTapped: true, wantsStillness: false });
  feelClaim();
  expect(vibrate.mock.calls).toEqual([[10]]);
});

test('nothing moves for somebody who asked for less motion, or on a page that nobody has tapped', () => {
  onPhone({ isTapped: true, wantsStillness: true });
  feelClaim();
  onPhone({ isTapped: false, wantsStillness: false });
  feelClaim();
  expect(vibrate).not.toHaveBeenCalled();
});

test('a device that cannot vibrate is left alone', () => {
  vi.stubGlobal('navigator', {});
  expect(feelClaim).not.toThrow();
});
