import type { Visibility } from '../policy';
import type { ReceiptState } from '../receipts';
import type { Decision } from './Decision';

const SUMMARIES = {
  link: 'made the receipt visible to anyone with the link',
  participants: 'made the receipt visible to those who claimed on it',
  private: 'made the receipt visible to nobody else',
} satisfies Record<Visibility, string>;

/** The host chooses who may see the receipt (docs/product/access.md). */
export function shareReceipt({ state, visibility }: { state: ReceiptState; visibility: Visibility }): Decision {
  return {
    next: state.visibility === visibility ? state : { ...state, visibility },
    actorName: state.hostName,
    kind: 'shared',
    summary: `${state.hostName} ${SUMMARIES[visibility]}`,
    answer: {},
  };
}
