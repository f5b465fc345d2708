import { t } from '../language/t';
import type { ReceiptState } from '../receipts';
import type { Decision } from './Decision';

/** The host deletes the receipt: nobody sees it any more, and the host can restore it. @param move.at ISO time */
export function deleteReceipt({ state, at }: { state: ReceiptState; at: string }): Decision {
  return {
    next: { ...state, deletedAt: at },
    actorName: state.hostName,
    kind: 'deleted',
    summary: t('{hostName} deleted the receipt', { hostName: state.hostName }),
    answer: {},
  };
}
