import { hostOf, KEEP_DELETED_MS, type ReceiptState } from '../receipts';
import type { Decided } from './Decision';
import { notFound } from './Refusal';

/**
 * The host takes a deletion back. Nothing changes on a receipt that is not deleted.
 * @returns a refusal when the deletion is 30 days old, because the receipt may be removed at any moment then.
 */
export function restoreReceipt({ state, now }: { state: ReceiptState; now: Date }): Decided {
  const { deletedAt } = state;
  if (deletedAt !== null && Date.parse(deletedAt) + KEEP_DELETED_MS <= now.getTime()) return notFound();
  return {
    next: deletedAt === null ? state : { ...state, deletedAt: null },
    fact: { kind: 'receiptRestored', by: hostOf(state) },
    answer: {},
  };
}
