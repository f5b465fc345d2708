import { t } from '@fairtab/domain/language/t';
import { checkBill } from '../billDraft/billCheck';
import type { Draft } from '../billDraft/Draft';
import type { Region } from '../../photos/regions';
import type { PhotoBox, Scan } from '../../photos/scanning/Scan';

/** The fields that a bill has once, in the order of the form. */
const SINGLE_PLACES = ['restaurantName', 'date', 'tax', 'fees', 'tip', 'discount', 'total'] as const;
export type SinglePlace = (typeof SINGLE_PLACES)[number];
/** A field of the form, or a row of it by its key. */
export type Place = SinglePlace | `items.${number}`;

/**
 * unsure: it was read, perhaps wrongly. missing: every bill has it, but it was not found. name, date and noDate: only a name or the
 * date is in doubt or missing on a bill whose sums close, so nobody pays a wrong amount for it.
 */
export type CheckReason = 'unsure' | 'missing' | Aside;
type Aside = 'name' | 'date' | 'noDate';
const ASIDES: readonly CheckReason[] = ['name', 'date', 'noDate'] satisfies Aside[];

/** A place that the host is asked to check. */
interface OpenCheck {
  readonly place: Place;
  readonly reason: CheckReason;
}

interface Read {
  readonly confidence: number;
  readonly isUnsure: boolean;
  readonly boxes: readonly PhotoBox[];
}

export function placeOfItem(key: number): Place {
  return `items.${key}`;
}

/** What was read for a place; null when nothing was read, for example for a row that was added by hand. */
export function readAt({ draft, place }: { draft: Draft; place: Place }): Read | null {
  const bill = draft.scan?.bill;
  if (!bill) return null;
  if (isSingle(place)) return bill[place] ?? null;
  const row = draft.items.find(({ key }) => placeOfItem(key) === place);
  return row?.scanItem === undefined ? null : (bill.items[row.scanItem] ?? null);
}

/** All places that were found on the photos, in the order of the form. */
export function regionsOf(draft: Draft): Region[] {
  const marked = new Set<string>(openChecks(draft).map(({ place }) => place));
  return placesOf(draft).flatMap((place) => {
    const boxes = readAt({ draft, place })?.boxes ?? [];
    return boxes.length > 0 ? [{ id: place, boxes, isMarked: marked.has(place) }] : [];
  });
}

/** The places that the host still has to check, in the order of the form. A name or a date in doubt is none of them when the sums close. */
export function openChecks(draft: Draft): OpenCheck[] {
  return checksOf(draft).filter(({ reason }) => !ASIDES.includes(reason));
}

/** Everything that is said beside a field or a row: the places to check, and the names and the date in doubt. */
export function checksOf(draft: Draft): OpenCheck[] {
  if (!draft.scan) return [];
  const { bill } = draft.scan;
  const settled = new Set(draft.scanCheck.settled);
  const closes = sumsClose(draft);
  const isMissing: Partial<Record<Place, boolean>> = {
    restaurantName: hasDoubt(draft.scan, 'NO_NAME'),
    date: hasDoubt(draft.scan, 'NO_DATE'),
    total: hasDoubt(draft.scan, 'NO_TOTAL'),
    ...(bill.items.length === 0 && draft.items[0] && { [placeOfItem(draft.items[0].key)]: true }),
  };
  return placesOf(draft).flatMap((place): OpenCheck[] => {
    if (settled.has(place)) return [];
    const isName = closes && isOnlyName({ draft, place });
    const isDate = closes && place === 'date';
    if (readAt({ draft, place })?.isUnsure) return [{ place, reason: isName ? 'name' : isDate ? 'date' : 'unsure' }];
    return isMissing[place] ? [{ place, reason: isName ? 'name' : isDate ? 'noDate' : 'missing' }] : [];
  });
}

/** Whether nothing but a name can be wrong at a place. */
function isOnlyName({ draft, place }: { draft: Draft; place: Place }): boolean {
  if (place === 'restaurantName') return true;
  if (isSingle(place)) return false;
  const scanItem = draft.items.find(({ key }) => placeOfItem(key) === place)?.scanItem;
  return scanItem !== undefined && draft.scan?.bill.items[scanItem]?.isAmountUnsure === false;
}

function sumsClose(draft: Draft): boolean {
  const { printedCents, differenceCents } = checkBill(draft);
  return printedCents !== null && differenceCents === 0;
}

/** What a place is called within a sentence. */
export function nameOf({ draft, place }: { draft: Draft; place: Place }): string {
  if (isSingle(place)) return NAMES[place];
  const index = draft.items.findIndex(({ key }) => placeOfItem(key) === place);
  const name = draft.items[index]?.name.trim();
  return name ? `“${name}”` : t('item {number}', { number: index + 1 });
}

const NAMES: Record<SinglePlace, string> = {
  restaurantName: t('the restaurant name'),
  date: t('the date'),
  tax: t('the tax'),
  fees: t('the service fees'),
  tip: t('the tip'),
  discount: t('the discount'),
  total: t('the printed total'),
};

function placesOf(draft: Draft): Place[] {
  const rows = draft.items.map(({ key }) => placeOfItem(key));
  const [name, date, ...extras] = SINGLE_PLACES;
  return [name, date, ...rows, ...extras];
}

function isSingle(place: Place): place is SinglePlace {
  return (SINGLE_PLACES as readonly string[]).includes(place);
}

function hasDoubt({ bill }: Scan, kind: string): boolean {
  return bill.doubts.some((doubt) => doubt.kind === kind);
}
