import { describe, expect, it } from 'vitest';
import { currencyIn } from '../inputs/currencyField';
import { editReceiptInput } from '../inputs/receiptInputs';
import { summarise } from '../receipts';
import { itemOf, receiptOf } from '../testing/bills';
import { Table } from '../testing/Table';
import { editReceipt } from './editReceipt';

const state = receiptOf({ version: 5, billVersion: 3, payTo: [{ method: 'venmo', handle: 'hanna' }] });

function edit(parts: object, on = state) {
  const currency = currencyIn(parts, on.currency);
  const parsed = editReceiptInput({ today: '2026-11-21', currency }).parse({ receiptId: 'receipt', ...parts });
  return editReceipt({ state: on, edit: parsed, newId: () => 'new' });
}

const summaryOf = (parts: object): string => {
  const decided = edit(parts);
  return 'refusal' in decided ? 'refused' : decided.summary;
};

describe('editReceipt', () => {
  it.each<[object, string]>([
    [{}, 'nothing'],
    [{ items: [{ splitWith: 1, quantity: 1, price: '10.00', name: 'Nachos', id: 'item' }] }, 'nothing'],
    [{ payTo: [{ method: 'venmo', handle: '@hanna' }] }, 'nothing'],
    [{ payTo: [{ method: 'cash' }] }, 'how to pay'],
    [{ items: [{ id: 'item', name: 'Lager', price: '10.00' }] }, 'items'],
    [{ tip: '1.00' }, 'tip and the total ($10.00 to $11.00)'],
    [{ currency: 'EUR' }, 'the currency (USD to EUR) and how to pay'],
    [{ restaurantName: 'Casa', date: '2026-11-19' }, 'the restaurant and the date'],
  ])('says in the trail that %j edited %s', (parts, words) => {
    expect(summaryOf(parts)).toBe(`Hana edited ${words}`);
  });

  it('gives ids to new lines only, and keeps the order that was sent', () => {
    const decided = edit({
      items: [
        { name: 'Beer', price: 5 },
        { id: 'item', name: 'Nachos', price: 10 },
      ],
    });
    if ('refusal' in decided) throw new Error('It was refused');
    expect(decided.next.items.map(({ id }) => id)).toEqual(['new', 'item']);
    expect(decided.next).toMatchObject({ totalCents: 1500, billVersion: 6 });
  });

  it('refuses an edit of an older bill, unknown items and the items of an even split', () => {
    expect(edit({ expectedVersion: 2 })).toMatchObject({ refusal: { kind: 'conflict' } });
    expect(edit({ expectedVersion: 3 })).not.toHaveProperty('refusal');
    const item = { id: 'item', name: 'Nachos', price: 10 };
    expect(edit({ items: [item, item] })).toEqual({
      refusal: {
        kind: 'invalidInput',
        problems: [{ path: 'items.1.id', message: 'That item is not on this receipt' }],
      },
    });
    const evenSplit = { people: 2, dishes: [itemOf()] };
    expect(edit({ items: [{ ...item, name: 'Lager' }] }, { ...state, evenSplit })).toEqual({
      refusal: {
        kind: 'conflict',
        message: 'This bill is split evenly. Split it by item before you change the items.',
      },
    });
  });

  it('reads amounts as they stand in the new currency, and drops ways that know only dollars', () => {
    const decided = edit({ currency: 'EUR' });
    if ('refusal' in decided) throw new Error('It was refused');
    expect(decided.next).toMatchObject({ currency: 'EUR', totalCents: 1000, payTo: [] });
    const dinars = edit({ currency: 'KWD', tip: '1.005' });
    if ('refusal' in dinars) throw new Error('It was refused');
    expect(dinars.next).toMatchObject({ currency: 'KWD', tipCents: 1005, totalCents: 11_005 });
    expect(dinars.next.items[0]?.priceCents).toBe(10_000);
    expect(dinars.summary).toContain('the total (KWD\u00a010.000 to KWD\u00a011.005)');
  });

  it('goes to a currency with fewer decimals when no amount is lost, and says so otherwise', () => {
    const yen = edit({ currency: 'JPY' });
    if ('refusal' in yen) throw new Error('It was refused');
    expect(yen.next).toMatchObject({ currency: 'JPY', totalCents: 10 });
    const odd = receiptOf({ items: [itemOf({ priceCents: 1234 })], tipCents: 100 });
    expect(edit({ currency: 'JPY' }, odd)).toMatchObject({
      refusal: { kind: 'invalidInput', problems: [{ path: 'currency' }] },
    });
    const typed = edit({ currency: 'JPY', items: [{ id: 'item', name: 'Nachos', price: '1200' }] }, odd);
    if ('refusal' in typed) throw new Error('It was refused');
    expect(typed.next).toMatchObject({ currency: 'JPY', tipCents: 1, totalCents: 1201 });
  });

  it('prices unpaid claims anew in the new currency, and refuses it once something is paid', () => {
    const table = new Table(receiptOf({ items: [itemOf({ quantity: 2 })], tipCents: 500 }));
    const [item] = table.state.items;
    const claim = item && table.claim(item, { units: 1, splitCount: 1 });
    if (!claim) throw new Error('It was not claimed');
    const dinars = edit({ currency: 'KWD' }, table.state);
    if ('refusal' in dinars) throw new Error('It was refused');
    expect(dinars.next.claims[0]?.amountCents).toBe(12_500);
    expect(summarise(dinars.next)).toMatchObject({ mismatchCents: 0, gapCents: 0, claimedCents: 12_500 });
    table.pay(claim);
    expect(table.state.payments).toHaveLength(1);
    expect(edit({ currency: 'EUR' }, table.state)).toMatchObject({ refusal: { kind: 'conflict' } });
    expect(edit({ currency: 'USD', tip: '6.00' }, table.state)).not.toHaveProperty('refusal');
  });
});
