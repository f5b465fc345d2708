import { describe, expect, it } from 'vitest';
import { cleanEmail, cleanPhone, cleanUsPhone } from './contact/contact';
import {
  hasUnwantedCharacters,
  hasUnwantedCharactersInLines,
  isBlank,
  isolated,
  plainCharacters,
  withoutUnwantedCharacters,
} from './text';

describe('unwanted characters', () => {
  it.each(['a\u0000', 'a\nb', 'a\tb', '\u001B[31m', '\u007F', '\u0085', '\uD800', 'a\u2028b', '\u202Eabc', '\u2066x'])(
    'are found in %j and replaced by spaces',
    (text) => {
      expect(hasUnwantedCharacters(text)).toBe(true);
      expect(hasUnwantedCharacters(withoutUnwantedCharacters(text))).toBe(false);
    },
  );

  it.each(['Ana', "O'Neil", 'עברית', 'العربية', '👩‍🍳', '日本', 'Zoë–X'])('are not found in %j', (text) => {
    expect(hasUnwantedCharacters(text)).toBe(false);
  });

  it('are not line breaks and tabs where several lines are welcome', () => {
    expect(hasUnwantedCharactersInLines('a\r\nb\n\tc')).toBe(false);
    expect(hasUnwantedCharactersInLines('a\n\u0000')).toBe(true);
  });
});

describe('a blank text', () => {
  it.each([
    '',
    ' ',
    '\u00A0',
    '\u200B',
    '\u3164',
    '\u115F\uFFA0',
    '\u00AD\u2060',
    '\u2800',
    '\u034F\uFE0F',
    '\u{E0041}',
  ])('is %j', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it('is not one with a letter, a sign or an emoji', () => {
    for (const text of ['a', '.', '👍', ' x ']) expect(isBlank(text)).toBe(false);
  });
});

it('every digit of every script is the ASCII digit of its value, also where two scripts have theirs side by side', () => {
  let before = 0;
  const wrong: string[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    const digit = String.fromCodePoint(code);
    const isDigit = /\p{Nd}/u.test(digit);
    if (isDigit && plainCharacters(digit) !== String(before % 10)) wrong.push(code.toString(16));
    before = isDigit ? before + 1 : 0;
  }
  expect(wrong).toEqual([]);
});

describe('contact data', () => {
  /** Every mark that copying may leave in a text: they are not seen, and no address has one. */
  const MARKS = [
    ...['\u00AD', '\u061C', '\u180E', '\u2060', '\uFEFF'],
    ...[0x200b, 0x200c, 0x200d, 0x200e, 0x200f],
    ...[0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069],
  ].map((mark) => (typeof mark === 'number' ? String.fromCodePoint(mark) : mark));

  it('is read without the marks that nobody sees, wherever they are', () => {
    for (const mark of MARKS)
      for (let at = 0; at <= 12; at++) {
        const marked = (text: string) => text.slice(0, at) + mark + text.slice(at);
        expect(cleanEmail(marked('ana@example.com'))).toBe('ana@example.com');
        expect(cleanEmail(marked('ben@münchen.de'))).toBe('ben@xn--mnchen-3ya.de');
        expect(cleanUsPhone(marked('415-555-0123'))).toBe('415-555-0123');
        expect(cleanPhone(marked('+44 20 7946 0018'))).toBe('+44 20 7946 0018');
      }
  });

  it('is read with every blank and dash that a page may have in place of the plain ones', () => {
    for (const blank of ['\u00A0', '\u2002', '\u2007', '\u2009', '\u202F', '\u3000', '\t'])
      expect(cleanPhone(`+44${blank}20${blank}7946${blank}0018`)).toBe('+44 20 7946 0018');
    for (const dash of ['\u2010', '\u2011', '\u2012', '\u2013', '\u2212', '\uFF0D', '\uFE63'])
      expect(cleanUsPhone(`415${dash}555${dash}0123`)).toBe('415-555-0123');
  });

  it('is read in the digits of every script', () => {
    for (const zero of [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10]) {
      const digits = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
      expect(cleanUsPhone(digits('415-555-0123'))).toBe('415-555-0123');
    }
  });

  it.each([
    ['ana@example.com', 'ana@example.com'],
    [" o'neil+bill@sub.example.co ", "o'neil+bill@sub.example.co"],
    ['ben@münchen.de', 'ben@xn--mnchen-3ya.de'],
    ['ben@MÜNCHEN.DE', 'ben@xn--mnchen-3ya.de'],
    ['ben@xn--mnchen-3ya.de', 'ben@xn--mnchen-3ya.de'],
    ['ben@mu\u0308nchen.de', 'ben@xn--mnchen-3ya.de'],
    ['li@例子。公司', 'li@xn--fsqu00a.xn--55qx5d'],
    ['ana＠example．com', 'ana@example.com'],
    ['mailto:ana@example.com', 'ana@example.com'],
    ['Ana Díaz <ana@example.com>', 'ana@example.com'],
    ['<ana@example.com>', 'ana@example.com'],
    ['<ana@example.com>, <ben@example.com>', null],
    ['ana@xn--.com', null],
    ['ana@münchen.de:80', null],
    ['ana@münchen.de/x', null],
    ['ana@１２７．０．０．１', null],
    ['ana@ü', null],
    ['ana', null],
    ['ana@', null],
    ['ana@example', null],
    ['a b@example.com', null],
    ['ana@-example.com', null],
    ['ana@example..com', null],
    ['ana@example.com\u0000', null],
    [`${'a'.repeat(65)}@example.com`, null],
    [`a@${'b.'.repeat(130)}com`, null],
  ])('reads the e-mail address %j as %j', (text, email) => {
    expect(cleanEmail(text)).toBe(email);
  });

  it.each([
    ['4155550123', '415-555-0123'],
    ['1 (415) 555-0123', '415-555-0123'],
    ['+1.415.555.0123', '415-555-0123'],
    ['＋１（４１５）５５５－０１２３', '415-555-0123'],
    ['+44 20 7946 0018', null],
    // Ten digits behind a plus are a number of Singapore, of Iceland and of Norway.
    ['+65 6789 4567', null],
    ['+354 555 1234', null],
    ['+47 23 45 67 89', null],
    ['+(47) 23 45 67 89', null],
    ['415-155-0123', null],
    ['415555012', null],
    ['x4155550123', null],
    ['tel:+1-415-555-0123', '415-555-0123'],
  ])('reads the US phone number %j as %j', (text, phone) => {
    expect(cleanUsPhone(text)).toBe(phone);
  });

  it.each([
    [' +44 20 7946 0018 ', '+44 20 7946 0018'],
    ['555-0123', '555-0123'],
    ['12345', null],
    ['1'.repeat(16), null],
    ['call 5550123', null],
    ['tel:+442079460018', '+442079460018'],
  ])('reads the phone number %j of a guest as %j', (text, phone) => {
    expect(cleanPhone(text)).toBe(phone);
  });
});

it('a text within another is kept apart only where it runs from right to left', () => {
  expect(isolated('חומוס')).toBe('\u2068חומוס\u2069');
  expect(isolated('2 of فلافل')).toBe('\u20682 of فلافل\u2069');
  expect(isolated('Crème brûlée 寿司 🍕')).toBe('Crème brûlée 寿司 🍕');
});
