import type { Cents, Currency } from '@fairtab/domain/money';
import { parseMoney } from '@fairtab/domain/numbers/parseMoney';
import type { TaxClass } from '@fairtab/domain/taxClasses';

/** What a typed line says about taxes and a coupon. A plain line has neither. */
export interface LineRules {
  /** An ordinary line has none. */
  readonly taxClass?: TaxClass | undefined;
  /** The discount of a coupon, as typed. */
  readonly discount?: string | undefined;
}

export function hasRules({ taxClass, discount }: LineRules): boolean {
  return (taxClass !== undefined && taxClass !== 'ordinary') || Boolean(discount?.trim());
}

/** The rules that a line sends. A plain line sends none. */
export function rulesToSend({ taxClass, discount }: LineRules): { taxClass?: TaxClass; discount?: string } {
  return {
    ...(taxClass !== undefined && taxClass !== 'ordinary' ? { taxClass } : {}),
    ...(discount?.trim() ? { discount } : {}),
  };
}

/** The discount of a coupon, in minor units. One that cannot be read counts as 0. */
export function couponOf({ discount = '' }: LineRules, currency: Currency): Cents {
  return parseMoney(discount, currency) ?? 0;
}
