import { describe, expect, it } from 'vitest';
import { epcTransfer } from './epcTransfer';

const DINNER = {
  name: 'Ana Ruiz',
  iban: 'DE89370400440532013000',
  amountCents: 1234,
  currency: 'EUR',
  note: 'Café Rouge',
} as const;

describe('epcTransfer', () => {
  it('has the lines of EPC069-12 in their order', () => {
    expect(epcTransfer(DINNER)?.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      'Ana Ruiz',
      'DE89370400440532013000',
      'EUR12.34',
      '',
      '',
      'Café Rouge',
    ]);
  });

  it('lets no text begin a line of its own, and cuts what is too long', () => {
    const lines = epcTransfer({
      ...DINNER,
      name: `Ana\nEUR1.00 ${'x'.repeat(80)}`,
      note: `a\r\nb ${'ö'.repeat(200)}`,
    })?.split('\n');
    expect(lines).toHaveLength(11);
    expect(lines?.[5]).toMatch(/^Ana EUR1\.00 x+$/);
    expect(lines?.[5]).toHaveLength(70);
    expect(lines?.[10]).toHaveLength(140);
  });

  it.each([
    ['another currency', { currency: 'CHF' as const }],
    ['the last digits of an account', { iban: '1234' }],
    ['an IBAN with a typing error', { iban: 'DE88370400440532013000' }],
    ['no name', { name: ' ' }],
    ['nothing to pay', { amountCents: 0 }],
    ['more than a transfer can have', { amountCents: 100_000_000_000 }],
  ])('is not made for %s', (_what, other) => {
    expect(epcTransfer({ ...DINNER, ...other })).toBeNull();
  });
});
