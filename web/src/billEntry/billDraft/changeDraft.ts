import { t } from '@fairtab/domain/language/t';
import { formatMoney } from '@fairtab/domain/money';
import { percentOfDishes } from '@fairtab/domain/receipts';
import { checkBill } from './billCheck';
import { emptyItem, FEWEST_PEOPLE, itemSubtotal, type Draft, type DraftChange, type DraftItem } from './Draft';
import { fieldsOfScan } from './fieldsOfScan';
import { checkAfter } from './scanCheck';

export function changeDraft(draft: Draft, change: DraftChange): Draft {
  const changed = changeFields(draft, change);
  return changed.scan ? { ...changed, scanCheck: checkAfter({ before: draft, draft: changed, change }) } : changed;
}

function changeFields(draft: Draft, change: DraftChange): Draft {
  switch (change.kind) {
    case 'goTo':
      return { ...draft, step: change.step };
    case 'type': {
      const typed = { ...draft, [change.field]: change.text };
      // The tip is rounded to what the currency has.
      return change.field === 'currency' ? followPercent(typed) : typed;
    }
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
    case 'splitTotal':
      return { ...draft, items: [oneLine(draft)], evenSplit: FEWEST_PEOPLE };
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
    case 'answerTip':
      return withTip(draft, change.percent);
    case 'chargeService':
      return followPercent({ ...draft, serviceChargePercent: change.percent });
    case 'typeHandle':
      return { ...draft, handles: { ...draft.handles, [change.method]: change.text } };
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

/** A printed total that the parts add up to was printed without the tip, so it grows with it. */
function withTip(draft: Draft, percent: number): Draft {
  const { printedCents, tipCents, differenceCents } = checkBill(draft);
  const preset = { tipMode: 'percent' as const, tipPercent: percent, lastTipPercent: percent };
  const tipped =
    percent === 0
      ? { ...draft, tip: formatMoney(0, draft.currency), tipPercent: null }
      : followPercent({ ...draft, ...preset });
  if (printedCents === null || differenceCents !== 0) return tipped;
  return { ...tipped, total: formatMoney(printedCents + checkBill(tipped).tipCents - tipCents, draft.currency) };
}

/** The printed total without what comes on top of the items, as one line. */
function oneLine(draft: Draft): DraftItem {
  const { printedCents, taxCents, alcoholTaxCents, tipCents, feesCents, discountCents } = checkBill(draft);
  const cents = (printedCents ?? 0) - taxCents - alcoholTaxCents - tipCents - feesCents + discountCents;
  return {
    ...emptyItem(draft.items[0]?.key ?? 1),
    name: t('Everything on the bill'),
    price: formatMoney(cents, draft.currency),
  };
}

function withItems(draft: Draft, items: readonly DraftItem[]): Draft {
  return followPercent({ ...draft, items });
}

/** While a preset is chosen the tip follows the dishes, and the fees do while they are a percentage. */
function followPercent(draft: Draft): Draft {
  const dishesCents = itemSubtotal(draft);
  const amountOf = (percent: number): string => formatMoney(percentOfDishes({ dishesCents, percent }), draft.currency);
  return {
    ...draft,
    ...(draft.tipMode === 'percent' && draft.tipPercent !== null && { tip: amountOf(draft.tipPercent) }),
    ...(draft.serviceChargePercent !== null && { fees: amountOf(draft.serviceChargePercent) }),
  };
}

function nextKey(draft: Draft): number {
  return Math.max(0, ...draft.items.map(({ key }) => key)) + 1;
}
