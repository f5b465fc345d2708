import { expect, test, vi } from 'vitest';
import { isEcho, noteTaps, openingTap } from './openingTap';

vi.unmock('./openingTap');

const opening = { clientX: 300, clientY: 800, timeStamp: 1_000 };
const click = { clientX: 305, clientY: 790, timeStamp: 1_200, detail: 1 };

test('a tap in the place of the one before, right after a dialog appeared, is an echo', () => {
  expect(isEcho(click, opening)).toBe(true);
});

test('a tap elsewhere, later, or by the keyboard is meant', () => {
  expect(isEcho({ ...click, clientX: 100 }, opening)).toBe(false);
  expect(isEcho({ ...click, timeStamp: 1_600 }, opening)).toBe(false);
  expect(isEcho({ ...click, detail: 0 }, opening)).toBe(false);
  expect(isEcho(click, null)).toBe(false);
});

test('a dialog that took long to appear is as safe from an impatient second tap', () => {
  const stop = noteTaps();
  dispatchEvent(new MouseEvent('pointerdown', { clientX: 300, clientY: 800 }));
  stop();
  const appeared = performance.now();
  const late = openingTap();
  expect(late).toMatchObject({ clientX: 300, clientY: 800 });
  expect(late?.timeStamp).toBeGreaterThanOrEqual(appeared);
});
