import { describe, expect, it } from 'vitest';
import { foldedName, hasVouchingSign, isReservedUsername, pretendsToBeAService } from './misleadingNames';
import { BRANDS, ROLES, WHOLE_USERNAMES } from './reservedNames';

describe('names that are read as the same', () => {
  it.each([
    ['dot.7215', 'dot_7215'],
    ['dot.7215', 'DOT-7215'],
    ['lily', 'l1ly'],
    ['bob', 'b0b'],
    ['arnold', 'amold'],
    ['vvilma', 'wilma'],
    ['Renée', 'renee'],
    ['аnа', 'ana'],
  ])('%s and %s', (one, other) => expect(foldedName(one)).toBe(foldedName(other)));

  it('are not those that differ in a letter or digit', () => {
    const names = ['ana', 'anna', 'ana2', 'ana6', 'ben', 'dot7215', 'dot7216'];
    expect(new Set(names.map(foldedName)).size).toBe(names.length);
  });
});

describe('a reserved username', () => {
  it.each([...BRANDS, ...ROLES, ...WHOLE_USERNAMES])('is %s, in any spelling', (word) => {
    for (const name of [
      word,
      word.toUpperCase(),
      word.split('').join('.'),
      word.replaceAll('o', '0').replaceAll('i', '1'),
    ])
      expect(isReservedUsername(name), name).toBe(true);
  });

  it.each(['fairtab-support', 'FairtabHelp', 'real.venmo', 'ana-support', 'paypa1', 'cash_app', 'the.admin'])(
    'is %s',
    (name) => expect(isReservedUsername(name)).toBe(true),
  );

  it.each(['ana', 'seven.money', 'helpful', 'supporter', 'gazelle', 'cash.appleton', 'pay.la', 'badminton', 'hostess'])(
    'is not %s',
    (name) => expect(isReservedUsername(name)).toBe(false),
  );
});

describe('a shown name that pretends', () => {
  it.each([
    'Fairtab Support',
    'F a i r t a b',
    'Ｆairtab',
    'Fаirtаb',
    'Pay Pal',
    'V.enmo',
    'Cash App',
    'Ana (official)',
    'fair\u200btab',
    'P@yP@l',
  ])('is %j', (name) => expect(pretendsToBeAService(name)).toBe(true));

  it.each([
    'Ana',
    'Cash Appleton',
    'Seven Moons',
    'Renée Zellweger',
    'Анна',
    '山田',
    'Maria José',
    "O'Brien",
    '',
    '---',
  ])('is not %j', (name) => expect(pretendsToBeAService(name)).toBe(false));

  it.each(['Ana ✔', 'Ana ✅', 'Ana 🛡️', 'Ana™', 'Ana 🔒'])('is %j, which somebody seems to vouch for', (name) =>
    expect(hasVouchingSign(name)).toBe(true),
  );

  it.each(['Ana 🍅', 'Ana ❤️', 'A & B'])('is not %j', (name) => expect(hasVouchingSign(name)).toBe(false));
});
