import { describe, expect, it } from 'vitest';
import { said } from '../testing/said';
import { currencyIn } from '../inputs/currencyField';
import { editReceiptInput } from '../inputs/editReceiptInput';
import { summarise } from '../summaries';
import { itemOf, receiptOf } from '../testing/bills';
import { Table } from '../testing/Table';
import { editReceipt } from './editReceipt';

const state = receiptOf({ version: 5, billVersion: 3, payTo: [{ method: 'venmo', handle: 'hanna' }] });

function edit(parts: object, on = state) {
  const currency = currencyIn(parts, on.currency);
  const parsed = editReceiptInput({ today: '2026-11-21', currency }).parse({ receiptId: 'receipt', ...parts });
  return editReceipt({ state: on, edit: parsed, newId: () => 'new' });
}

function nextOf(decided: ReturnType<typeof edit>) {
  if ('refusal' in decided) throw new Error('It was refused');
  return decided.next;
}

describe('editReceipt', () => {
  it.each<[object, string]>([
    [{}, 'nothing'],
    [{ items: [{ splitWith: 1, quantity: 1, price: '10.00', name: 'Nachos', id: 'item' }] }, 'nothing'],
    [{ payTo: [{ method: 'venmo', handle: '@hanna' }] }, 'nothing'],
    [{ payTo: [{ method: 'cash' }] }, 'how to pay'],
    [{ items: [{ id: 'item', name: 'Lager', price: '10.00' }] }, 'items'],
    [{ tip: '1.00' }, 'tip and the total ($10.00 to $11.00)'],
    [{ serviceChargePercent: 20 }, 'the service charge (20%) and the total ($10.00 to $12.00)'],
    [{ alcoholTax: '0.50' }, 'the alcohol tax and the total ($10.00 to $10.50)'],
    [{ items: [{ id: 'item', name: 'Nachos', price: '10.00', taxClass: 'untaxed' }] }, 'items'],
    [{ currency: 'EUR' }, 'the currency (USD to EUR) and how to pay'],
    [{ restaurantName: 'Casa', date: '2026-11-19' }, 'the restaurant and the date'],
  ])('says in the trail that %j edited %s', (parts, words) => {
    expect(said(edit(parts))).toBe(`Hana edited ${words}`);
  });

  describe('a second currency', () => {
    const exchangeRate = { currency: 'eur', baseCurrency: 'USD', rate: '0.9220', date: '2026-11-21' };

    it('is kept with its rate, moves no amount, and is said in the trail', () => {
      const decided = edit({ exchangeRate });
      expect(nextOf(decided)).toEqual({
        ...state,
        billVersion: 6,
        exchangeRate: { ...exchangeRate, currency: 'EUR', rate: '0.922' },
      });
      expect(said(decided)).toBe('Hana edited the currency shown beside');
      expect(said(edit({ exchangeRate }, nextOf(decided)))).toBe('Hana edited nothing');
    });

    it('stays through other edits and is removed on request', () => {
      const shown = nextOf(edit({ exchangeRate }));
      expect(nextOf(edit({ tip: '1.00' }, shown)).exchangeRate).toEqual(shown.exchangeRate);
      expect(nextOf(edit({ removesExchangeRate: true }, shown)).exchangeRate).toBeNull();
    });

    it('ends with the currency that its rate is for', () => {
      const decided = edit({ currency: 'GBP' }, nextOf(edit({ exchangeRate })));
      expect(nextOf(decided).exchangeRate).toBeNull();
      expect(said(decided)).toContain('the currency shown beside');
    });

    it.each<[object, string]>([
      [{ currency: 'USD' }, 'exchangeRate.currency'],
      [{ currency: 'XXX' }, 'exchangeRate.currency'],
      [{ baseCurrency: 'GBP' }, 'exchangeRate.baseCurrency'],
      [{ rate: '0' }, 'exchangeRate.rate'],
      [{ rate: '1,08' }, 'exchangeRate.rate'],
      [{ date: '2026-12-24' }, 'exchangeRate.date'],
    ])('is refused with %j', (wrong, path) => {
      const read = editReceiptInput({ today: '2026-11-21', currency: 'USD' });
      const parsed = read.safeParse({ receiptId: 'receipt', exchangeRate: { ...exchangeRate, ...wrong } });
      expect(parsed.error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
    });

    it('is not given and removed in one edit', () => {
      expect(() => edit({ exchangeRate, removesExchangeRate: true })).toThrow('not both');
    });
  });

  it("takes the host's own claims along under a new name, and nobody else's", () => {
    const beer = itemOf({ id: 'item', name: 'Beer', priceCents: 500, quantity: 2 });
    const table = new Table(receiptOf({ items: [beer] }));
    for (const guestId of ['host', 'ana']) {
      const claim = table.claim(beer, { units: 1, splitCount: 1 });
      if (!claim) throw new Error('There is no beer left');
      const named = { ...claim, guestId, claimerName: 'Hana' };
      table.state = { ...table.state, claims: table.state.claims.map((known) => (known === claim ? named : known)) };
    }
    const next = nextOf(edit({ hostName: 'Hana B.' }, table.state));
    expect(next.claims.map(({ guestId, claimerName }) => [guestId, claimerName])).toEqual([
      ['host', 'Hana B.'],
      ['ana', 'Hana'],
    ]);
    expect(summarise(next).paidCents).toBe(500);
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

  it('lets a service charge in percent follow the dishes until the fees are an amount again', () => {
    const charged = nextOf(edit({ serviceChargePercent: 18 }));
    expect(charged).toMatchObject({ feesCents: 180, totalCents: 1180, serviceChargePercent: 18 });
    const items = [{ id: 'item', name: 'Nachos', price: '20.00', discount: '5.00' }];
    const dearer = nextOf(edit({ items }, charged));
    // Before the coupon, as a tip preset.
    expect(dearer).toMatchObject({ feesCents: 360, totalCents: 2000 - 500 + 360, serviceChargePercent: 18 });
    expect(nextOf(edit({ tip: '1.00' }, dearer))).toMatchObject({ feesCents: 360, serviceChargePercent: 18 });
    expect(nextOf(edit({ fees: '4.00' }, dearer))).toMatchObject({ feesCents: 400, serviceChargePercent: null });
  });

  it('refuses a discount that an untaxed line could not carry', () => {
    const card = [{ name: 'Gift card', price: '5.00', taxClass: 'untaxed' }];
    const nachos = [{ id: 'item', name: 'Nachos', price: '10.00' }];
    const message = 'The discount is larger than the items, tip and fees without tax';
    expect(edit({ items: [...nachos, ...card], tax: '4.00', discount: '16.00' })).toEqual({
      refusal: { kind: 'invalidInput', problems: [{ path: 'discount', message }] },
    });
    expect(edit({ items: nachos, tax: '4.00', discount: '11.00' })).not.toHaveProperty('refusal');
  });

  it('keeps the note of a line until an edit names another one or none', () => {
    const noted = receiptOf({ items: [itemOf({ note: 'No onions' })] });
    const noteAfter = (line: object): string | undefined => {
      const decided = edit({ items: [{ id: 'item', name: 'Nachos', price: 10, ...line }] }, noted);
      if ('refusal' in decided) throw new Error('It was refused');
      return decided.next.items[0]?.note;
    };
    expect(noteAfter({})).toBe('No onions');
    expect(noteAfter({ note: null })).toBe('No onions');
    expect(noteAfter({ note: ' Extra hot ' })).toBe('Extra hot');
    expect(noteAfter({ note: '' })).toBeUndefined();
    const renoted = edit({ items: [{ id: 'item', name: 'Nachos', price: 10, note: '' }] }, noted);
    expect(said(renoted)).toBe('Hana edited items');
  });

  it('refuses an edit of an older bill, unknown items and the items of an even split', () => {
    expect(edit({ expectedVersion: 2 })).toMatchObject({ refusal: { kind: 'editedMeanwhile' } });
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
    expect(said(dinars)).toContain('the total (KWD\u00a010.000 to KWD\u00a011.005)');
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
