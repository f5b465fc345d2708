import type { Cents } from '../money';
import { plainNumber, readPlainAmount } from '../readNumber';
import { dishesTotalOf, percentOfDishes } from '../receipts';
import type { BillLine } from '../shares';

/** What is offered for a large party; others are typed. */
export const SERVICE_CHARGES_PERCENT = [18, 20] as const;
export const MAX_SERVICE_CHARGE_PERCENT = 100;
/** A percentage is counted in thousandths, so that it is exact. */
const DECIMALS = 3;

/**
 * A percentage as people type it: "12.5", "12,5", "12.5 %", digits of any script, with up to three decimals.
 * @returns null when the text is no percentage from 1 to 100
 */
export function readPercent(typed: string): number | null {
  const reading = readPlainAmount(plainNumber(typed).replace(/ ?[%٪]$|^[%٪] ?/, ''), DECIMALS);
  if (reading === null) return null;
  // Thousands would be more than a hundred percent, so "12,500" has one meaning here.
  const thousandths = 'cents' in reading ? reading.cents : Math.min(...reading.either);
  return thousandths >= 1000 && thousandths <= MAX_SERVICE_CHARGE_PERCENT * 1000 ? thousandths / 1000 : null;
}

/** The percentage for fields of the API that hold whole numbers. @returns null when it has decimals, so that none are lost. */
export function wholePercent(percent: number | null): number | null {
  return Number.isInteger(percent) ? percent : null;
}

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
