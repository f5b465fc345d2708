import { t } from '@fairtab/domain/language/t';
import { centsOf } from '@fairtab/domain/money';

interface Extras {
  readonly tax: string;
  readonly alcoholTax?: string;
  readonly tip: string;
}

/** Which of tax and tip an amount contains: "With tax & tip", "With tax", "With tip", or null on a bill that has neither. */
export function withExtras(bill: Extras): string | null {
  return { both: t('With tax & tip'), tax: t('With tax'), tip: t('With tip'), neither: null }[extrasOf(bill)];
}

/** The same about all prices of a bill, said once below them. */
export function extrasInPrices(bill: Extras): string | null {
  return {
    both: t('Tax & tip are in every price'),
    tax: t('Tax is in every price'),
    tip: t('The tip is in every price'),
    neither: null,
  }[extrasOf(bill)];
}

function extrasOf({ tax, alcoholTax = '0', tip }: Extras): 'both' | 'tax' | 'tip' | 'neither' {
  const hasTax = centsOf(tax) + centsOf(alcoholTax) > 0;
  const hasTip = centsOf(tip) > 0;
  if (hasTax && hasTip) return 'both';
  if (hasTax) return 'tax';
  return hasTip ? 'tip' : 'neither';
}
