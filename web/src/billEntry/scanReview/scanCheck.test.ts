import { describe, expect, it } from 'vitest';
import { type DraftChange, UNCHECKED } from '../billDraft/Draft';
import { changeDraft } from '../billDraft/changeDraft';
import { isConfirmed, isTakenBack } from '../billDraft/scanCheck';
import { plainReceipt } from '../billDraft/receiptInput';
import { checksOf, openChecks, regionsOf } from './scanPlaces';
import { scannedDraft, scanOf } from '../../testing/reviewedScan';

const confirm: DraftChange = { kind: 'confirmScan' };
const price = (key: number, text: string): DraftChange => ({ kind: 'changeItem', key, change: { price: text } });

describe('the confirmation', () => {
  it('is missing until the host gives it', () => {
    expect(isConfirmed(scannedDraft())).toBe(false);
    expect(isTakenBack(scannedDraft())).toBe(false);
  });

  it.each<[string, DraftChange]>([
    ['a name', { kind: 'changeItem', key: 1, change: { name: 'Red wine' } }],
    ['a price', price(1, '9.50')],
    ['a quantity', { kind: 'changeItem', key: 1, change: { quantity: 3 } }],
    ['a row less', { kind: 'removeItem', key: 2 }],
    ['the restaurant', { kind: 'type', field: 'restaurantName', text: 'Nopalito' }],
    ['the date', { kind: 'type', field: 'date', text: '2026-11-19' }],
    ['the tax', { kind: 'type', field: 'tax', text: '2.10' }],
    ['the fees', { kind: 'type', field: 'fees', text: '1' }],
    ['the discount', { kind: 'type', field: 'discount', text: '1' }],
    ['the total', { kind: 'type', field: 'total', text: '29' }],
    ['the tip', { kind: 'typeTip', text: '5' }],
  ])('is taken back by an edit: %s', (_, edit) => {
    const draft = scannedDraft(scanOf(), confirm, edit);
    expect(isConfirmed(draft)).toBe(false);
    expect(isTakenBack(draft)).toBe(true);
  });

  it.each<[string, DraftChange]>([
    ['a description', { kind: 'type', field: 'description', text: 'Birthday' }],
    ['how it is split', { kind: 'splitEvenly', people: 4 }],
    ['who shares a dish', { kind: 'changeItem', key: 1, change: { splitWith: 2 } }],
    ['how the host is paid', { kind: 'typeHandle', method: 'venmo', text: '@ana' }],
    ['an empty row', { kind: 'addItem' }],
    ['a price that is only tidied', price(1, '9')],
  ])('stays with what is no edit of the bill: %s', (_, change) => {
    expect(isConfirmed(scannedDraft(scanOf(), confirm, change))).toBe(true);
  });

  it('is sent with a scan, and not with a bill that was typed in', () => {
    const draft = scannedDraft(scanOf(), { kind: 'keepCorrections', keeps: true }, confirm);
    expect(plainReceipt(draft)).toMatchObject({ scanId: 'scan-1', confirmsScan: true, keepsCorrections: true });
    expect(plainReceipt(scannedDraft())).toMatchObject({ confirmsScan: false, keepsCorrections: false });
    expect(plainReceipt({ ...draft, scan: null })).not.toHaveProperty('scanId');
  });

  it('is reset by another photo', () => {
    expect(scannedDraft(scanOf(), confirm, { kind: 'takeScan', scan: scanOf() }).scanCheck).toEqual(UNCHECKED);
  });
});

describe('a place to check', () => {
  const places = (...changes: DraftChange[]) =>
    openChecks(scannedDraft(scanOf(), ...changes)).map(({ place }) => place);

  it('is a place with low confidence', () => {
    expect(places()).toEqual(['items.2']);
  });

  it('is no name in doubt while the sums close, which is said in place all the same', () => {
    const items = scanOf().bill.items.map((item) => ({ ...item, isUnsure: true, isAmountUnsure: false }));
    const restaurantName = { value: 'N0pa', confidence: 0.5, isUnsure: true, boxes: [] };
    const draft = scannedDraft(scanOf({ items, restaurantName }));
    expect(openChecks(draft)).toEqual([]);
    expect(checksOf(draft)).toEqual([
      { place: 'restaurantName', reason: 'name' },
      { place: 'items.1', reason: 'name' },
      { place: 'items.2', reason: 'name' },
    ]);
    expect(regionsOf(draft).filter(({ isMarked }) => isMarked)).toEqual([]);
    const [wrong] = [price(1, '9.50')].map((change) => changeDraft(draft, change));
    expect(wrong && openChecks(wrong).map(({ place }) => place)).toEqual(['restaurantName', 'items.2']);
  });

  it('is settled by an edit or by ticking it off', () => {
    expect(places(price(2, '5.40'))).toEqual([]);
    expect(places({ kind: 'settle', place: 'items.2' })).toEqual([]);
    expect(places({ kind: 'changeItem', key: 2, change: { splitWith: 3 } })).toEqual(['items.2']);
  });

  it('disappears with its row, and is never a row that was added by hand', () => {
    const draft = scannedDraft(scanOf(), { kind: 'removeItem', key: 2 }, { kind: 'addItem' });
    expect(openChecks(draft)).toEqual([]);
    expect(regionsOf(draft).map(({ id }) => id)).toEqual(['restaurantName', 'date', 'items.1', 'tax', 'total']);
  });

  it('is also a place that was not found, but no date while the sums close, because it changes no amount', () => {
    const doubt = {
      kind: 'NO_DATE',
      message: 'The date could not be read.',
      difference: null,
      isHandwrittenTip: false,
      item: null,
    } as const;
    const draft = scannedDraft(scanOf({ date: null, doubts: [doubt] }));
    expect(openChecks(draft)).toEqual([{ place: 'items.2', reason: 'unsure' }]);
    expect(checksOf(draft)[0]).toEqual({ place: 'date', reason: 'noDate' });
    const open = changeDraft(draft, price(1, '9.50'));
    expect(openChecks(open)).toEqual([
      { place: 'date', reason: 'missing' },
      { place: 'items.2', reason: 'unsure' },
    ]);
    expect(openChecks(changeDraft(open, { kind: 'type', field: 'date', text: '2026-11-20' }))).toHaveLength(1);
  });

  it('is no date that was hard to read while the sums close', () => {
    const date = { value: '2026-11-02', confidence: 0.5, isUnsure: true, boxes: [] };
    const draft = scannedDraft(scanOf({ date }));
    expect(openChecks(draft).map(({ place }) => place)).toEqual(['items.2']);
    expect(checksOf(draft)[0]).toEqual({ place: 'date', reason: 'date' });
  });
});
