import { t } from '@fairtab/domain/language/t';
import { displayMoney, formatMoney, type Cents } from '@fairtab/domain/money';
import { parseMoney } from '@fairtab/domain/numbers/parseMoney';
import { lineCents } from '../../table/billRules/lineAmount';
import { checkBill } from '../billDraft/billCheck';
import type { Draft, DraftItem } from '../billDraft/Draft';
import type { ScanDoubt } from '../../photos/scanning/Scan';
import { nameOf, openChecks, placeOfItem, readAt, type Place } from './scanPlaces';

/** What does not add up in the form of a scanned bill. */
export interface Difference {
  /** The amount of the difference, without a sign. */
  readonly cents: Cents;
  /** A sentence for the host. */
  readonly message: string;
  /** Where the mistake most likely is; null when nothing stands out. */
  readonly culprit: Place | null;
  /** The printed total that would make it right, where there is only one explanation. */
  readonly betterTotal: { readonly label: string; readonly total: string } | null;
}

/**
 * Compares the form with the printed sums: the items with the subtotal, everything with the total. A doubt that the scan
 * reported is shown as long as it is still true.
 */
export function differenceOf(draft: Draft): Difference | null {
  if (!draft.scan) return null;
  const { itemsCents, tipCents, printedCents, computedCents, differenceCents } = checkBill(draft);
  const subtotal = draft.scan.bill.subtotal;
  const subtotalCents = subtotal ? parseMoney(subtotal.value, draft.currency) : null;
  // When the total is right the items are right, even if the subtotal was misread.
  if (printedCents !== null && differenceCents === 0) return null;
  const handwritten = draft.scan.bill.doubts.find(({ isHandwrittenTip }) => isHandwrittenTip);
  const isTipAdded = draft.scan.bill.tip === null || handwritten !== undefined;
  if (printedCents !== null && isTipAdded && tipCents > 0 && differenceCents === -tipCents)
    return {
      cents: tipCents,
      message:
        handwritten && parseMoney(handwritten.difference, draft.currency) === differenceCents
          ? handwritten.message
          : t('The printed total of {amount} is without the tip.', {
              amount: displayMoney(printedCents, draft.currency),
            }),
      culprit: 'total',
      betterTotal: {
        label: t('Make the total {amount}', { amount: displayMoney(computedCents, draft.currency) }),
        total: formatMoney(computedCents, draft.currency),
      },
    };
  if (subtotalCents !== null && itemsCents !== subtotalCents) {
    const missing = subtotalCents - itemsCents;
    return withSuspect({
      draft,
      missing,
      doubt: doubtOf(draft, 'ITEMS_DO_NOT_ADD_UP'),
      sentence: t('The items add up to {sum}, the subtotal on the photo says {printed}.', {
        sum: displayMoney(itemsCents, draft.currency),
        printed: displayMoney(subtotalCents, draft.currency),
      }),
      culprit: exactExtra({ draft, missing }) ?? itemCulprit({ draft, missing }),
    });
  }
  if (printedCents === null) return null;
  return withSuspect({
    draft,
    missing: differenceCents,
    doubt: doubtOf(draft, 'TOTAL_DOES_NOT_ADD_UP') ?? doubtOf(draft, 'ITEMS_DO_NOT_ADD_UP'),
    sentence: t('Everything together is {sum}, the printed total says {printed}.', {
      sum: displayMoney(computedCents, draft.currency),
      printed: displayMoney(printedCents, draft.currency),
    }),
    culprit:
      exactExtra({ draft, missing: differenceCents }) ??
      (subtotalCents === null
        ? (itemCulprit({ draft, missing: differenceCents }) ?? extraCulprit(draft))
        : extraCulprit(draft)),
  });
}

/** The difference with the place to check first: the one that the scan suspected, unless an edit has changed the difference. */
function withSuspect({
  draft,
  missing,
  doubt,
  sentence,
  culprit,
}: {
  draft: Draft;
  missing: Cents;
  doubt: ScanDoubt | null;
  sentence: string;
  culprit: Place | null;
}): Difference {
  const known = doubt && parseMoney(doubt.difference, draft.currency) === missing ? doubt : null;
  const row = known ? unsettledRow(draft, known.item ?? null) : undefined;
  // The scan's message names the place that it suspected. Once that place is settled, the message no longer helps.
  const isStillTrue = known !== null && (row !== undefined || typeof known.item !== 'number');
  const suspect = row ? placeOfItem(row.key) : culprit;
  const advice = suspect ? ` ${t('Check {place} first.', { place: nameOf({ draft, place: suspect }) })}` : '';
  return {
    cents: Math.abs(missing),
    message: isStillTrue ? `${known.message}${row ? '' : advice}` : `${sentence}${advice}`,
    culprit: suspect,
    betterTotal: null,
  };
}

function doubtOf(draft: Draft, kind: ScanDoubt['kind']): ScanDoubt | null {
  return draft.scan?.bill.doubts.find((doubt) => doubt.kind === kind) ?? null;
}

function unsettledRow(draft: Draft, scanItem: number | null): DraftItem | undefined {
  const row = scanItem === null ? undefined : draft.items.find((item) => item.scanItem === scanItem);
  return row && !draft.scanCheck.settled.includes(placeOfItem(row.key)) ? row : undefined;
}

/** An amount besides the dishes that equals the difference, such as a tip that the total already contains. */
function exactExtra({ draft, missing }: { draft: Draft; missing: Cents }): Place | null {
  const { taxCents, feesCents, tipCents, discountCents } = checkBill(draft);
  const amounts = { tax: taxCents, fees: feesCents, tip: tipCents, discount: discountCents } as const;
  const places = ['tax', 'fees', 'tip', 'discount'] as const;
  const { settled } = draft.scanCheck;
  return places.find((place) => amounts[place] === Math.abs(missing) && !settled.includes(place)) ?? null;
}

/** The line that equals the surplus, or else the row with the lowest confidence. */
function itemCulprit({ draft, missing }: { draft: Draft; missing: Cents }): Place | null {
  const twice = draft.items.find((item) => lineCents(item, draft.currency) === -missing);
  if (missing < 0 && twice) return placeOfItem(twice.key);
  return worstRead({ draft, isWanted: (place) => place.startsWith('items.') });
}

/** The amount with the lowest confidence besides the items, or else the total. */
function extraCulprit(draft: Draft): Place {
  return (
    worstRead({ draft, isWanted: (place) => ['tax', 'fees', 'tip', 'discount', 'total'].includes(place) }) ?? 'total'
  );
}

function worstRead({ draft, isWanted }: { draft: Draft; isWanted: (place: Place) => boolean }): Place | null {
  const open = openChecks(draft)
    .filter(({ place }) => isWanted(place))
    .map(({ place }) => ({ place, confidence: readAt({ draft, place })?.confidence ?? 0 }))
    .sort((one, other) => one.confidence - other.confidence);
  return open[0]?.place ?? null;
}
