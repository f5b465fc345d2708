import { problemsOfBill, type FieldProblem } from '../bill/billProblems';
import { paidByHost } from '../bill/contributions';
import { dishesOf, evenLine } from '../bill/evenSplit';
import { t } from '../language/t';
import { displayMoney, type Cents } from '../money';
import type { ReceiptState } from '../receipts';
import { feesOf } from '../bill/serviceCharge';
import { extrasOf, linesTotalOf } from '../shares';
import type { Refused } from './Refusal';
import { repriceAfterEdit } from './repriceAfterEdit';

/**
 * The same receipt with another bill, as one edit of the host (docs/product/bill.md): unpaid claims are priced anew and
 * paid ones keep their amount. Cancelled claims go with their line.
 * @returns a refusal when the bill is impossible, or a claimed line is removed or gets too short.
 */
export function rebill(before: ReceiptState, edited: ReceiptState): { readonly next: ReceiptState } | Refused {
  const problems = [...problemsOfBill(edited), ...problemsOfContributions(edited)];
  if (problems.length > 0) return { refusal: { kind: 'invalidInput', problems } };
  const repricing = repriceAfterEdit(before, edited);
  if ('refusal' in repricing) return repricing;

  const repriced = new Map(repricing.claims.map((claim) => [claim.id, claim]));
  const kept = new Set(edited.items.map(({ id }) => id));
  const claims = before.claims
    .filter(({ itemId }) => kept.has(itemId))
    .map((claim) => {
      const change = repriced.get(claim.id);
      return change ? { ...claim, ...change } : claim;
    });
  return { next: { ...edited, claims, billVersion: before.version + 1 } };
}

/** What somebody paid the restaurant is never below zero. */
function problemsOfContributions(edited: ReceiptState): FieldProblem[] {
  if (paidByHost(edited) >= 0) return [];
  const amount = displayMoney(edited.totalCents - paidByHost(edited), edited.currency);
  return [
    { path: 'total', message: t('Others paid the restaurant {amount}, which is more than this total.', { amount }) },
  ];
}

/**
 * The fees and the total after an edit that may name a total. A service charge in percent follows the dishes. A bill that
 * added up goes on adding up. The total of a bill that did not add up is the printed one and stays. The one line of an evenly
 * split bill follows the total.
 */
export function withSums(
  unsummed: ReceiptState,
  { before, totalCents }: { before: ReceiptState; totalCents?: Cents | undefined },
): ReceiptState {
  const edited = { ...unsummed, feesCents: feesOf({ ...unsummed, dishes: dishesOf(unsummed) }) };
  const bill = { ...edited, totalCents: totalCents ?? (followsParts(before) ? partsOf(edited) : edited.totalCents) };
  const [line] = bill.items;
  if (!bill.evenSplit || !line) return bill;
  return { ...bill, items: [evenLine(bill, { id: line.id, name: line.name, people: bill.evenSplit.people })] };
}

/** Whether the total follows the parts of the bill, because it adds up. */
export function followsParts(state: ReceiptState): boolean {
  return state.billVersion > 0 && partsOf(state) === state.totalCents;
}

/** What the bill's parts add up to, in minor units. */
function partsOf(state: ReceiptState): Cents {
  return linesTotalOf({ items: dishesOf(state) }) + extrasOf(state);
}
