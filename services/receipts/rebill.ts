import { problemsOfBill } from '@fairtab/domain/billProblems';
import { repriceAfterEdit } from '@fairtab/domain/edits';
import { dishesOf, evenLine } from '@fairtab/domain/evenSplit';
import type { Cents } from '@fairtab/domain/money';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { extrasOf, linesTotalOf } from '@fairtab/domain/shares';
import { Conflict, InvalidInput } from '../errors';

/**
 * The same receipt with another bill, as one edit of the host: unpaid claims are priced anew and paid ones keep their
 * amount (decisions §2); cancelled claims go with their line.
 * @throws InvalidInput for a bill that is impossible, Conflict when a line somebody claimed is removed or gets too short.
 */
export function rebill(before: ReceiptState, edited: ReceiptState): ReceiptState {
  const problems = problemsOfBill(edited);
  if (problems.length > 0) throw new InvalidInput(problems);
  const outcome = repriceAfterEdit(before, edited);
  if ('refusal' in outcome) throw new Conflict(outcome.refusal);

  const repriced = new Map(outcome.claims.map((claim) => [claim.id, claim]));
  const kept = new Set(edited.items.map(({ id }) => id));
  const claims = before.claims
    .filter(({ itemId }) => kept.has(itemId))
    .map((claim) => {
      const change = repriced.get(claim.id);
      return change ? { ...claim, ...change } : claim;
    });
  return { ...edited, claims, billVersion: before.version + 1 };
}

/**
 * The total after an edit that may name one. A bill that added up goes on adding up; the total of one that did not is
 * the printed one and stays. The one line of an evenly split bill follows the total.
 */
export function withTotal(
  edited: ReceiptState,
  { before, totalCents }: { before: ReceiptState; totalCents?: Cents | undefined },
): ReceiptState {
  const addedUp = before.billVersion > 0 && partsOf(before) === before.totalCents;
  const bill = { ...edited, totalCents: totalCents ?? (addedUp ? partsOf(edited) : before.totalCents) };
  const [line] = bill.items;
  if (!bill.evenSplit || !line) return bill;
  return { ...bill, items: [evenLine(bill, { id: line.id, people: bill.evenSplit.people })] };
}

/** What the bill's parts add up to. */
function partsOf(state: ReceiptState): Cents {
  return linesTotalOf({ items: dishesOf(state) }) + extrasOf(state);
}
