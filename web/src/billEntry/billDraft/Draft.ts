import { t } from '@fairtab/domain/language/t';
import { FIRST_CURRENCY, type Cents, type Currency } from '@fairtab/domain/money';
import type { PayeeMethod } from '@fairtab/domain/waysToPay';
import { lineCents, type LineAmount } from '../../table/billRules/lineAmount';
import { couponOf, type LineRules } from '../../table/billRules/lineRules';
import type { Handles } from '../../table/hosting/rememberedPayee';
import type { Scan } from '../../photos/scanning/Scan';
import type { ScanChange } from '../../photos/scanning/usePhotoScan';

export type Step = 1 | 2 | 3;
export const STEPS: readonly { step: Step; name: string }[] = [
  { step: 1, name: t('Upload') },
  { step: 2, name: t('Details') },
  { step: 3, name: t('Review') },
];

/** What the host has done about a bill that was read from a photo. */
export interface ScanCheck {
  /** Places that were edited or ticked off. They are not asked about any more. */
  readonly settled: readonly string[];
  /** The bill as it was confirmed, as text; null before. A bill that has changed since must be confirmed again. */
  readonly confirmedBill: string | null;
  /** Whether the corrections may be kept to find out where reading fails. */
  readonly keepsCorrections: boolean;
}

/** The host's answers about a scanned bill, beside the edits of the bill itself. */
type CheckChange =
  { kind: 'settle'; place: string } | { kind: 'confirmScan' } | { kind: 'keepCorrections'; keeps: boolean };

export const UNCHECKED: ScanCheck = { settled: [], confirmedBill: null, keepsCorrections: false };

export interface DraftItem extends LineRules, LineAmount {
  /** Stable for React and for focus; never sent. */
  readonly key: number;
  readonly name: string;
  readonly splitWith: number;
  /** What was asked for with it, as read on the photo; absent for rows that were added by hand. */
  readonly note?: string;
  /** Which item of the scan it was read as; absent for rows that were added by hand. */
  readonly scanItem?: number;
}

/** A receipt as it is being typed in: texts as typed, amounts not parsed yet. */
export interface Draft {
  readonly step: Step;
  readonly restaurantName: string;
  /** ISO date of the meal. */
  readonly date: string;
  /** All amounts are read in it. */
  readonly currency: Currency;
  readonly description: string;
  readonly hostName: string;
  readonly items: readonly DraftItem[];
  /** Among how many people the whole bill is split evenly; null when it is split by item. */
  readonly evenSplit: number | null;
  readonly tax: string;
  readonly alcoholTax: string;
  readonly tip: string;
  readonly fees: string;
  /** The percentage of the dishes that the fees follow; null when they were typed. */
  readonly serviceChargePercent: number | null;
  readonly discount: string;
  readonly total: string;
  readonly tipMode: 'percent' | 'manual';
  /** The preset that the tip follows now; null when it was typed. */
  readonly tipPercent: number | null;
  /** The preset chosen last. Switching back to percentage restores it (docs/product/screens.md). */
  readonly lastTipPercent: number | null;
  readonly handles: Handles;
  readonly takesCash: boolean;
  /** The photos the bill was read from, and what was read; null for a bill typed in by hand. */
  readonly scan: Scan | null;
  /** The host's confirmations about the scan. */
  readonly scanCheck: ScanCheck;
  /** The id of the scan that is still being read, so that leaving the page loses nothing. */
  readonly scanning: string | null;
}

export type TextField =
  | 'restaurantName'
  | 'date'
  | 'currency'
  | 'description'
  | 'hostName'
  | 'tax'
  | 'alcoholTax'
  | 'fees'
  | 'discount'
  | 'total';

export type DraftChange =
  | { kind: 'goTo'; step: Step }
  | { kind: 'type'; field: TextField; text: string }
  | { kind: 'changeItem'; key: number; change: Partial<Omit<DraftItem, 'key'>> }
  | { kind: 'addItem' }
  | { kind: 'removeItem'; key: number }
  | { kind: 'splitEvenly'; people: number | null }
  /** Splits a bill evenly when only its total is known. */
  | { kind: 'splitTotal' }
  | { kind: 'chooseTipMode'; mode: Draft['tipMode'] }
  | { kind: 'pickTip'; percent: number }
  | { kind: 'typeTip'; text: string }
  /** The tip on a bill that was printed before tipping; 0 for none. */
  | { kind: 'answerTip'; percent: number }
  | { kind: 'chargeService'; percent: number | null }
  | { kind: 'typeHandle'; method: PayeeMethod; text: string }
  | { kind: 'takeCash'; takesCash: boolean }
  | ScanChange
  | CheckChange
  | { kind: 'startOver'; draft: Draft };

/** The fewest people that a bill is split evenly among. */
export const FEWEST_PEOPLE = 2;

/** The documented start: one empty row, quantity 1, today. */
export function emptyDraft(known: {
  today: string;
  currency?: Currency;
  hostName: string;
  handles: Handles;
  takesCash: boolean;
}): Draft {
  const { today, ...remembered } = known;
  return {
    step: 1,
    restaurantName: '',
    date: today,
    currency: FIRST_CURRENCY,
    description: '',
    items: [emptyItem(1)],
    evenSplit: null,
    tax: '',
    alcoholTax: '',
    tip: '',
    fees: '',
    serviceChargePercent: null,
    discount: '',
    total: '',
    tipMode: 'percent',
    tipPercent: null,
    lastTipPercent: null,
    scan: null,
    scanCheck: UNCHECKED,
    scanning: null,
    ...remembered,
  };
}

/**
 * What the rows cost whose price can be read, in cents. A preset tip and a service charge are a
 * percentage of it: before tax and before any coupon (docs/product/bill.md).
 */
export function itemSubtotal(draft: Pick<Draft, 'items' | 'currency'>): Cents {
  return draft.items.reduce((sum, item) => sum + lineCents(item, draft.currency), 0);
}

/** What the rows come to without their coupons, in cents. */
export function itemsWithoutCoupons(draft: Pick<Draft, 'items' | 'currency'>): Cents {
  return draft.items.reduce((sum, item) => sum - couponOf(item, draft.currency), itemSubtotal(draft));
}

/** Whether the draft contains anything worth keeping. */
export function hasContent(draft: Draft): boolean {
  return Boolean(
    draft.restaurantName || draft.tax || draft.total || draft.items.some(({ name, price }) => name || price),
  );
}

export function emptyItem(key: number): DraftItem {
  return { key, name: '', price: '', quantity: 1, splitWith: 1 };
}
