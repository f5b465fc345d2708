import { describe, expect, it } from 'vitest';
import { SCANNED_BILL } from '../../testing/scannedBill';
import { checkBill } from './billCheck';
import { emptyDraft, type Draft, type DraftChange } from './Draft';
import { changeDraft } from './changeDraft';
import { filledItems, placeErrors, plainReceipt } from './receiptInput';
import { isConfirmed } from './scanCheck';
import { attemptFor } from './useSubmitReceipt';
import { NO_HANDLES } from '../../table/hosting/rememberedPayee';

const start = emptyDraft({ today: '2026-11-21', hostName: '', handles: NO_HANDLES, takesCash: false });
const after = (...changes: DraftChange[]): Draft => changes.reduce(changeDraft, start);
const item = (key: number, name: string, price: string, quantity = 1): DraftChange => ({
  kind: 'changeItem',
  key,
  change: { name, price, quantity },
});

describe('a new draft', () => {
  it('begins with one empty row of quantity 1 and today', () => {
    expect(start.items).toEqual([{ key: 1, name: '', price: '', quantity: 1, splitWith: 1 }]);
    expect(start).toMatchObject({ step: 1, date: '2026-11-21', tip: '', total: '' });
  });

  it('keeps its last row', () => {
    expect(after({ kind: 'removeItem', key: 1 }).items).toHaveLength(1);
  });

  it('gives a new row a key that no earlier row had', () => {
    const draft = after({ kind: 'addItem' }, { kind: 'addItem' }, { kind: 'removeItem', key: 2 }, { kind: 'addItem' });
    expect(draft.items.map(({ key }) => key)).toEqual([1, 3, 4]);
  });
});

describe('the tip', () => {
  it('is the preset percentage of the items without tax', () => {
    const draft = after(
      item(1, 'Wine', '33.33', 3),
      { kind: 'type', field: 'tax', text: '50' },
      { kind: 'pickTip', percent: 18 },
    );
    expect(draft.tip).toBe('18.00');
  });

  it('is answered on a bill that was printed before tipping: the total grows with it, and back with another answer', () => {
    const printed = [item(1, 'Wine', '50', 2), { kind: 'type', field: 'total', text: '100.00' } as const];
    const answered = after(...printed, { kind: 'answerTip', percent: 20 });
    expect(answered).toMatchObject({ tip: '20.00', total: '120.00', tipPercent: 20 });
    expect(changeDraft(answered, { kind: 'answerTip', percent: 15 })).toMatchObject({ tip: '15.00', total: '115.00' });
    expect(changeDraft(answered, { kind: 'answerTip', percent: 0 })).toMatchObject({ tip: '0.00', total: '100.00' });
  });

  it('leaves a total alone that does not add up without it, because the tip may be in it', () => {
    const written = [item(1, 'Wine', '100'), { kind: 'type', field: 'total', text: '120.00' } as const];
    const answered = after(...written, { kind: 'answerTip', percent: 20 });
    expect(answered.total).toBe('120.00');
    expect(checkBill(answered).differenceCents).toBe(0);
  });

  it('takes nothing back of what was compared with the photo', () => {
    const bill = { ...SCANNED_BILL, tip: null, total: null };
    const confirmed = after({ kind: 'takeScan', scan: { id: 'scan-1', photos: [], bill } }, { kind: 'confirmScan' });
    const answered = changeDraft(confirmed, { kind: 'answerTip', percent: 20 });
    expect(isConfirmed(answered)).toBe(true);
    expect(isConfirmed(changeDraft(answered, { kind: 'typeTip', text: '1' }))).toBe(false);
  });

  it('follows the items while a preset is chosen', () => {
    expect(after({ kind: 'pickTip', percent: 20 }, item(1, 'Wine', '10')).tip).toBe('2.00');
  });

  it('clears the preset when it is typed, and stays as typed when items change', () => {
    const draft = after(
      { kind: 'pickTip', percent: 20 },
      { kind: 'chooseTipMode', mode: 'manual' },
      { kind: 'typeTip', text: '7' },
      item(1, 'Wine', '100'),
    );
    expect(draft).toMatchObject({ tip: '7', tipPercent: null });
  });

  it('is calculated from the last preset again after switching back to percentage', () => {
    const draft = after(
      item(1, 'Wine', '100'),
      { kind: 'pickTip', percent: 25 },
      { kind: 'chooseTipMode', mode: 'manual' },
      { kind: 'typeTip', text: '1' },
      { kind: 'chooseTipMode', mode: 'percent' },
    );
    expect(draft).toMatchObject({ tip: '25.00', tipPercent: 25 });
  });

  it('stays as typed after switching to percentage when no preset was ever chosen', () => {
    const draft = after(
      { kind: 'chooseTipMode', mode: 'manual' },
      { kind: 'typeTip', text: '4.20' },
      { kind: 'chooseTipMode', mode: 'percent' },
    );
    expect(draft).toMatchObject({ tip: '4.20', tipPercent: null });
  });
});

