import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { toast as toastify } from 'react-toastify/unstyled';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enterModal } from '../dialogs/modals';
import { toast } from './toast';
import { ToastArea } from './ToastArea';

const shown = (): string[] => screen.queryAllByText(/^Said /).map((element) => element.textContent);
/** Ends the closing animations, which happy-dom does not run. */
const endAnimations = (): void =>
  document.querySelectorAll('.Toastify__toast').forEach((element) => fireEvent.animationEnd(element));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  render(<ToastArea />);
});
afterEach(() => {
  act(() => toastify.dismiss());
  act(endAnimations);
  cleanup();
  toastify.clearWaitingQueue();
  vi.unstubAllGlobals();
});

describe('toasts', () => {
  it('are shown one at a time: a newer one replaces the older one', async () => {
    act(() => toast({ title: 'Said first' }));
    await waitFor(() => expect(shown()).toEqual(['Said first']));
    act(() => {
      toast({ title: 'Said second' });
      toast({ title: 'Said third' });
    });
    expect(shown().length).toBeLessThanOrEqual(1);
    await waitFor(() => {
      endAnimations();
      expect(shown()).toEqual(['Said third']);
    });
  });

  it('interrupt a screen reader only when something went wrong', async () => {
    act(() => toast({ title: 'Said badly', message: 'Please try again.', variant: 'destructive' }));
    await waitFor(() => {
      endAnimations();
      expect(screen.getByRole('alert').textContent).toContain('Said badly');
    });
    expect(screen.getByText('Please try again.')).toBeTruthy();
  });

  it('run their action and close', async () => {
    const onAction = vi.fn();
    act(() => toast({ title: 'Said claimed', action: { label: 'Undo', onAction } }));
    await waitFor(() => {
      endAnimations();
      expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAction).toHaveBeenCalledTimes(1);
    await waitFor(() => {
      endAnimations();
      expect(shown()).toEqual([]);
    });
  });

  it('get the focus with F8', async () => {
    act(() => toast({ title: 'Said focus me' }));
    await waitFor(() => {
      endAnimations();
      expect(shown()).toEqual(['Said focus me']);
    });
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(document.activeElement?.closest('.Toastify__toast, .Toastify')).toBeTruthy();
  });

  it('are inside the dialog in front, where they can be tapped, and stay when it closes', async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const leave = enterModal(dialog);
    act(() => toast({ title: 'Said over a dialog' }));
    await waitFor(() => {
      endAnimations();
      expect(dialog.textContent).toContain('Said over a dialog');
    });
    act(() => leave());
    dialog.remove();
    expect(shown()).toEqual(['Said over a dialog']);
  });

  it('stay below a dialog that opens later, and news of others waits until it is closed', async () => {
    const page = document.body.appendChild(document.createElement('main'));
    act(() => toast({ title: 'Said before', news: true }));
    await waitFor(() => {
      endAnimations();
      expect(shown()).toEqual(['Said before']);
    });
    const dialog = page.appendChild(document.createElement('dialog'));
    let leave = (): void => undefined;
    act(() => {
      leave = enterModal(dialog);
      toast({ title: 'Said of others', news: true });
    });
    expect(dialog.textContent).toBe('');
    expect(shown()).toEqual(['Said before']);
    act(() => leave());
    await waitFor(() => {
      endAnimations();
      expect(shown()).toEqual(['Said of others']);
    });
    page.remove();
  });

  it('close when they are swiped to the right by 50 px', async () => {
    const card = await sayAndFind('Said to be swiped');
    swipe(card, { by: 49 });
    expect(card.style.transform).toBe('');
    expect(shown()).toEqual(['Said to be swiped']);
    swipe(card, { by: 51 });
    await waitFor(() => expect(shown()).toEqual([]));
  });

  it('do not move to the left', async () => {
    const card = await sayAndFind('Said to stay');
    swipe(card, { by: -120 });
    expect(card.style.transform).toBe('');
    expect(shown()).toEqual(['Said to stay']);
  });
});

/** The card around the words, which moves; happy-dom lays nothing out, so its width is given. */
async function sayAndFind(title: string): Promise<HTMLElement> {
  act(() => toast({ title }));
  await waitFor(() => {
    endAnimations();
    expect(shown()).toEqual([title]);
  });
  const card = screen.getByText(title).closest<HTMLElement>('.Toastify__toast');
  if (!card) throw new Error(`No toast around ${title}`);
  Object.defineProperty(card, 'offsetWidth', { value: 360 });
  return card;
}

function swipe(element: HTMLElement, { by }: { by: number }): void {
  const from = 100;
  fireEvent.pointerDown(element, { clientX: from, pointerType: 'touch' });
  fireEvent.pointerMove(element, { clientX: from + by / 2, pointerType: 'touch' });
  fireEvent.pointerMove(element, { clientX: from + by, pointerType: 'touch' });
  fireEvent.pointerUp(element, { clientX: from + by, pointerType: 'touch' });
}
