import { describe, expect, it } from 'vitest';
import { readBill } from '../readBill';
import { pageOf } from '../testing/pageOf';
import type { Page } from '../words';
import { unsettledOn } from './unsettledOn';

const textsOf = ({ words }: Pick<Page, 'words'>): string => words.map(({ text }) => text).join(' ');
const doubtOn = (page: Page): string | null | undefined => {
  const read = readBill({ pages: [page], today: null });
  return read.ok ? read.doubtedBy : read.reason;
};

const HEADED = `
Qty Item             Price
1   Burger            8.00
    Cola              3.00
1   Fries             1.00
Subtotal             12.00
Tax                   1.00
Total                13.00`;

describe('a second look', () => {
  it('is not taken at a balanced bill', () => {
    const page = pageOf('Burger  8.00\nCola  3.00~0.6\nSubtotal  11.00\nTax  1.00\nTotal  12.00');
    expect(doubtOn(page)).toBeNull();
    expect(unsettledOn(page)).toMatchObject({ words: [], places: [] });
  });

  it('is taken at a balanced bill without counts between names and prices, and before names that stand away from the edge', () => {
    const page = pageOf(
      `CAFE ROMA\n  Burger         8.00\n  Cola           3.00\nSubtotal        11.00\nTax              1.00\nTotal           12.00`,
    );
    const before = unsettledOn(page).gaps.map(({ before: { text } }) => text);
    expect(before).toEqual(['Burger', '8.00', 'Cola', '3.00']);
  });

  it('is taken there on a receipt without cents, too', () => {
    const page = pageOf(
      `CAFE ROMA JPY\nRamen        1,800\nTea            300\nTOTAL        2,100\nCARD         2,100`,
    );
    expect(unsettledOn(page).gaps.map(({ before: { text } }) => text)).toEqual(['1,800', '300']);
  });

  it('is not taken for counts where a line has one', () => {
    const page = pageOf(
      '2 Burger     8.00\nCola         3.00\nSubtotal    11.00\nTax          1.00\nTotal       12.00',
    );
    expect(unsettledOn(page).gaps).toEqual([]);
  });

  it('is taken at the lines whose amounts were hardly seen, and not at the others', () => {
    const page = pageOf('Burger  8.00\nCola  3.00\nSubtotal  11.00\nTax  1.00~0.5\nTotal  12.00');
    expect(doubtOn(page)).toBe('taxOrTotalFaint');
    expect(textsOf(unsettledOn(page))).toBe('Tax 1.00');
  });

  it('is taken at a part of the total whose label is damaged', () => {
    const page = pageOf('Burger  50.00\nCola  30.00\nSubtotal  80.00\nTax  8.00\n18XTIPS  14.40\nTotal  102.40');
    expect(textsOf(unsettledOn(page))).toContain('18XTIPS 14.40');
  });

  it('is taken below the word for counts, at the line where none was read', () => {
    const page = pageOf(HEADED);
    expect(doubtOn(page)).toBe('count');
    const { places } = unsettledOn(page);
    expect(places.map(({ before }) => before.text)).toEqual(['Cola']);
    const [upper, right] = places[0]?.polygon ?? [];
    const count = page.words.find(({ text }) => text === '1');
    expect(upper?.x).toBeLessThan(count?.polygon[0].x ?? 0);
    expect(right?.x).toBeGreaterThan(count?.polygon[1].x ?? Infinity);
  });

  it('is taken where the counts of the lines near by stand, when a name begins where theirs do', () => {
    const page = pageOf('2 Burger  16.00\n  Cola  3.00\n3 Fries  6.00\nSubtotal  25.00\nTax  1.00\nTotal  26.00');
    expect(unsettledOn(page).places.map(({ before }) => before.text)).toEqual(['Cola']);
  });

  it.each(['CANT DESCRIPCION  IMPORTE', 'Anz Bezeichnung  Preis', 'Qté Article  Prix'])(
    'is taken below the word for counts of other countries: %s',
    (heading) => {
      const page = pageOf(HEADED.replace(/Qty.*/, heading));
      expect(doubtOn(page)).toBe('count');
      expect(unsettledOn(page).places.map(({ before }) => before.text)).toEqual(['Cola']);
    },
  );

  it('settles a line below such a word when it finds bare paper', () => {
    const page = pageOf(HEADED);
    const words = page.words.map((word) => (word.text === 'Cola' ? { ...word, isBareBefore: true as const } : word));
    expect(doubtOn({ ...page, words })).toBeNull();
  });

  it('settles a count that does not divide its line, when another recogniser reads it alike', () => {
    const page = pageOf('1 Burger  8.00\n3 Beer  10.00\n1 Fries  1.00\nSubtotal  19.00\nTax  1.00\nTotal  20.00');
    expect(doubtOn(page)).toBe('count');
    const words = page.words.map((word) => (word.text === '3' ? { ...word, isReadAlike: true as const } : word));
    const read = readBill({ pages: [{ ...page, words }], today: null });
    expect(read).toMatchObject({ doubtedBy: null, bill: { items: [{}, { name: '3 Beer', quantity: 1 }, {}] } });
  });
});

it('a count that touches its name is a doubt among lines with counts, and a drink with a number is not', () => {
  const lines = (drink: string) =>
    pageOf(`1 Burger  8.00\n${drink}  4.20\n3 Fries  6.00\nSubtotal  18.20\nTax  1.00\nTotal  19.20`);
  expect(doubtOn(lines('2Sm Shake'))).toBe('count');
  expect(doubtOn(lines('7UP'))).toBeNull();
});