describe('the live check', () => {
  it('adds the parts up and compares them with the printed total', () => {
    const draft = after(
      item(1, 'Wine', '10.50', 2),
      { kind: 'type', field: 'tax', text: '1.05' },
      { kind: 'type', field: 'fees', text: '2' },
      { kind: 'type', field: 'discount', text: '1' },
      { kind: 'type', field: 'total', text: '24.05' },
    );
    expect(checkBill(draft)).toMatchObject({
      itemsCents: 2100,
      computedCents: 2305,
      printedCents: 2405,
      differenceCents: 100,
    });
  });

  it('has nothing to compare without a printed total', () => {
    expect(checkBill(after(item(1, 'Wine', '10')))).toMatchObject({
      computedCents: 1000,
      printedCents: null,
      differenceCents: 0,
    });
  });
});

describe('the mutation’s input', () => {
  const draft = after({ kind: 'addItem' }, { kind: 'addItem' }, item(2, 'Wine', '10'), item(3, 'no price', ''));

  it('leaves out rows without a name or a price', () => {
    expect(filledItems(draft).map(({ name }) => name)).toEqual(['Wine']);
  });

  it('lists the ways to pay that have a handle, and cash when it is welcome', () => {
    const payable = changeDraft(changeDraft(draft, { kind: 'typeHandle', method: 'venmo', text: '@ana-b' }), {
      kind: 'takeCash',
      takesCash: true,
    });
    expect(plainReceipt(payable).payTo).toEqual([
      { method: 'venmo', handle: '@ana-b' },
      { method: 'cash', handle: '' },
    ]);
  });

  it('names tax classes, coupons, an alcohol tax and a service charge only where there are any', () => {
    const plain = plainReceipt(draft);
    expect(plain.items).toEqual([{ name: 'Wine', price: '10', quantity: 1, splitWith: 1 }]);
    expect(plain).not.toHaveProperty('alcoholTax');
    expect(plain).not.toHaveProperty('serviceChargeRate');
    const rules = { taxClass: 'alcohol', discount: '1.50' } as const;
    const real = [
      { kind: 'changeItem', key: 2, change: rules } as const,
      { kind: 'type', field: 'alcoholTax', text: '0.90' } as const,
      { kind: 'chargeService', percent: 20 } as const,
    ].reduce(changeDraft, draft);
    expect(plainReceipt(real)).toMatchObject({
      alcoholTax: '0.90',
      fees: '',
      serviceChargeRate: '20',
      items: [rules],
    });
    expect(checkBill(real)).toMatchObject({ itemsCents: 850, feesCents: 200, computedCents: 850 + 90 + 200 });
    const dearer = changeDraft(real, item(2, 'Wine', '20'));
    expect(dearer.fees).toBe('4.00');
    expect(plainReceipt(changeDraft(dearer, { kind: 'chargeService', percent: null }))).toMatchObject({ fees: '4.00' });
  });

  it('contains the number of people of an even split, and none after switching back to items', () => {
    const evenly = changeDraft(draft, { kind: 'splitEvenly', people: 5 });
    expect(plainReceipt(evenly).splitEvenlyAmong).toBe(5);
    expect(plainReceipt(changeDraft(evenly, { kind: 'splitEvenly', people: null })).splitEvenlyAmong).toBeNull();
  });

  it('maps the server’s messages to the right row, although rows before it were left out', () => {
    expect(placeErrors({ draft, fields: { 'items.0.price': 'Price is required' } })).toEqual({
      'items.2.price': 'Price is required',
    });
  });

  it('keeps its key as long as nothing changes, and gets a new one when something does', () => {
    const first = attemptFor(draft, null);
    expect(attemptFor(draft, first)).toBe(first);
    expect(attemptFor(changeDraft(draft, { kind: 'goTo', step: 3 }), first).key).toBe(first.key);
    expect(attemptFor(changeDraft(draft, item(2, 'Wine', '11')), first).key).not.toBe(first.key);
  });
});

