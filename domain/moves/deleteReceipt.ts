import { hostOf, type ReceiptState } from '../receipts';
import type { Decision } from './Decision';

/** The host deletes the receipt: nobody sees it any more, and the host can restore it. @param move.at ISO time */
export function deleteReceipt({ state, at }: { state: ReceiptState; at: string }): Decision {
  return {
    next: { ...state, deletedAt: at },
    fact: { kind: 'receiptDeleted', by: hostOf(state) },
    answer: {},
  };
}
