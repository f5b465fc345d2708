import { parseMoney } from '@fairtab/domain/money';
import type { Draft, DraftChange } from './draft';

/** What the host has done about a bill that was read from a photo. */
export interface ScanCheck {
  /** Places that were edited or ticked off: nothing is asked about them any more. */
  readonly settled: readonly string[];
  /** The bill as it was confirmed, as text; null before. A bill that reads otherwise by now is to be confirmed again. */
  readonly confirmedBill: string | null;
  /** Whether the corrections may be kept to find out where reading fails. */
  readonly keepsCorrections: boolean;
}

/** The host's answers about a scanned bill, beside the edits of the bill itself. */
export type CheckChange =
  { kind: 'settle'; place: string } | { kind: 'confirmScan' } | { kind: 'keepCorrections'; keeps: boolean };

export const UNCHECKED: ScanCheck = { settled: [], confirmedBill: null, keepsCorrections: false };

/** The check after a change of the draft, which is given as it is by then. */
export function checkAfter({ draft, change }: { draft: Draft; change: DraftChange }): ScanCheck {
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
      const { name, price, quantity } = change.change;
      const isRead = name !== undefined || price !== undefined || quantity !== undefined;
      return isRead ? settle(check, `items.${change.key}`) : check;
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

/** All that stands on the printed bill, and nothing of how it is split or paid; rows that are still empty do not count. */
function billText({ restaurantName, date, items, tax, tip, fees, discount, total }: Draft): string {
  const rows = items
    .filter(({ name, price }) => name.trim() || price.trim())
    .map(({ name, price, quantity }) => [name.trim(), amount(price), quantity]);
  return JSON.stringify([restaurantName.trim(), date, rows, [tax, tip, fees, discount, total].map(amount)]);
}

/** An amount however it is typed: 12.5 and 12.50 are the same. */
function amount(text: string): number | string {
  return parseMoney(text) ?? text.trim();
}
