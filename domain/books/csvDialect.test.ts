import { describe, expect, it } from 'vitest';
import { csvDialectOf, csvNumber } from './csvDialect';

describe('the dialect of a CSV', () => {
  it.each([
    ['en-US', 'comma'],
    ['en-GB', 'comma'],
    ['es-MX', 'comma'],
    ['de-CH', 'comma'],
    ['ja-JP', 'comma'],
    ['de-DE', 'semicolon'],
    ['es-ES', 'semicolon'],
    ['fr-CA', 'semicolon'],
    ['pt-BR', 'semicolon'],
    // Digits and decimal sign of their own, which no program reads as a number.
    ['ar-EG', 'semicolon'],
    ['', 'comma'],
    ['no locale', 'comma'],
  ])('is, where numbers are written as in %s, %s', (locale, dialect) => {
    expect(csvDialectOf(locale)).toBe(dialect);
  });

  it('decides the decimal sign of a number and nothing else of it', () => {
    expect(['12.50', '-3.00', '1200', '12.345', ''].map((number) => csvNumber(number, 'semicolon'))).toEqual([
      '12,50',
      '-3,00',
      '1200',
      '12,345',
      '',
    ]);
    expect(csvNumber('12.50', 'comma')).toBe('12.50');
  });
});
