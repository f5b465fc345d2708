import { amountText as textOf, lineCentsOf } from '@fairtab/domain/numbers/enteredLine';
import type { Cents, Currency } from '@fairtab/domain/money';
import { parseMoney } from '@fairtab/domain/numbers/parseMoney';

/** What a line costs, and how much of it there is, as typed. */
export interface LineAmount {
  readonly price: string;
  /** A count, or a measure such as 2.5. */
  readonly quantity: number;
  /** Whether the price is what the whole line costs. Left out of lines that have the price of one. */
  readonly isLineTotal?: boolean | undefined;
}

/** What a line costs before its coupon, in minor units. A price that cannot be read counts as 0. */
export function lineCents({ price, quantity, isLineTotal = false }: LineAmount, currency: Currency): Cents {
  return lineCentsOf({ amountCents: parseMoney(price, currency) ?? 0, quantity, isLineTotal });
}

/** The amount of a line as the API takes it. */
export function amountToSend({ price, quantity, isLineTotal }: LineAmount) {
  return {
    ...(isLineTotal ? { lineTotal: price } : { price }),
    ...(Number.isInteger(quantity) ? { quantity } : { measure: String(quantity) }),
  };
}

/** How a line of more or less than one is written: "3 × $5.00", "2.5 × $12.00", "3 for $10.00"; empty for one. */
export function amountText({ price, quantity, isLineTotal = false }: LineAmount, currency: Currency): string {
  const amountCents = parseMoney(price, currency);
  return quantity === 1 || amountCents === null ? '' : textOf({ amountCents, quantity, isLineTotal }, currency);
}
