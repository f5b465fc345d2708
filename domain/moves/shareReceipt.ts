import type { Visibility } from '../policy';
import { hostOf, type ReceiptState } from '../receipts';
import type { Decision } from './Decision';

/** The host chooses who may see the receipt (docs/product/access.md). */
export function shareReceipt({ state, visibility }: { state: ReceiptState; visibility: Visibility }): Decision {
  return {
    next: state.visibility === visibility ? state : { ...state, visibility },
    fact: { kind: 'visibilityChanged', by: hostOf(state), visibility },
    answer: {},
  };
}
