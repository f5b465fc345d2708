import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceReady } from './earlyTaps';

let taken: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  taken = [];
  document.body.innerHTML = `
    <div id="root">
      <ul><li data-item="soup"><div><button aria-label="Claim Soup">.</button></div></li></ul>
      <button aria-label="More">+</button>
    </div>`;
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => taken.push(button.getAttribute('aria-label') ?? ''));
});

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

function button(label: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`button[aria-label="${label}"]`);
  if (!found) throw new Error(`There is no button ${label}`);
  return found;
}

/** As the script in the page keeps them. @param at in ms */
async function reactsAfterTaps(taps: readonly (readonly [label: string, at: number])[]): Promise<void> {
  const kept = taps.map(([label, at]) => ({ type: 'click' as const, target: button(label), at }));
  for (const { target } of kept) target.setAttribute('data-early', '');
  window.fairtabEarly = { taps: kept, fields: new Set(), pressed: null, stop: () => undefined };
  announceReady();
  for (let turn = 0; turn < taps.length + 2; turn++) await Promise.resolve();
}

const looksTapped = (label: string): boolean => button(label).hasAttribute('data-early');

test('a double tap on a line is one tap, as it is once the screen reacts, and a second one later is another', async () => {
  await reactsAfterTaps([
    ['Claim Soup', 500],
    ['Claim Soup', 600],
    ['Claim Soup', 1_000],
  ]);
  expect(taken).toEqual(['Claim Soup', 'Claim Soup']);
});

test('any other button is tapped as quickly as somebody likes', async () => {
  await reactsAfterTaps([
    ['More', 500],
    ['More', 600],
  ]);
  expect(taken).toEqual(['More', 'More']);
  expect(looksTapped('More')).toBe(false);
});

test('a line looks tapped until its button says something else', async () => {
  await reactsAfterTaps([['Claim Soup', 500]]);
  expect(looksTapped('Claim Soup')).toBe(true);
  button('Claim Soup').setAttribute('aria-label', 'Change Soup for Ana');
  await vi.waitFor(() => expect(looksTapped('Change Soup for Ana')).toBe(false));
});

test('a line whose tap changed nothing stops looking tapped', async () => {
  await reactsAfterTaps([['Claim Soup', 500]]);
  vi.advanceTimersByTime(1_000);
  expect(looksTapped('Claim Soup')).toBe(false);
});
