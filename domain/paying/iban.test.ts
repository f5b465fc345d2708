import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanIban, displayIban, looksLikeIban } from './iban';

/** The examples of the SWIFT registry for some countries of different lengths. */
const EXAMPLES = [
  'DE89370400440532013000',
  'GB29NWBK60161331926819',
  'FR1420041010050500013M02606',
  'NO9386011117947',
  'CH9300762011623852957',
  'MT84MALT011000012345MTLCAST001S',
  'ES9121000418450200051332',
];

describe('cleanIban', () => {
  it.each(EXAMPLES)('takes %s, however it is grouped or pasted', (iban) => {
    const printed = displayIban(iban);
    for (const typed of [iban, printed, printed.toLowerCase(), `IBAN: ${printed}`, `\u200e${printed}\u00a0`])
      expect(cleanIban(typed)).toBe(iban);
  });

  it('refuses one wrong character and two that changed places', () => {
    fc.assert(
      fc.property(fc.constantFrom(...EXAMPLES), fc.nat(), fc.nat({ max: 8 }), (iban, place, by) => {
        const at = 2 + (place % (iban.length - 3));
        const [first = '', second = ''] = iban.slice(at, at + 2);
        const other = /\d/.test(first) ? String((Number(first) + 1 + by) % 10) : first === 'A' ? 'B' : 'A';
        expect(cleanIban(iban.slice(0, at) + other + iban.slice(at + 1))).toBeNull();
        if (first !== second) expect(cleanIban(iban.slice(0, at) + second + first + iban.slice(at + 2))).toBeNull();
      }),
    );
  });

  it('refuses one that lost or gained a digit, also where its check digits are right by chance', () => {
    for (const length of [21, 23]) {
      const bodies = Array.from({ length: 200 }, (_, at) => String(at).padStart(length - 4, '7'));
      // One pair of check digits makes each of them right.
      for (const body of bodies)
        for (let check = 2; check <= 98; check++)
          expect(cleanIban(`DE${String(check).padStart(2, '0')}${body}`)).toBeNull();
    }
    expect(cleanIban('AE070331234567890123456')).toBe('AE070331234567890123456');
  });

  it.each(['', 'DE', '021000021', 'Chase ending 9876', 'DE893704004405320130001234567890123456'])(
    'refuses "%s"',
    (text) => {
      expect(cleanIban(text)).toBeNull();
    },
  );
});

it('tells an IBAN with a typing error from the last digits of an account', () => {
  expect(looksLikeIban('DE88 3704 0044 0532 0130 00')).toBe(true);
  expect(looksLikeIban('Chase ending 9876')).toBe(false);
  expect(looksLikeIban('9876')).toBe(false);
});

it('shows groups of four', () => {
  expect(displayIban('NO9386011117947')).toBe('NO93 8601 1117 947');
});
