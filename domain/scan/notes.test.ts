import { describe, expect, it } from 'vitest';
import { billOf } from './testing/readText';

const END = `
Subtotal              12.00
Tax                    1.00
Total                 13.00`;

function notesOf(lines: string): string[] {
  return billOf(`CAFE ROMA\n${lines}${END}`).items.map(({ name, note }) => `${name}: ${note ?? ''}`);
}

describe('wishes without a price', () => {
  it('are a note of the dish above them, and not in its name', () => {
    const bill = billOf(`CAFE ROMA\n1 Burger        9.00\n   No onions\n   Medium rare\n1 Cola          3.00${END}`);
    expect(bill.items.map(({ name, note }) => [name, note])).toEqual([
      ['Burger', 'No onions, Medium rare'],
      ['Cola', undefined],
    ]);
    expect(bill.balanced).toBe(true);
  });

  it('are notes with a price of nothing, or one in brackets that the dish includes', () => {
    expect(notesOf('1 Burger        9.00\n   Ketchup   0.00\n   Bacon   (1.00)\n1 Cola          3.00')).toEqual([
      'Burger: Ketchup, Bacon',
      'Cola: ',
    ]);
  });

  it('are dishes of their own with a price', () => {
    expect(notesOf('1 Burger        7.00\n   Add egg      2.00\n1 Cola          3.00')).toEqual([
      'Burger: ',
      'Add egg: ',
      'Cola: ',
    ]);
  });

  it('are told by a word or sign when they are not indented', () => {
    expect(notesOf('Burger          9.00\nNo onions\n* rare\nCola            3.00')).toEqual([
      'Burger: No onions, rare',
      'Cola: ',
    ]);
  });

  it('belong to the last dish, too', () => {
    expect(notesOf('Burger          9.00\nCola            3.00\n   No ice')).toEqual(['Burger: ', 'Cola: No ice']);
  });

  it('keep how many', () => {
    expect(notesOf('1 Burger        9.00\n   2 Eggs Fried\n1 Cola          3.00')).toEqual([
      'Burger: 2 Eggs Fried',
      'Cola: ',
    ]);
  });
});

describe('lines without a price that are no wishes', () => {
  it.each([
    ['a heading of seats', '1 Burger        9.00\n   Seat 2\n1 Cola          3.00'],
    ['a line that is not indented', '1 Burger        9.00\nDesserts\n1 Cola          3.00'],
    ['what stands below such a line', '1 Burger        9.00\nDesserts\n   of the house\n1 Cola          3.00'],
    [
      'a line in the middle of the paper',
      '1 Burger                        9.00\n                 Thanks\n1 Cola                          3.00',
    ],
    ['a banner', '1 Burger        9.00\n   ** TO GO **\n1 Cola          3.00'],
    ['something that was hardly seen', '1 Burger        9.00\n   lnkb~0.4\n1 Cola          3.00'],
    ['what stands above the first dish', '   Welcome back\n1 Burger        9.00\n1 Cola          3.00'],
  ])('are not taken for one: %s', (_, lines) => {
    expect(notesOf(lines)).toEqual(['Burger: ', 'Cola: ']);
  });

  it('cut a note that is too long', () => {
    const wish = '   Without any of the usual things';
    const lines = Array.from({ length: 9 }, () => wish).join('\n');
    const [burger = ''] = notesOf(`1 Burger        9.00\n${lines}\n1 Cola          3.00`);
    expect(burger).toHaveLength('Burger: '.length + 200);
    expect(burger.endsWith('…')).toBe(true);
  });
});
