import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { toast as toastify } from 'react-toastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from './toast';
import { ToastArea } from './ToastArea';

const shown = (): string[] => screen.queryAllByText(/^Said /).map((element) => element.textContent);
/** happy-dom runs no CSS animations; the browser tells the end of the way out. */
const letGo = (): void =>
  document.querySelectorAll('.Toastify__toast').forEach((element) => fireEvent.animationEnd(element));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  render(<ToastArea />);
});
afterEach(() => {
  cleanup();
  toastify.dismiss();
  toastify.clearWaitingQueue();
  vi.unstubAllGlobals();
});

describe('toasts', () => {
  it('are shown one at a time: a newer one takes the place of the older', async () => {
    act(() => toast({ title: 'Said first' }));
    await waitFor(() => expect(shown()).toEqual(['Said first']));
    act(() => {
      toast({ title: 'Said second' });
      toast({ title: 'Said third' });
    });
    expect(shown().length).toBeLessThanOrEqual(1);
    await waitFor(() => {
      letGo();
      expect(shown()).toEqual(['Said third']);
    });
  });

  it('interrupt a screen reader only when something went wrong', async () => {
    act(() => toast({ title: 'Said badly', message: 'Please try again.', variant: 'destructive' }));
    await waitFor(() => {
      letGo();
      expect(screen.getByRole('alert').textContent).toContain('Said badly');
    });
    expect(screen.getByText('Please try again.')).toBeTruthy();
  });

  it('do their one action and go', async () => {
    const onAction = vi.fn();
    act(() => toast({ title: 'Said claimed', action: { label: 'Undo', onAction } }));
    await waitFor(() => {
      letGo();
      expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAction).toHaveBeenCalledTimes(1);
    await waitFor(() => {
      letGo();
      expect(shown()).toEqual([]);
    });
  });

  it('get the keyboard by F8', async () => {
    act(() => toast({ title: 'Said focus me' }));
    await waitFor(() => {
      letGo();
      expect(shown()).toEqual(['Said focus me']);
    });
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(document.activeElement?.closest('.Toastify__toast, .Toastify')).toBeTruthy();
  });
});
