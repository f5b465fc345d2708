import type { Cents } from './money';
import { dishesTotalOf, percentOfDishes } from './receipts';
import type { BillLine } from './shares';

/** What is offered for a large party; others are typed. */
export const SERVICE_CHARGES_PERCENT = [18, 20] as const;
export const MAX_SERVICE_CHARGE_PERCENT = 100;

/**
 * The fees of a bill whose service charge is a percentage: they follow the dishes (docs/product/bill.md).
 * @returns `feesCents` when the fees are an amount
 */
export function feesOf({
  serviceChargePercent: percent,
  dishes,
  feesCents,
}: {
  serviceChargePercent: number | null;
  dishes: readonly Pick<BillLine, 'priceCents' | 'quantity'>[];
  feesCents: Cents;
}): Cents {
  return percent === null ? feesCents : percentOfDishes({ dishesCents: dishesTotalOf(dishes), percent });
}
