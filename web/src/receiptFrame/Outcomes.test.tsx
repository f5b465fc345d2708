import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Write } from '../network/outbox/writes';
import { SaidInBar } from '../table/SaidInBar';
import { setToastShower, type ToastMessage } from '../ui/toasts/toast';
import { Outcomes } from './Outcomes';

let toasts: ToastMessage[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  toasts = [];
  setToastShower((message) => toasts.push(message));
});
afterEach(() => {
  cleanup();
  setToastShower(null);
  vi.useRealTimers();
});

function Bar() {
  return (
    <section aria-label="Bar" tabIndex={-1}>
      <SaidInBar />
    </section>
  );
}

const bar = (): string => screen.getByRole('region', { name: 'Bar' }).textContent;
const undo = () => screen.getByRole('button', { name: 'Undo' });

/** A device at a table, whose writes are answered. */
function device() {
  const outcomes = new Outcomes();
  const unclaim = vi.fn(async () => Promise.resolve());
  const moves = { linkId: 'dinner', send: vi.fn(), unclaim, claim: vi.fn(async () => Promise.resolve()) };
  const answer = (write: Write, outcome: Parameters<Outcomes['show']>[0]['outcome']): void =>
    act(() => outcomes.show({ write, outcome, ...moves }));
  const claims = (name: string, id: string, input: object = {}): void =>
    answer(writeOf(name, input), { kind: 'done', payload: { claim: { id } } });
  return { unclaim, answer, claims };
}

const writeOf = (name: string, input: object = {}): Write => ({
  key: name,
  move: 'claimItem',
  input: { ...input },
  about: [name],
  words: `Claim ${name}`,
  done: { title: 'Item claimed!', message: name },
  refused: 'Error claiming item',
});

it('a claim is said in the bar, goes by itself, and is no toast', () => {
  render(<Bar />);
  device().claims('Soup', 'c1');
  expect(bar()).toBe('Item claimed! Added: SoupUndo');
  expect(toasts).toEqual([]);
  act(() => {
    vi.advanceTimersByTime(5_000);
  });
  expect(bar()).toBe('');
});

it('a page without a bar says it as a toast, and a bar that comes later does not', () => {
  device().claims('Soup', 'c1');
  expect(toasts).toMatchObject([{ title: 'Item claimed!', message: 'Soup', action: { label: 'Undo' } }]);
  render(<Bar />);
  expect(bar()).toBe('');
});

it('quick taps are said together, and one Undo takes all of them back once, the latest first', async () => {
  render(<Bar />);
  const { claims, unclaim } = device();
  claims('Soup', 'c1');
  claims('Bread', 'c2');
  expect(bar()).toBe('2 items claimed Added: Soup and BreadUndo');
  fireEvent.click(undo());
  fireEvent.click(undo());
  await act(async () => Promise.resolve());
  expect(unclaim.mock.calls).toEqual([['c2'], ['c1']]);
});

it('what a later tap changed has no Undo that would fail', () => {
  render(<Bar />);
  const { claims } = device();
  claims('Soup', 'c1');
  claims('Soup', 'c2', { replaces: ['c1'] });
  expect(bar()).toBe('');
});

it('a refusal is a toast, and takes what the bar says away', () => {
  render(<Bar />);
  const { claims, answer } = device();
  claims('Soup', 'c1');
  const message = 'Bread is already fully claimed.';
  answer(writeOf('Bread'), { kind: 'refused', reason: 'AlreadyClaimed', message, fields: {} });
  expect(bar()).toBe('');
  expect(toasts).toEqual([{ title: 'Somebody was faster', message, variant: 'destructive' }]);
});

it('it stays while the keyboard is in it, to which F8 leads, and leaves the keyboard in the bar', () => {
  render(<Bar />);
  const { claims, answer } = device();
  claims('Soup', 'c1');
  fireEvent.keyDown(document.body, { key: 'F8' });
  expect(document.activeElement).toBe(undo());
  act(() => {
    vi.advanceTimersByTime(20_000);
  });
  expect(undo()).toBeTruthy();
  answer(writeOf('Bread'), { kind: 'refused', reason: null, message: 'No.', fields: {} });
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Bar' }));
});

it('a table that is left takes what its bar says with it', () => {
  const { unmount } = render(<Bar />);
  device().claims('Soup', 'c1');
  unmount();
  render(<Bar />);
  expect(bar()).toBe('');
});
