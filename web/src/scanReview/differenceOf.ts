import { displayMoney, formatMoney, parseMoney, type Cents } from '@fairtab/domain/money';
import { checkBill } from '../billDraft/billCheck';
import type { Draft, DraftItem } from '../billDraft/draft';
import type { ScanDoubt } from '../scanning/Scan';
import { nameOf, openChecks, placeOfItem, readAt, type Place } from './scanPlaces';

/** What does not add up on a scanned bill as it stands in the form now. */
export interface Difference {
  /** By how much, without a sign. */
  readonly cents: Cents;
  /** A sentence for the host. */
  readonly message: string;
  /** Where the mistake most likely is; null when nothing stands out. */
  readonly culprit: Place | null;
  /** The printed total that would make it right, where there is only one explanation. */
  readonly betterTotal: { readonly label: string; readonly total: string } | null;
}

/**
 * Compares what is in the form with the sums that are printed: the items with the subtotal, all of it with the total. What
 * was found out while reading is told as long as it is still so.
 */
export function differenceOf(draft: Draft): Difference | null {
  if (!draft.scan) return null;
  const { itemsCents, tipCents, printedCents, computedCents, differenceCents } = checkBill(draft);
  const subtotal = draft.scan.bill.subtotal;
  const subtotalCents = subtotal ? parseMoney(subtotal.value) : null;
  // A total that comes out right proves the items, whatever was read as the subtotal.
  if (printedCents !== null && differenceCents === 0) return null;
  if (printedCents !== null && draft.scan.bill.tip === null && tipCents > 0 && differenceCents === -tipCents)
    return {
      cents: tipCents,
      message: `The printed total of ${displayMoney(printedCents)} is without the tip.`,
      culprit: 'total',
      betterTotal: { label: `Make the total ${displayMoney(computedCents)}`, total: formatMoney(computedCents) },
    };
  if (subtotalCents !== null && itemsCents !== subtotalCents) {
    const missing = subtotalCents - itemsCents;
    return tell({
      draft,
      missing,
      doubt: doubtOf(draft, 'ITEMS_DO_NOT_ADD_UP'),
      sentence: `The items add up to ${displayMoney(itemsCents)}, the subtotal on the photo says ${displayMoney(subtotalCents)}.`,
      culprit: exactExtra({ draft, missing }) ?? itemCulprit({ draft, missing }),
    });
  }
  if (printedCents === null) return null;
  return tell({
    draft,
    missing: differenceCents,
    doubt: doubtOf(draft, 'TOTAL_DOES_NOT_ADD_UP') ?? doubtOf(draft, 'ITEMS_DO_NOT_ADD_UP'),
    sentence: `Everything together is ${displayMoney(computedCents)}, the printed total says ${displayMoney(printedCents)}.`,
    culprit:
      exactExtra({ draft, missing: differenceCents }) ??
      (subtotalCents === null
        ? (itemCulprit({ draft, missing: differenceCents }) ?? extraCulprit(draft))
        : extraCulprit(draft)),
  });
}

function tell({
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
  const known = doubt && parseMoney(doubt.difference) === missing ? doubt : null;
  const row = known ? unsettledRow(draft, known.item ?? null) : undefined;
  // The words that came with the scan name its own suspect: once that one is settled they are no help any more.
  const isStillTrue = known !== null && (row !== undefined || typeof known.item !== 'number');
  const suspect = row ? placeOfItem(row.key) : culprit;
  const advice = suspect ? ` Check ${nameOf({ draft, place: suspect })} first.` : '';
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

/** What is not a dish and makes exactly the difference: a section's sum taken for a discount, a tip that is in it already. */
function exactExtra({ draft, missing }: { draft: Draft; missing: Cents }): Place | null {
  const { taxCents, feesCents, tipCents, discountCents } = checkBill(draft);
  const amounts = { tax: taxCents, fees: feesCents, tip: tipCents, discount: discountCents } as const;
  const places = ['tax', 'fees', 'tip', 'discount'] as const;
  const { settled } = draft.scanCheck;
  return places.find((place) => amounts[place] === Math.abs(missing) && !settled.includes(place)) ?? null;
}

/** A line that is exactly what there is too much, else the row that was read worst. */
function itemCulprit({ draft, missing }: { draft: Draft; missing: Cents }): Place | null {
  const twice = draft.items.find(({ price, quantity }) => (parseMoney(price) ?? 0) * quantity === -missing);
  if (missing < 0 && twice) return placeOfItem(twice.key);
  return worstRead({ draft, isWanted: (place) => place.startsWith('items.') });
}

/** What was read worst of all that is no item, else the total itself. */
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
