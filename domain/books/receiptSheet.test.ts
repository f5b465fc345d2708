import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayMoney } from '../money';
import { summarise } from '../summaries';
import { itemOf, randomReceipt, receiptOf, seeds } from '../testing/bills';
import { Random } from '../testing/random';
import { Table } from '../testing/Table';
import { receiptSheet } from './receiptSheet';

const total = (lines: readonly { readonly amountCents: number }[]): number =>
  lines.reduce((sum, { amountCents }) => sum + amountCents, 0);

describe('the sheet of a receipt', () => {
  it('has parts that add up to the total, and people who add up to what is claimed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = new Random(seed);
        const table = new Table(randomReceipt(random, 4));
        for (const item of table.state.items) table.claim(item, { units: 1, splitCount: random.int(1, 3) });
        const sheet = receiptSheet({ receipt: table.state, note: null });
        expect(total(sheet.parts)).toBe(table.state.totalCents);
        expect(total(sheet.lines)).toBe(sheet.parts[0]?.amountCents);
        expect(total(sheet.people)).toBe(summarise(table.state).claimedCents);
        expect(sheet.remarks).toEqual([]);
      }),
    );
  });

  it('says who had what, who paid how and when, and what is left', () => {
    const table = new Table(receiptOf({ items: [itemOf({ quantity: 3 })], tipCents: 300 }));
    const [item = itemOf()] = table.state.items;
    const claim = table.claim(item, { units: 2, splitCount: 1 });
    if (!claim) throw new Error('It is free');
    table.pay(claim);
    const sheet = receiptSheet({ receipt: table.state, note: null });
    expect(sheet.people).toEqual([
      { name: claim.claimerName, had: '2 of 3 Nachos', amountCents: 2200, about: null, paidCents: 2200 },
    ]);
    expect(sheet.unclaimedCents).toBe(1100);
    expect(sheet.payments).toMatchObject([
      { amountCents: 2200, at: 'Nov 20, 2026, 9:00 PM UTC', status: 'Reported by the payer' },
    ]);
    expect(sheet.date).toBe('November 20, 2026');
    const [payment] = table.state.payments;
    if (!payment) throw new Error('It is paid');
    const rounded = {
      ...table.state,
      currency: 'CHF',
      payments: [{ ...payment, method: 'cash', cashCents: 2195 } as const],
    };
    expect(receiptSheet({ receipt: rounded, note: null }).payments).toMatchObject([
      { method: 'Cash, rounded to CHF\u00a021.95', amountCents: 2200 },
    ]);
  });

  it('says who is treated and by whom', () => {
    const table = new Table(receiptOf({ items: [itemOf({ quantity: 2 })] }));
    const [item = itemOf()] = table.state.items;
    const claim = table.claim(item, { units: 1, splitCount: 1 });
    if (!claim) throw new Error('It is free');
    table.treat(claim, [{ guestId: 'ben-phone', name: 'Ben' }]);
    expect(receiptSheet({ receipt: table.state, note: null }).people).toEqual([
      { name: claim.claimerName, had: 'treated by Ben', amountCents: 0, about: null, paidCents: 0 },
      { name: 'Ben', had: '1 of 2 Nachos', amountCents: 1000, about: null, paidCents: 0 },
    ]);
  });

  it('remarks on a bill that does not add up, and on an even split, with the dishes it replaced', () => {
    const dishes = [itemOf({ name: 'Nachos', priceCents: 1000 })];
    const receipt = receiptOf({
      items: [itemOf({ name: 'Equal share', priceCents: 1100 })],
      evenSplit: { people: 4, dishes },
      totalCents: 1100,
    });
    const sheet = receiptSheet({ receipt, note: null });
    expect(sheet.lines).toMatchObject([{ name: 'Nachos', amountCents: 1000 }]);
    expect(sheet.remarks).toEqual([
      'Split evenly among 4 people.',
      'The bill does not add up: its parts make $10.00, but $11.00 is printed.',
    ]);
  });

  it('has the note of the host, and no empty facts', () => {
    const note = { label: 'Client dinner', project: '', attendees: 'Ana (Acme)' };
    expect(receiptSheet({ receipt: receiptOf(), note }).facts).toEqual([
      { name: 'Host', text: 'Hana' },
      { name: 'Label', text: 'Client dinner' },
      { name: 'Attendees', text: 'Ana (Acme)' },
      { name: 'Currency', text: 'US Dollar (USD)' },
    ]);
  });

  it('says what the total and each part are about in the second currency, at which rate and of which day', () => {
    const table = new Table(receiptOf({ items: [itemOf()] }));
    const [item = itemOf()] = table.state.items;
    table.claim(item, { units: 1, splitCount: 3 });
    const exchangeRate = { currency: 'EUR', baseCurrency: 'EUR', rate: '1.25', date: '2026-11-20' };
    const sheet = receiptSheet({ receipt: { ...table.state, exchangeRate }, note: null });
    const { totalCents, people } = sheet;
    expect(sheet.facts.at(-1)).toEqual({ name: 'Exchange rate', text: '1 EUR = 1.25 USD, November 20, 2026' });
    const euros = (cents: number): string => `about ${displayMoney(Math.round(cents / 1.25), 'EUR')}`;
    expect(sheet.about).toBe(euros(totalCents));
    expect(people.map(({ about }) => about)).toEqual(people.map(({ amountCents }) => euros(amountCents)));
    expect(people).toHaveLength(1);
    const alone = receiptSheet({ receipt: table.state, note: null });
    expect([alone.about, ...alone.people.map(({ about }) => about)]).toEqual([null, null]);
  });
});
