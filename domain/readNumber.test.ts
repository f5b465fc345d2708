import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMoney } from './inputs/fields';
import { MAX_CENTS } from './money';
import { parseMoney, plainAmount } from './numbers/parseMoney';
import { readAmount, readSentAmount, readWhole } from './readNumber';
import { writtenAmounts } from './testing/writtenAmounts';

describe('an amount as it is typed', () => {
  it.each([
    ['1,200', 'USD', 120_000],
    ['1.200', 'EUR', 120_000],
    ['12,000', 'JPY', 12_000],
    ['1.000', 'JPY', 1000],
    ['15.000', 'CLP', 15_000],
    ['100.000', 'VND', 100_000],
    ['.50', 'USD', 50],
    [',5', 'EUR', 50],
    ['12,5', 'USD', 1250],
    ['0,500', 'USD', 50],
    ['$12.50', 'USD', 1250],
    ['-$12.50', 'USD', -1250],
    ['12,50 €', 'EUR', 1250],
    ['USD 12.50', 'USD', 1250],
    ['12.50usd', 'USD', 1250],
    ['1,200.00', 'USD', 120_000],
    ['1.200,00', 'USD', 120_000],
    ["1'050.00", 'CHF', 105_000],
    ['2’120.50', 'CHF', 212_050],
    ['1 200,5', 'SEK', 120_050],
    ['1\u202f200,50', 'EUR', 120_050],
    ['1,23,456.50', 'INR', 12_345_650],
    ['１２．５０', 'USD', 1250],
    ['١٬٢٣٤٫٥٠', 'EGP', 123_450],
    ['۱۲٫۵', 'USD', 1250],
    ['१,२३,४५६', 'INR', 12_345_600],
    ['12.-', 'CHF', 1200],
    ['1’200.–', 'CHF', 120_000],
    ['12,— €', 'EUR', 1200],
    ['kr 12:-', 'SEK', 1200],
    ['US$ 12.50', 'USD', 1250],
    ['S$12', 'SGD', 1200],
    ['C$12', 'CAD', 1200],
    ['Rs. 1,20,000.50', 'INR', 12_000_050],
    ['Rs 500', 'INR', 50_000],
    ['Fr. 12.50', 'CHF', 1250],
    ['S/. 12.50', 'PEN', 1250],
    ['12 TL', 'TRY', 1200],
    ['12,50 kr.', 'DKK', 1250],
    ['1,200円', 'JPY', 1200],
    ['12,000원', 'KRW', 12_000],
    ['-RMB 12', 'CNY', -1200],
    ['1.200,-', 'KWD', 1_200_000],
    ['1,200.-', 'KWD', 1_200_000],
    ['12.345', 'KWD', 12_345],
    ['1,200.500', 'KWD', 1_200_500],
    ['١٢٫٣٤٥', 'KWD', 12_345],
  ])('reads %j in %s', (text, currency, cents) => {
    expect(readAmount(text, currency)).toEqual({ cents });
  });

  it('asks which of two amounts is meant where a currency has three decimals', () => {
    expect(readAmount('1,200', 'KWD')).toEqual({ either: [1_200_000, 1200] });
    expect(readAmount('-1,200', 'KWD')).toEqual({ either: [-1_200_000, -1200] });
    expect(parseMoney('1,200', 'KWD')).toBeNull();
  });

  it.each([
    '',
    '.',
    '\u202E05.21',
    '$\u202E5',
    '$',
    '12,34,5',
    '1,2345',
    '1.2.3',
    '1,200,00',
    '12 30',
    '€5',
    '5 EUR',
    'S$5',
    'Rs. 5',
    '5円',
    '1e3',
    '0x10',
    '1-2',
    '3x',
    '12.3456',
    '٫',
    '1,200.5.5',
    // A menu's 12.50, a half, and two cells of a sheet.
    '12⁵⁰',
    '5²',
    '①',
    '2½',
    '12\t500',
    '12\n500',
    '5-',
    '12.-.',
    '12.50,-',
    '1.5.-',
    '--5',
    '(5.00)',
    '5%',
  ])('refuses %j dollars', (text) => {
    expect(readAmount(text, 'USD')).toBeNull();
  });

  it('never takes the decimals of a JSON number for thousands', () => {
    expect(parseMoney(12.345, 'USD')).toBeNull();
    expect(parseMoney(12.345, 'KWD')).toBe(12_345);
    expect(parseMoney(plainAmount(1.234), 'JPY')).toBeNull();
    expect(parseMoney(plainAmount('1.234', true), 'USD')).toBeNull();
    expect(parseMoney(plainAmount('1.000'), 'JPY')).toBe(1000);
  });
});

describe('an amount as a request holds it', () => {
  it.each([
    ['1.200', 'USD', { either: [120_000, 120] }],
    ['$1.200', 'USD', { either: [120_000, 120] }],
    ['-1.200', 'USD', { either: [-120_000, -120] }],
    ['1.000', 'JPY', { either: [1000, 1] }],
    ['12.345', 'USD', null],
    ['1,200', 'USD', { cents: 120_000 }],
    ['1.200.000', 'EUR', { cents: 120_000_000 }],
    ['1200.500', 'USD', { cents: 120_050 }],
    ['0.500', 'USD', { cents: 50 }],
    ['1.200', 'KWD', { cents: 1200 }],
  ])('never takes a decimal point for thousands: %j in %s', (text, currency, reading) => {
    expect(readSentAmount(text, currency)).toEqual(reading);
  });

  it('says in the field error which two amounts it may be', () => {
    const read = readMoney({ label: () => 'Tip', currency: 'USD' });
    expect(JSON.stringify(read('1.200'))).toContain('Do you mean 1200.00 or 1.20?');
    expect(JSON.stringify(read('12.345'))).toContain('must be an amount');
  });
});

describe('a count as it is typed', () => {
  it('is read in the digits of any script, and nothing else is a count', () => {
    expect(['3', ' 3 ', '３', '٣', '३', '-1'].map(readWhole)).toEqual([3, 3, 3, 3, 3, -1]);
    const others = ['0.5', '2,5', '3x', '', '1,000', '1e3', '½', '③', '3²', '3\t4', '0x10', '+3'];
    expect(others.map(readWhole)).toEqual(others.map(() => null));
  });
});

describe('a number that Intl wrote', () => {
  it('comes back as it was, as a question that has it, or as a refusal', () => {
    let read = 0;
    fc.assert(
      fc.property(writtenAmounts({ min: -MAX_CENTS }), ({ text, currency, cents }) => {
        const seen = readAmount(text, currency);
        if (seen === null) return;
        read += 1;
        if ('cents' in seen) expect({ text, cents: seen.cents }).toEqual({ text, cents: cents || 0 });
        else expect(seen.either).toContain(cents);
        const sent = plainAmount(text);
        expect(sent).not.toBeNull();
        expect([null, cents || 0]).toContain(parseMoney(sent, currency, readSentAmount));
      }),
      { numRuns: 10_000 },
    );
    expect(read).toBeGreaterThan(5_000);
  });
});
