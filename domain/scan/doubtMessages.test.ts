import { expect, it } from 'vitest';
import { messageOf } from './doubtMessages';
import { billOf } from './testing/readText';

const messages = (text: string): string[] => {
  const bill = billOf(text);
  return bill.doubts.map((doubt) => messageOf({ doubt, bill }));
};
const TOP = 'CAFE ROMA\n03/04/2019 7:15 PM\n';

it.each([
  [
    'names the line that explains a difference',
    '1 Burger   12.00\n1 Nachos   8.35\nSubtotal   28.70\nTax   1.00\nTotal   29.70',
    ['The items add up to $20.35, the subtotal says $28.70. Check “Nachos” first.'],
  ],
  [
    'says what the total leaves where there is no subtotal',
    '1 Burger   12.00\n1 Salad   7.00\nTotal   1,029.00',
    ['The items add up to $19.00, the total leaves $1,029.00 for them.'],
  ],
  [
    'says what the total should be',
    '1 Burger   12.00\nSubtotal   12.00\nTax   1.00\nTotal   51.77',
    ['The subtotal and what comes on top of it make $13.00, the total says $51.77.'],
  ],
  [
    'says that a total was worked out',
    '1 Burger   12.00\nSubtotal   12.00\nTax   1.00\nTOTAL',
    ['The total could not be read. $13.00 is what the other amounts make.'],
  ],
  [
    'names the line whose quantity has no evidence',
    '1 Burger   8.00\n7 Nachos   3.00\nCola   1.00\nSubtotal   12.00\nTax   1.00\nTotal   13.00',
    ['The amounts add up, but “Nachos” may be read wrongly.'],
  ],
  [
    'says that something was hard to read when no line stands out',
    '1 Burger   8.00\n1 Fries   4.00\nSubtotal   12.00\nxyzzy   4.00\nTotal   16.00',
    ['The amounts add up, but not all of them were easy to read.'],
  ],
])('%s', (_, lines, expected) => {
  expect(messages(TOP + lines)).toEqual(expected);
});

it.each([
  ['noItems', 'No items could be read.'],
  ['noName', 'The name of the restaurant could not be read.'],
  ['noDate', 'The date could not be read.'],
] as const)('says of %s what is missing', (kind, message) => {
  expect(messageOf({ doubt: { kind }, bill: billOf(`${TOP}1 Burger   12.00\nTotal   12.00`) })).toBe(message);
});

it.each([
  ['EUR', 'The items add up to €2,000.00, the subtotal says €2,900.00.'],
  ['JPY', 'The items add up to ¥2,000, the subtotal says ¥2,900.'],
  [null, 'The items add up to $2,000.00, the subtotal says $2,900.00.'],
])('says amounts in the currency that the paper names, as with %s', (currency, start) => {
  const lines = '1 Burger   1,200.00\n1 Nachos   800.00\nSubtotal   2,900.00\nTax   100.00\nTotal   3,000.00';
  const bill = { ...billOf(TOP + lines), currency };
  const [said] = bill.doubts.map((doubt) => messageOf({ doubt, bill }));
  expect(said).toContain(start);
});

it('does not say that amounts add up where there is no sum to compare them with', () => {
  const bill = {
    ...billOf(`${TOP}1 Burger   12.00\nTotal   12.00`),
    total: { value: 1200, confidence: 0.5, boxes: [] },
  };
  expect(messageOf({ doubt: { kind: 'unconfirmed', item: 0 }, bill })).toBe(
    'There is no sum to compare with, and “Burger” may be read wrongly.',
  );
});
