import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showQuietly, useQuietNews } from './quietNews';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('changes that come together are one line with the latest, which goes by itself', () => {
  const { result, unmount } = renderHook(useQuietNews);
  act(() => void showQuietly(['Ana claimed Soup']));
  expect(result.current).toBe('Ana claimed Soup');
  act(() => void showQuietly(['Ben claimed Soup', 'Cleo claimed Soup']));
  expect(result.current).toBe('Cleo claimed Soup · 2 more');
  act(() => void vi.advanceTimersByTime(5_000));
  expect(result.current).toBeNull();
  act(() => void showQuietly(['Dan claimed Soup']));
  expect(result.current).toBe('Dan claimed Soup');
  unmount();
});

test('a screen without the line says so, and nothing of an earlier screen is left for the next', () => {
  const earlier = renderHook(useQuietNews);
  act(() => void showQuietly(['Ana claimed Soup']));
  earlier.unmount();
  expect(showQuietly(['Ben claimed Soup'])).toBe(false);
  const { result, unmount } = renderHook(useQuietNews);
  expect(result.current).toBeNull();
  unmount();
});
