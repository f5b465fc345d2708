import type { Household } from '@fairtab/domain/households';
import { namesOf } from '@fairtab/domain/summaries';
import type { ClaimState, ReceiptState } from '@fairtab/domain/receipts';
import type { Touched } from '@fairtab/domain/facts/trail';
import { dinerKey } from '../../people/guests';
import { changedRows } from '../saving/changedRows';

/** The parts of a receipt that change while people claim and pay. */
const TABLE = new Set<string>([
  'version',
  'writeId',
  'claims',
  'payments',
  'households',
] satisfies (keyof ReceiptState)[]);

/**
 * The parts of a receipt that one change touched. What did not change is the same object in both states.
 * @returns null when the bill itself changed, because then the price of every claim and every item may have changed too.
 */
export function touchedBy({ before, after }: { before: ReceiptState; after: ReceiptState }): Touched | null {
  const fields = Object.keys(after) as (keyof ReceiptState)[];
  if (fields.some((field) => !TABLE.has(field) && before[field] !== after[field])) return null;
  const claims = changedRows(before.claims, after.claims);
  const touched = [...claims, ...changedRows(after.claims, before.claims)];
  const moved = [
    ...changedRows(before.households, after.households),
    ...changedRows(after.households, before.households),
  ];
  const settlements = touched.flatMap(({ paymentId }) => paymentId ?? []);
  return {
    items: unique(touched.map(({ itemId }) => itemId)),
    claims: claims.map(({ id }) => id),
    diners: unique(
      [...touched.flatMap(guestsOf), ...moved.flatMap(membersOf)].map((guestId) =>
        dinerKey({ receiptId: after.id, guestId }),
      ),
    ),
    payments: unique([...changedRows(before.payments, after.payments).map(({ id }) => id), ...settlements]),
    lists: listsOf(before) !== listsOf(after),
  };
}

/** Who pays for a claim, and who is treated to it. */
function guestsOf({ guestId, treated }: ClaimState): string[] {
  return treated ? [guestId, treated.guestId] : [guestId];
}

function membersOf({ members }: Household): string[] {
  return members.map(({ guestId }) => guestId);
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}

const LISTS = new WeakMap<ReceiptState, string>();

/** A text that is the same as long as the same people and payments are listed in the same order, made once for each state. */
function listsOf(state: ReceiptState): string {
  const known = LISTS.get(state);
  if (known !== undefined) return known;
  const people = namesOf(state).map(({ guestId, name }) => [guestId, name]);
  const lists = JSON.stringify([people, state.payments.map(({ id }) => id)]);
  LISTS.set(state, lists);
  return lists;
}
