/**
 * Which taxes a line of the bill carries (docs/product/bill.md): an ordinary line the tax, alcohol the tax and the alcohol tax,
 * an untaxed line, such as a gift card, neither.
 */
export const TAX_CLASSES = ['ordinary', 'alcohol', 'untaxed'] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

/** The two taxes that a bill may have. */
export type Tax = 'tax' | 'alcoholTax';

/** Whether lines of this class share this tax. */
export function isInTaxScope(tax: Tax, taxClass: TaxClass): boolean {
  return tax === 'tax' ? taxClass !== 'untaxed' : taxClass === 'alcohol';
}
