import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalsOf, type Cents, type Currency } from '../../money';
import type { ScannedBill } from '../bill';
import { linesOfText, pageOfText } from './pastedLines';
import { readPasted } from './readPasted';

/** Where people write amounts in these ways, and what they pay with there. */
const PLACES: readonly { locale: string; currency: Currency }[] = [
  { locale: 'en-US', currency: 'USD' },
  { locale: 'es-MX', currency: 'MXN' },
  { locale: 'de-DE', currency: 'EUR' },
  { locale: 'fr-FR', currency: 'EUR' },
  { locale: 'de-CH', currency: 'CHF' },
  { locale: 'en-GB', currency: 'GBP' },
  { locale: 'en-IN', currency: 'INR' },
  { locale: 'pl-PL', currency: 'PLN' },
  { locale: 'sv-SE', currency: 'SEK' },
  { locale: 'pt-BR', currency: 'BRL' },
  { locale: 'ja-JP', currency: 'JPY' },
  { locale: 'ko-KR', currency: 'KRW' },
  { locale: 'es-CL', currency: 'CLP' },
  { locale: 'es-CO', currency: 'COP' },
  { locale: 'fa-IR', currency: 'USD' },
  { locale: 'ar-EG-u-nu-arab', currency: 'USD' },
];

const line = fc.record({
  name: fc.constantFrom('Negroni', 'Crème brûlée', 'Pad Thai', 'Ñoquis al pesto', 'Ramen', 'Iced coffee', 'Bún chả'),
  quantity: fc.integer({ min: 1, max: 9 }),
  unit: fc.integer({ min: 50, max: 60_000 }),
});

type Line = { readonly name: string; readonly quantity: number; readonly unit: number };
type Write = (amount: Cents) => string;

/** Ways in which people and mails write a line. */
const LAYOUTS: Readonly<Record<string, (line: Line, write: Write) => string>> = {
  typed: ({ name, quantity, unit }, write) => `${quantity} ${name} ${write(quantity * unit)}`,
  times: ({ name, quantity, unit }, write) => `${quantity}x ${name}  ${write(quantity * unit)}`,
  tabs: ({ name, quantity, unit }, write) => `${quantity}\t${name}\t${write(quantity * unit)}`,
  units: ({ name, quantity, unit }, write) => `${quantity} x ${name} @ ${write(unit)}    ${write(quantity * unit)}`,
  dashed: ({ name, quantity, unit }, write) => `${quantity} × ${name} - ${write(quantity * unit)}`,
  columns: ({ name, quantity, unit }, write) =>
    `${`${quantity} ${name}`.padEnd(28)}${write(quantity * unit).padStart(14)}`,
};

const bill = fc.record({
  place: fc.constantFrom(...PLACES),
  layout: fc.constantFrom(...Object.keys(LAYOUTS)),
  shows: fc.constantFrom('symbol', 'code', 'none'),
  lines: fc.array(line, { minLength: 1, maxLength: 9 }),
  sums: fc.boolean(),
});

function writerOf(place: { locale: string; currency: Currency }, shows: string): { write: Write; step: number } {
  const decimals = decimalsOf(place.currency);
  const format = new Intl.NumberFormat(place.locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    ...(shows !== 'none' && {
      style: 'currency',
      currency: place.currency,
      currencyDisplay: shows as 'symbol' | 'code',
    }),
  });
  return { write: (cents) => format.format(cents / 100), step: decimals === 0 ? 100 : 1 };
}

/** The bill as text, and what is on it in hundredths. */
function written({ place, layout, shows, lines, sums }: Parameters<Parameters<typeof bill.map>[0]>[0]) {
  const { write, step } = writerOf(place, shows);
  const own = lines.map((each) => ({ ...each, unit: each.unit * step }));
  const subtotal = own.reduce((sum, { quantity, unit }) => sum + quantity * unit, 0);
  const tax = Math.round((subtotal * 0.08) / step) * step;
  const text = [
    ...own.map((each) => LAYOUTS[layout]?.(each, write) ?? ''),
    ...(sums ? [`Subtotal ${write(subtotal)}`, `Tax ${write(tax)}`, `Total ${write(subtotal + tax)}`] : []),
  ].join('\n');
  const items = own.map(({ name, quantity, unit }) => `${quantity} ${name} ${quantity * unit}`);
  return { text, items, total: sums ? subtotal + tax : subtotal };
}

function readings(text: string): ScannedBill | null {
  const read = readPasted({ page: pageOfText(linesOfText(text)), today: '2026-11-21' });
  return read.ok ? read.bill : null;
}

function itemsOf({ items }: ScannedBill): string[] {
  return items.map(({ quantity, name, lineCents }) => `${quantity} ${name} ${lineCents}`);
}

it('reads a bill that was written as text as it was meant, or says that it should be looked at', () => {
  let exact = 0;
  let all = 0;
  fc.assert(
    fc.property(bill, (made) => {
      const { text, items, total } = written(made);
      const read = readings(text);
      all += 1;
      const isRight = read !== null && read.total?.value === total && String(itemsOf(read)) === String(items);
      if (isRight) exact += 1;
      if (isRight || !read) return;
      // Sums that close are never those of another bill.
      expect(read.balanced, text).toBe(false);
      expect(
        read.doubts.filter(({ kind }) => kind !== 'noName' && kind !== 'noDate'),
        text,
      ).not.toEqual([]);
    }),
    { numRuns: 100 },
  );
  expect(exact / all).toBeGreaterThan(0.97);
});
