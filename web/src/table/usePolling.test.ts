import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePolling } from './usePolling';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a phone polls every ten seconds from a moment of its own on, and no longer than needed', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.3);
  const poll = vi.fn();
  const { rerender } = renderHook(usePolling, { initialProps: { active: true, poll } });
  vi.advanceTimersByTime(2_999);
  expect(poll).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(poll).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(poll).toHaveBeenCalledTimes(2);
  rerender({ active: false, poll });
  vi.advanceTimersByTime(60_000);
  expect(poll).toHaveBeenCalledTimes(2);
});
