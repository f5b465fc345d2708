import type { Cents } from '../../money';
import type { Doubt, ScannedBill, ScannedItem } from '../bill';

/**
 * What the host should check before using a bill. Nothing when it is balanced and has a name and a date, and always
 * something when it is not balanced.
 */
export function doubtsOf(bill: Omit<ScannedBill, 'doubts'>): Doubt[] {
  const doubts: Doubt[] = [];
  // A total without a place on the photo was calculated.
  if (!bill.total || bill.total.boxes.length === 0) doubts.push({ kind: 'noTotal' });
  if (bill.items.length === 0) doubts.push({ kind: 'noItems' });
  if (!bill.balanced) doubts.push(...differences(bill));
  if (!bill.balanced && doubts.length === 0) doubts.push({ kind: 'unconfirmed', item: leastCertain(bill.items) });
  if (bill.restaurantName === null) doubts.push({ kind: 'noName' });
  if (bill.date === null) doubts.push({ kind: 'noDate' });
  return doubts;
}

function differences(bill: Omit<ScannedBill, 'doubts'>): Doubt[] {
  const { items, subtotal, total } = bill;
  const amount = (field: { value: Cents } | null): Cents => field?.value ?? 0;
  const onTop = amount(bill.tax) + amount(bill.tip) + amount(bill.fees);
  const discount = amount(bill.discount);
  const lines = items.reduce((sum, { lineCents }) => sum + lineCents, 0);
  // Discounts and tips may be printed above or below the subtotal.
  const expected = subtotal ? subtotal.value : amount(total) - onTop + discount;
  const doubts: Doubt[] = [];
  const sums = [lines, lines - discount, lines + amount(bill.tip), lines + amount(bill.tip) - discount];
  if (items.length > 0 && !sums.includes(expected) && (subtotal ?? total)) {
    const differenceCents = expected - lines;
    doubts.push({ kind: 'itemsDoNotAddUp', differenceCents, item: culpritOf({ items, differenceCents }) });
  }
  const missing = subtotal && total ? total.value - subtotal.value - onTop : 0;
  if (missing !== 0 && missing !== -discount && missing !== -amount(bill.tip)) {
    doubts.push({ kind: 'totalDoesNotAddUp', differenceCents: missing, item: null });
  }
  return doubts;
}

/**
 * The line that explains a difference: one that was counted but is not part of the sum, or counted once but is there
 * twice, else the one with far less confidence than the others.
 */
function culpritOf({
  items,
  differenceCents,
}: {
  items: readonly ScannedItem[];
  differenceCents: Cents;
}): number | null {
  const exact = items.findIndex(({ lineCents }) => lineCents === Math.abs(differenceCents));
  return exact >= 0 ? exact : leastCertain(items);
}

/** The item with far less confidence than the others. */
function leastCertain(items: readonly ScannedItem[]): number | null {
  const [least, next] = items
    .map(({ confidence }, index) => ({ confidence, index }))
    .sort((a, b) => a.confidence - b.confidence);
  return least && (!next || next.confidence - least.confidence > CLEARLY_LESS) ? least.index : null;
}

const CLEARLY_LESS = 0.1;
