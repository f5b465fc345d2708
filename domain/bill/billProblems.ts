import { t } from '../language/t';
import { displayMoney, MAX_CENTS, type Currency } from '../money';
import { extrasOf, linesTotalOf, rulerOf, type Bill } from '../shares';

export interface FieldProblem {
  /** Where in the input, such as "items.0.price"; empty for the input as a whole. */
  readonly path: string;
  readonly message: string;
}

/**
 * Finds what is impossible about a bill as a whole, although each of its fields is valid. A printed total that only
 * differs from the parts is fine here: it is kept and shown as a warning (docs/product/bill.md).
 */
export function problemsOfBill({ currency, ...bill }: Bill & { readonly currency: Currency }): FieldProblem[] {
  const computed = linesTotalOf(bill) + extrasOf(bill);
  const ruler = rulerOf(bill);
  if (computed < 0) return [{ path: 'discount', message: t('The discount is larger than the rest of the bill') }];
  if (computed > MAX_CENTS || linesTotalOf(bill) > MAX_CENTS)
    return [
      {
        path: 'items',
        message: t('The bill adds up to more than {amount}', { amount: displayMoney(MAX_CENTS, currency) }),
      },
    ];
  // An untaxed line would cost less than nothing, although the taxes of the others pay for the discount.
  if (ruler.isBackwards && bill.totalCents === computed)
    return [{ path: 'discount', message: t('The discount is larger than the items, tip and fees without tax') }];
  // With a subtotal near zero, every dish would cost more than the largest amount there is, or less than nothing.
  if (ruler.length > MAX_CENTS || ruler.isBackwards)
    return [{ path: 'total', message: t('The total is too far from what the items, tax, tip and fees add up to') }];
  return [];
}