describe('a draft filled from a scan', () => {
  const scan = { id: 'scan-1', photos: [], bill: SCANNED_BILL };

  it('has the fields that were read, empties the others, and keeps how the bill is split and paid', () => {
    const draft = after(
      { kind: 'type', field: 'fees', text: '3.00' },
      { kind: 'type', field: 'hostName', text: 'Ana' },
      { kind: 'pickTip', percent: 20 },
      { kind: 'awaitScan', scanId: 'scan-1' },
      { kind: 'takeScan', scan },
    );
    expect(draft).toMatchObject({
      restaurantName: 'Nopa',
      date: '2026-11-20',
      tax: '2.00',
      tip: '4.00',
      tipMode: 'manual',
      tipPercent: null,
      fees: '',
      total: '28.50',
      hostName: 'Ana',
      scan,
      scanning: null,
    });
    expect(draft.items).toEqual([
      { key: 1, name: 'Wine', price: '9.00', quantity: 2, splitWith: 1, scanItem: 0 },
      { key: 2, name: 'Bread', note: 'No butter', price: '4.50', quantity: 1, splitWith: 1, scanItem: 1 },
    ]);
  });

  it('takes the currency that the paper names, with its decimals', () => {
    const [wine] = SCANNED_BILL.items;
    const items = wine ? [{ ...wine, name: 'Sushi', note: '', quantity: 2, price: '1200.00' }] : [];
    const bill = {
      ...SCANNED_BILL,
      currency: 'JPY',
      items,
      tax: null,
      tip: null,
      total: SCANNED_BILL.total && { ...SCANNED_BILL.total, value: '2400.00' },
    };
    expect(after({ kind: 'takeScan', scan: { ...scan, bill } })).toMatchObject({
      currency: 'JPY',
      items: [{ price: '1200', quantity: 2 }],
      tax: '',
      total: '2400',
    });
  });

  it('gives a coupon to the line that it was read on, and only the rest to the bill', () => {
    const items = SCANNED_BILL.items.map((each, at) => ({ ...each, discount: at === 0 ? '9.00' : '0.00' }));
    const read = { value: '10.00', confidence: 0.99, isUnsure: false, boxes: [] };
    const draft = after({ kind: 'takeScan', scan: { ...scan, bill: { ...SCANNED_BILL, items, discount: read } } });
    expect(draft.items.map(({ discount }) => discount)).toEqual(['9.00', undefined]);
    expect(draft.discount).toBe('1.00');
    expect(checkBill(draft).computedCents).toBe(2850 - 1000);
  });

  it('has one empty row and today’s date when nothing was read', () => {
    const bill = { ...SCANNED_BILL, items: [], date: null, tip: null, restaurantName: null };
    const draft = after({ kind: 'takeScan', scan: { ...scan, bill } });
    expect(draft).toMatchObject({ date: '2026-11-21', tip: '', tipMode: 'percent', restaurantName: '' });
    expect(draft.items).toEqual([{ key: 1, name: '', price: '', quantity: 1, splitWith: 1 }]);
  });

  it('becomes one line for several people when only the total and what comes on top were read', () => {
    const bill = { ...SCANNED_BILL, items: [] };
    const draft = after({ kind: 'takeScan', scan: { ...scan, bill } }, { kind: 'splitTotal' });
    expect(draft).toMatchObject({
      evenSplit: 2,
      items: [{ key: 1, name: 'Everything on the bill', price: '22.50', quantity: 1 }],
    });
    expect(checkBill(draft).differenceCents).toBe(0);
  });
});
