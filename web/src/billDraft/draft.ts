import { formatMoney, parseMoney, type Cents } from '@fairtab/domain/money';
import { tipOf } from '@fairtab/domain/receipts';
import { checkAfter, UNCHECKED, type CheckChange, type ScanCheck } from './scanCheck';
import type { Scan } from '../scanning/Scan';
import { fieldsOfScan } from './fieldsOfScan';

export type Step = 1 | 2 | 3;
export const STEPS: readonly { step: Step; name: string }[] = [
  { step: 1, name: 'Upload' },
  { step: 2, name: 'Details' },
  { step: 3, name: 'Review' },
];

export interface DraftItem {
  /** Stable for React and for focus; never sent. */
  readonly key: number;
  readonly name: string;
  readonly price: string;
  readonly quantity: number;
  readonly splitWith: number;
  /** Which item of the scan it was read as; absent for rows that were added by hand. */
  readonly scanItem?: number;
}

/** The rails a host is asked about; money people hand over in other ways needs no handle. */
export const PAYEE_RAILS = ['venmo', 'cashapp', 'paypal', 'zelle'] as const;
export type PayeeRail = (typeof PAYEE_RAILS)[number];
export type Handles = Readonly<Record<PayeeRail, string>>;

/** A receipt as it is being typed in: texts as typed, money not judged yet. */
export interface Draft {
  readonly step: Step;
  readonly restaurantName: string;
  /** ISO date of the meal. */
  readonly date: string;
  readonly description: string;
  readonly hostName: string;
  readonly items: readonly DraftItem[];
  /** Among how many people the whole bill is split evenly; null when it is split by item. */
  readonly evenSplit: number | null;
  readonly tax: string;
  readonly tip: string;
  readonly fees: string;
  readonly discount: string;
  readonly total: string;
  readonly tipMode: 'percent' | 'manual';
  /** The preset that the tip follows now; null when it was typed. */
  readonly tipPercent: number | null;
  /** The preset chosen last; what switching back to percentage returns to (spec §4). */
  readonly lastTipPercent: number | null;
  readonly handles: Handles;
  readonly takesCash: boolean;
  /** The photos the bill was read from, and what was read; null for a bill typed in by hand. */
  readonly scan: Scan | null;
  /** What the host has said about what was read. */
  readonly scanCheck: ScanCheck;
  /** The id of the scan that is still being read, so that leaving the page loses nothing. */
  readonly scanning: string | null;
}

export type TextField = 'restaurantName' | 'date' | 'description' | 'hostName' | 'tax' | 'fees' | 'discount' | 'total';

export type DraftChange =
  | { kind: 'goTo'; step: Step }
  | { kind: 'type'; field: TextField; text: string }
  | { kind: 'changeItem'; key: number; change: Partial<Omit<DraftItem, 'key'>> }
  | { kind: 'addItem' }
  | { kind: 'removeItem'; key: number }
  | { kind: 'splitEvenly'; people: number | null }
  | { kind: 'chooseTipMode'; mode: Draft['tipMode'] }
  | { kind: 'pickTip'; percent: number }
  | { kind: 'typeTip'; text: string }
  | { kind: 'typeHandle'; rail: PayeeRail; text: string }
  | { kind: 'takeCash'; takesCash: boolean }
  | { kind: 'awaitScan'; scanId: string | null }
  | { kind: 'takeScan'; scan: Scan }
  | CheckChange
  | { kind: 'startOver'; draft: Draft };

export const NO_HANDLES: Handles = { venmo: '', cashapp: '', paypal: '', zelle: '' };

/** The documented start: one empty row, quantity 1, today. */
export function emptyDraft(known: { today: string; hostName: string; handles: Handles; takesCash: boolean }): Draft {
  const { today, ...remembered } = known;
  return {
    step: 1,
    restaurantName: '',
    date: today,
    description: '',
    items: [emptyItem(1)],
    evenSplit: null,
    tax: '',
    tip: '',
    fees: '',
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

export function changeDraft(draft: Draft, change: DraftChange): Draft {
  const changed = changeFields(draft, change);
  return changed.scan ? { ...changed, scanCheck: checkAfter({ draft: changed, change }) } : changed;
}

function changeFields(draft: Draft, change: DraftChange): Draft {
  switch (change.kind) {
    case 'goTo':
      return { ...draft, step: change.step };
    case 'type':
      return { ...draft, [change.field]: change.text };
    case 'changeItem':
      return withItems(
        draft,
        draft.items.map((item) => (item.key === change.key ? { ...item, ...change.change } : item)),
      );
    case 'addItem':
      return withItems(draft, [...draft.items, emptyItem(nextKey(draft))]);
    case 'removeItem':
      return draft.items.length === 1
        ? draft
        : withItems(
            draft,
            draft.items.filter(({ key }) => key !== change.key),
          );
    case 'splitEvenly':
      return { ...draft, evenSplit: change.people };
    case 'chooseTipMode':
      return change.mode === 'percent'
        ? followPercent({ ...draft, tipMode: 'percent', tipPercent: draft.lastTipPercent })
        : { ...draft, tipMode: 'manual' };
    case 'pickTip':
      return followPercent({
        ...draft,
        tipMode: 'percent',
        tipPercent: change.percent,
        lastTipPercent: change.percent,
      });
    case 'typeTip':
      return { ...draft, tip: change.text, tipPercent: null };
    case 'typeHandle':
      return { ...draft, handles: { ...draft.handles, [change.rail]: change.text } };
    case 'takeCash':
      return { ...draft, takesCash: change.takesCash };
    case 'awaitScan':
      return { ...draft, scanning: change.scanId };
    case 'takeScan':
      return { ...draft, ...fieldsOfScan(change.scan), scan: change.scan, scanning: null };
    case 'settle':
    case 'confirmScan':
    case 'keepCorrections':
      return draft;
    case 'startOver':
      return change.draft;
  }
}

/** Price times quantity over the rows whose price can be read; tips are a percentage of it, excluding tax (spec §9). */
export function itemSubtotal(draft: Pick<Draft, 'items'>): Cents {
  return draft.items.reduce((sum, item) => sum + (parseMoney(item.price) ?? 0) * item.quantity, 0);
}

/** Whether somebody has put work into it that would be a pity to lose. */
export function hasContent(draft: Draft): boolean {
  return Boolean(
    draft.restaurantName || draft.tax || draft.total || draft.items.some(({ name, price }) => name || price),
  );
}

function withItems(draft: Draft, items: readonly DraftItem[]): Draft {
  return followPercent({ ...draft, items });
}

/** While a preset is chosen the tip follows the dishes. */
function followPercent(draft: Draft): Draft {
  if (draft.tipMode !== 'percent' || draft.tipPercent === null) return draft;
  return { ...draft, tip: formatMoney(tipOf({ subtotalCents: itemSubtotal(draft), percent: draft.tipPercent })) };
}

function emptyItem(key: number): DraftItem {
  return { key, name: '', price: '', quantity: 1, splitWith: 1 };
}

function nextKey(draft: Draft): number {
  return Math.max(0, ...draft.items.map(({ key }) => key)) + 1;
}
