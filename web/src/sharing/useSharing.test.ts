import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setToastShower, type ToastMessage } from '../ui/toasts/toast';
import { useSharing } from './useSharing';

const table = { linkId: 'abc', restaurantName: 'Chez', description: '' };
const said: ToastMessage[] = [];
const stub = (property: 'share' | 'clipboard', value: unknown): void => {
  Object.defineProperty(navigator, property, { value, configurable: true });
};

beforeEach(() => {
  said.length = 0;
  setToastShower((message) => void said.push(message));
});
afterEach(() => {
  setToastShower(null);
  vi.restoreAllMocks();
});

describe('sharing', () => {
  it('reports that the phone shared the link', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    stub('share', share);
    await renderHook(() => useSharing(table)).result.current.share();
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Split Our Bill - Chez', url: `${location.origin}/live-receipt/abc` }),
    );
    expect(said.map(({ title }) => title)).toEqual(['Shared successfully!']);
  });

  it('copies the link when sharing was cancelled', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    stub('share', () => Promise.reject(new DOMException('cancelled', 'AbortError')));
    stub('clipboard', { writeText });
    await renderHook(() => useSharing(table)).result.current.share();
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/live-receipt/abc`);
    expect(said.map(({ title }) => title)).toEqual(['Link copied!']);
  });

  it('copies by a hidden field when the clipboard is denied', async () => {
    stub('clipboard', { writeText: () => Promise.reject(new Error('denied')) });
    let copied = '';
    Object.defineProperty(document, 'execCommand', {
      configurable: true,
      value: () => {
        copied = document.querySelector('textarea')?.value ?? '';
        return true;
      },
    });
    await renderHook(() => useSharing(table)).result.current.copy();
    expect(copied).toBe(`${location.origin}/live-receipt/abc`);
    expect(document.querySelector('textarea')).toBeNull();
    expect(said.map(({ title }) => title)).toEqual(['Link copied!']);
  });
});
