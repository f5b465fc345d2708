import type { Currency } from '@fairtab/domain/money';
import { parseMoney } from '@fairtab/domain/numbers/parseMoney';
import { couponOf } from '../../table/billRules/lineRules';
import { UNCHECKED, type Draft, type DraftChange, type ScanCheck } from './Draft';

/** The check after a change. `draft` is the draft with the change. */
export function checkAfter({ before, draft, change }: { before: Draft; draft: Draft; change: DraftChange }): ScanCheck {
  const check = draft.scanCheck;
  switch (change.kind) {
    case 'takeScan':
      return UNCHECKED;
    case 'settle':
      return settle(check, change.place);
    case 'confirmScan':
      return { ...check, confirmedBill: billText(draft) };
    case 'keepCorrections':
      return { ...check, keepsCorrections: change.keeps };
    case 'type':
      return settle(check, change.field);
    case 'changeItem': {
      const { name, price, quantity, isLineTotal } = change.change;
      const isRead = [name, price, quantity, isLineTotal].some((value) => value !== undefined);
      return isRead ? settle(check, `items.${change.key}`) : check;
    }
    case 'splitTotal':
      return settle(check, `items.${draft.items[0]?.key ?? 1}`);
    case 'chargeService':
      return settle(check, 'fees');
    case 'answerTip': {
      // Only printed amounts were compared with the photo, and the tip is not printed.
      const answered = settle(check, 'tip');
      return isConfirmed(before) ? { ...answered, confirmedBill: billText(draft) } : answered;
    }
    case 'pickTip':
    case 'typeTip':
      return settle(check, 'tip');
    default:
      return check;
  }
}

/** Whether exactly this bill was confirmed. */
export function isConfirmed(draft: Draft): boolean {
  return draft.scanCheck.confirmedBill === billText(draft);
}

/** Whether the bill was edited after it had been confirmed. */
export function isTakenBack(draft: Draft): boolean {
  return draft.scanCheck.confirmedBill !== null && !isConfirmed(draft);
}

function settle(check: ScanCheck, place: string): ScanCheck {
  return check.settled.includes(place) ? check : { ...check, settled: [...check.settled, place] };
}

/** Everything that is printed on the bill, without how it is split or paid and without empty rows. */
function billText({
  restaurantName,
  date,
  currency,
  items,
  tax,
  alcoholTax,
  tip,
  fees,
  discount,
  total,
}: Draft): string {
  const rows = items
    .filter(({ name, price }) => name.trim() || price.trim())
    .map(({ name, price, quantity, isLineTotal, ...rules }) => [
      name.trim(),
      amount(price, currency),
      isLineTotal ? [quantity] : quantity,
      couponOf(rules, currency),
    ]);
  return JSON.stringify([
    restaurantName.trim(),
    date,
    rows,
    [tax, alcoholTax, tip, fees, discount, total].map((text) => amount(text, currency)),
  ]);
}

/** An amount in one spelling, so that 12.5 and 12.50 are equal. */
function amount(text: string, currency: Currency): number | string {
  return parseMoney(text, currency) ?? text.trim();
}
