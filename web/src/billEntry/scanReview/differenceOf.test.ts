import { describe, expect, it } from 'vitest';
import type { DraftChange } from '../billDraft/Draft';
import type { ScanDoubt, ScannedBill } from '../../photos/scanning/Scan';
import { differenceOf } from './differenceOf';
import { boxAt, scannedDraft, scanOf } from '../../testing/reviewedScan';

const sure = { confidence: 0.99, isUnsure: false, boxes: [boxAt(9)] };
const after = (bill: Partial<ScannedBill>, ...changes: DraftChange[]) =>
  differenceOf(scannedDraft(scanOf(bill), ...changes));
const price = (key: number, text: string): DraftChange => ({ kind: 'changeItem', key, change: { price: text } });
const DOUBT: ScanDoubt = {
  kind: 'ITEMS_DO_NOT_ADD_UP',
  message: 'The items add up to $22.50, the subtotal says $25.50. Check “Wine” first.',
  difference: '3.00',
  isHandwrittenTip: false,
  item: 0,
};
/** The subtotal and the total are both 3.00 more than what was read. */
const OFF = { subtotal: { value: '25.50', ...sure }, total: { value: '31.50', ...sure }, doubts: [DOUBT] };

it('a bill that adds up or was typed in has no difference', () => {
  expect(after({})).toBeNull();
  expect(differenceOf({ ...scannedDraft(), scan: null, total: '1' })).toBeNull();
});

describe('a doubt that the scan reported', () => {
  it('is shown in the scan’s words with the suspected place', () => {
    expect(after(OFF)).toMatchObject({ cents: 300, message: DOUBT.message, culprit: 'items.1' });
  });

  it('is computed again after an edit', () => {
    expect(after(OFF, price(1, '10.00'))).toMatchObject({
      cents: 100,
      message: 'The items add up to $24.50, the subtotal on the photo says $25.50. Check “Bread” first.',
      culprit: 'items.2',
    });
    expect(after(OFF, price(1, '10.50'))).toBeNull();
  });

  it('moves to the next doubtful place when the suspected one was checked', () => {
    expect(after(OFF, { kind: 'settle', place: 'items.1' })).toMatchObject({ cents: 300, culprit: 'items.2' });
  });
});

describe('the suspected place', () => {
  it('is the line that equals the surplus', () => {
    const row: DraftChange[] = [
      { kind: 'addItem' },
      { kind: 'changeItem', key: 3, change: { name: 'Tea', price: '4' } },
    ];
    expect(after({}, ...row)).toMatchObject({ cents: 400, culprit: 'tip' });
    expect(after({ tip: null, total: { value: '24.50', ...sure } }, ...row)).toMatchObject({ culprit: 'items.3' });
  });

  it('is not a dish when the dishes add up, but the place with the lowest confidence or else the total', () => {
    const unsureTax = { value: '2.00', ...sure, isUnsure: true };
    expect(after({ total: { value: '29.00', ...sure }, tax: unsureTax })).toMatchObject({ cents: 50, culprit: 'tax' });
    expect(after({ total: { value: '29.00', ...sure } })).toMatchObject({
      message: 'Everything together is $28.50, the printed total says $29.00. Check the printed total first.',
      culprit: 'total',
    });
  });

  it('is the discount when a sum was read as a discount', () => {
    expect(after({ discount: { value: '5.00', ...sure } })).toMatchObject({ cents: 500, culprit: 'discount' });
  });
});

it('a handwritten tip that is missing in the printed total is explained, and the total can be corrected', () => {
  const total = { value: '24.50', ...sure };
  const draft = scannedDraft(scanOf({ tip: null, total }), { kind: 'typeTip', text: '5' });
  expect(differenceOf(draft)).toEqual({
    cents: 500,
    message: 'The printed total of $24.50 is without the tip.',
    culprit: 'total',
    betterTotal: { label: 'Make the total $29.50', total: '29.50' },
  });
});

describe('a handwritten tip that was read', () => {
  const doubt: ScanDoubt = {
    kind: 'TOTAL_DOES_NOT_ADD_UP',
    message: 'The tip of $4.00 is handwritten. Please check it. With it the total is $28.50.',
    difference: '-4.00',
    isHandwrittenTip: true,
    item: null,
  };
  const bill = { total: { value: '24.50', ...sure }, doubts: [doubt] };

  it('is told in the scan’s words, and the total can be corrected', () => {
    expect(after(bill)).toEqual({
      cents: 400,
      message: doubt.message,
      culprit: 'total',
      betterTotal: { label: 'Make the total $28.50', total: '28.50' },
    });
  });

  it('is computed again after an edit', () => {
    expect(after(bill, { kind: 'typeTip', text: '5' })).toMatchObject({
      message: 'The printed total of $24.50 is without the tip.',
      betterTotal: { total: '29.50' },
    });
  });
});

it('a printed tip that the total does not have may be in it twice, so the total is not offered', () => {
  expect(after({ total: { value: '24.50', ...sure } })).toMatchObject({ culprit: 'tip', betterTotal: null });
});
