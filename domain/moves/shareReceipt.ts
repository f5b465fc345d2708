import { t } from '../language/t';
import type { Visibility } from '../policy';
import type { ReceiptState } from '../receipts';
import type { Decision } from './Decision';

const SUMMARIES = {
  link: (hostName) => t('{hostName} made the receipt visible to anyone with the link', { hostName }),
  participants: (hostName) => t('{hostName} made the receipt visible to those who claimed on it', { hostName }),
  private: (hostName) => t('{hostName} made the receipt visible to nobody else', { hostName }),
} satisfies Record<Visibility, (hostName: string) => string>;

/** The host chooses who may see the receipt (docs/product/access.md). */
export function shareReceipt({ state, visibility }: { state: ReceiptState; visibility: Visibility }): Decision {
  return {
    next: state.visibility === visibility ? state : { ...state, visibility },
    actorName: state.hostName,
    kind: 'shared',
    summary: SUMMARIES[visibility](state.hostName),
    answer: {},
  };
}
