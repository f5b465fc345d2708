import { expect, test } from 'vitest';
import { NO_HANDLES } from '../../table/hosting/rememberedPayee';
import { DINNER, tableOf } from '../../testing/dinner';
import { checkBill } from './billCheck';
import { emptyDraft } from './Draft';
import { draftOf } from './draftOf';

const fresh = emptyDraft({ today: '2026-11-27', hostName: '', handles: NO_HANDLES, takesCash: false });

test('a bill that is split again has the lines, amounts and ways to pay of the first, and is of today', () => {
  const draft = draftOf(tableOf(DINNER), fresh);
  expect(draft).toMatchObject({
    step: 2,
    restaurantName: 'Trattoria Lucia',
    date: '2026-11-27',
    hostName: 'Lucia',
    tax: '3.25',
    tip: '5.00',
    handles: { venmo: '@lucia-r', paypal: '' },
    takesCash: false,
    evenSplit: null,
    scan: null,
  });
  expect(draft.items).toEqual([
    { key: 1, name: 'Nachos', price: '12.00', quantity: 1, splitWith: 4 },
    { key: 2, name: 'Negroni', price: '11.00', quantity: 2, splitWith: 1 },
    { key: 3, name: 'Coffee', price: '3.33', quantity: 1, splitWith: 1 },
  ]);
  expect(checkBill(draft).computedCents).toBe(DINNER.totalCents);
});

test('a line that is left out takes its price off the total', () => {
  const draft = draftOf(tableOf(DINNER), fresh);
  expect(checkBill({ ...draft, items: draft.items.slice(1) }).computedCents).toBe(DINNER.totalCents - 1200);
});

test('a bill that was split evenly is so again, with its dishes', () => {
  const [nachos, negroni] = DINNER.items;
  const even = { ...DINNER, evenSplit: { people: 3, dishes: nachos && negroni ? [nachos, negroni] : [] } };
  const draft = draftOf(tableOf(even), fresh);
  expect(draft.evenSplit).toBe(3);
  expect(draft.items.map(({ name }) => name)).toEqual(['Nachos', 'Negroni']);
});
