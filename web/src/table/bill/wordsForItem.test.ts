import { expect, test } from 'vitest';
import { wordsForItem } from './wordsForItem';

type Details = Parameters<typeof wordsForItem>[0];

/** Three glasses for 12.00, of which nobody had one. */
const GLASSES: Details = {
  currency: 'USD',
  item: {
    quantity: 3,
    share: '12.00',
    discount: '0.00',
    fullyClaimed: false,
    free: [{ start: '0', end: '3' }],
    claims: [],
  },
  own: [],
  ownCents: 0,
  next: { portion: { units: 1, splitCount: 1 }, amountCents: 400 },
  diner: 'ana',
  sharer: undefined,
  waiting: undefined,
};
const TWO_LEFT = { ...GLASSES.item, free: [{ start: '1', end: '3' }] };
const mine = (units: number) => ({ units, splitCount: 1, status: 'CLAIMED', treatedName: null }) as const;

function words(details: Partial<Details>) {
  const { seen, heard } = wordsForItem({ ...GLASSES, ...details });
  return { seen: seen.replaceAll('\u00a0', ' '), heard };
}

test('a line of several pieces says what a tap takes of it, and then what is mine of it', () => {
  expect(words({}).seen).toBe('1 for $4.00');
  expect(words({ item: TWO_LEFT, own: [mine(1)], ownCents: 400 }).seen).toBe('1 of 3 for $4.00');
});

test('a line that others began says what is left first', () => {
  expect(words({ item: TWO_LEFT }).seen).toBe('2 of 3 left · 1 for $4.00');
});

test('the price of a whole line is in its row, and is not said twice', () => {
  const whole = { ...GLASSES.item, fullyClaimed: true, free: [] };
  expect(words({ item: whole, own: [mine(3)], ownCents: 1200, next: null }).seen).toBe('Yours · all 3');
  const dish = { ...whole, quantity: 1 };
  expect(words({ item: dish, own: [mine(1)], ownCents: 1200, next: null })).toEqual({
    seen: 'Yours',
    heard: 'Fully Claimed',
  });
});

test('what was paid before the bill changed is said beside the price of now', () => {
  const dish = { ...GLASSES.item, quantity: 1, fullyClaimed: true, free: [] };
  expect(words({ item: dish, own: [{ ...mine(1), status: 'PAID' }], ownCents: 1100, next: null }).seen).toBe(
    'Paid · $11.00',
  );
});

test('an eye reads two facts at most, and everything else is for those who listen', () => {
  const item = { ...TWO_LEFT, discount: '1.00' };
  const own = [{ ...mine(1), treatedName: 'Mia' }, mine(1)];
  expect(words({ item, own, ownCents: 800, waiting: { move: 'claimItem', isOnline: true } })).toEqual({
    seen: 'Waiting to be claimed · For Mia',
    heard: '2 of 3 for $8.00, Coupon -$1.00, 2 of 3 left',
  });
});

test('what a child had is the child’s, not mine', () => {
  const item = { ...GLASSES.item, quantity: 1, fullyClaimed: true, free: [] };
  expect(words({ item, own: [{ ...mine(1), treatedName: 'Mia' }], ownCents: 1200, next: null }).seen).toBe('For Mia');
});
