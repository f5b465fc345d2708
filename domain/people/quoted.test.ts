import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cited, quoted, withoutLinks } from './quoted';

/** What mail programs and phones make links of: a scheme, two slashes, or a name with a dot and letters after it. */
const LINK = /\p{L}[:：][^\s”]|[/⁄∕／]{2}|[^\s“][.․。．｡][\p{L}\p{M}]/u;

describe('a typed text in a letter', () => {
  it.each([
    ['You won! Claim at https://evil.example/prize', 'You won! Claim at https: /evil. example/prize'],
    ['evil.example', 'evil. example'],
    ['www.evil.example', 'www. evil. example'],
    ['win@evil.example', 'win@evil. example'],
    ['evil\u200B.\u200Bexample', 'evil. example'],
    ['evil。example', 'evil。 example'],
    ['xn--80ak6aa92e.com', 'xn--80ak6aa92e. com'],
    ['mailto:win@evil.example?subject=x', 'mailto: win@evil. example?subject=x'],
    ['tel:+19005550100', 'tel: +19005550100'],
    ['javascript:alert(1)', 'javascript: alert(1)'],
    ['\u202Egnihsihp\u202C bar', ' gnihsihp  bar'],
    ['Line\r\nBcc: x@y.example', 'Line  Bcc: x@y. example'],
    ['St.James', 'St. James'],
  ])('has no link: %j', (typed, shown) => {
    expect(withoutLinks(typed)).toBe(shown);
  });

  it.each([
    'Casa Nacho',
    "Joe's Pizza & Co.",
    '$5.87 at 19:30',
    'Crème brûlée 2.5 dl',
    '寿司屋',
    '👩‍👩‍👧 Café',
    'نان و نمک',
  ])('stays as it is without one: %s', (typed) => {
    expect(cited(typed)).toBe(typed);
  });

  it('has no link, no line break and no control character, whatever was typed', () => {
    const parts = fc.array(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 6 }),
        fc.constantFrom(
          '.',
          '。',
          '://',
          ':',
          '//',
          '@',
          'evil',
          'com',
          '\u200B',
          '\u202E',
          '\n',
          '\u0000',
          '\u00AD',
          ' ',
          '1',
        ),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(parts, (pieces) => {
        const shown = quoted(pieces.join(''));
        expect(shown).not.toMatch(LINK);
        expect(shown).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\u200B]/u);
        expect(Array.from(shown).length).toBeLessThanOrEqual(62);
      }),
      { numRuns: 500 },
    );
  });

  it('is cut when it is long, at a whole sign', () => {
    expect(cited('🍣'.repeat(200))).toBe(`${'🍣'.repeat(59)}…`);
  });

  it('cannot end its own quotation', () => {
    expect(quoted('Nacho” says Fairtab: pay “now')).toBe("“Nacho' says Fairtab: pay 'now”");
  });
});
