import { beforeEach, expect, it } from 'vitest';
import { newDraft, recall, remember } from './draftMemory';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const fresh = newDraft('2026-11-27');
const place = 'fairtab.draft';
const type = (restaurantName: string) =>
  remember({ place, state: { draft: { ...fresh, restaurantName }, attempt: null, submitted: null } });
const nameIn = () => recall({ place, fresh }).draft.restaurantName;

/** Another tab has a storage of its own beside what the tabs share. */
function inAnotherTab(act: () => void): void {
  const own = Object.entries<string>(sessionStorage);
  sessionStorage.clear();
  act();
  sessionStorage.clear();
  for (const [key, value] of own) sessionStorage.setItem(key, value);
}

it('each of two tabs finds what was typed in it', () => {
  type('Casa Ana');
  inAnotherTab(() => {
    expect(nameIn()).toBe('Casa Ana');
    type('Bar Ben');
    expect(nameIn()).toBe('Bar Ben');
  });
  expect(nameIn()).toBe('Casa Ana');
});

it('a new tab finds what was typed last in one that was closed', () => {
  type('Casa Ana');
  sessionStorage.clear();
  expect(nameIn()).toBe('Casa Ana');
});
