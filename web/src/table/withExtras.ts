import { t } from '@fairtab/domain/language/t';
import { centsOf } from '@fairtab/domain/money';

interface Extras {
  readonly tax: string;
  readonly alcoholTax?: string;
  readonly tip: string;
}

/** Which of tax and tip an amount contains: "With tax & tip", "With tax", "With tip", or null on a bill that has neither. */
export function withExtras({ tax, alcoholTax = '0', tip }: Extras): string | null {
  const hasTax = centsOf(tax) + centsOf(alcoholTax) > 0;
  const hasTip = centsOf(tip) > 0;
  if (hasTax && hasTip) return t('With tax & tip');
  if (hasTax) return t('With tax');
  return hasTip ? t('With tip') : null;
}
