import { problemsOfBill, type FieldProblem } from './billProblems';
import { t } from '../language/t';
import { displayMoney, type Currency } from '../money';
import type { Dish, ItemState, ReceiptState } from '../receipts';
import { linesTotalOf, subtotalOf, type Bill } from '../shares';

/** The lines as the host entered them, even while the bill is split evenly. */
export function dishesOf({ items, evenSplit }: Pick<ReceiptState, 'items' | 'evenSplit'>): readonly Dish[] {
  return evenSplit?.dishes ?? items.map(dishOf);
}

/** A line without its id. */
export function dishOf({ name, priceCents, quantity, splitWith, taxClass, discountCents, note }: Dish): Dish {
  return { name, priceCents, quantity, splitWith, taxClass, discountCents, ...(note && { note }) };
}

/**
 * The one line that replaces all dishes. It costs the bill's whole subtotal, so with its extras it is the whole total, to
 * the cent. That holds for a bill that does not add up too, because an even split shares what was paid. A tax of one class
 * alone is shared by everybody then.
 * @param line.name in the language of whoever splits the bill, unless the line has one already
 */
export function evenLine(
  bill: Bill,
  { id, people, name = t('Equal share') }: { id: string; people: number; name?: string },
): ItemState {
  return {
    id,
    name,
    priceCents: subtotalOf(bill),
    quantity: 1,
    splitWith: people,
    taxClass: 'ordinary',
    discountCents: 0,
  };
}

/** @returns why a bill of these dishes cannot be split evenly, or null when it can. A bill of nothing has no shares. */
export function whyNotSplitEvenly(bill: Bill & { readonly currency: Currency }, dishes: Bill['items']): string | null {
  return linesTotalOf({ items: dishes }) > 0 && subtotalOf(bill) > 0
    ? null
    : t('There is nothing to split yet: apart from tax, tip and fees the bill comes to {amount}.', {
        amount: displayMoney(0, bill.currency),
      });
}

/** Finds what is impossible about a new bill that is split evenly. */
export function problemsOfEvenSplit(
  bill: Bill & { readonly currency: Currency },
  { people, itemsFollow }: { people: number; itemsFollow: boolean },
): FieldProblem[] {
  const problems = problemsOfBill(bill);
  if (problems.length > 0) return problems;
  const refusal = itemsFollow ? t('Split the bill once its items are there') : whyNotSplitEvenly(bill, bill.items);
  if (refusal !== null) return [{ path: 'splitEvenlyAmong', message: refusal }];
  return problemsOfBill({ ...bill, items: [evenLine(bill, { id: '', people })] });
}
