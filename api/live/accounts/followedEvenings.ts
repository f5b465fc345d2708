import { findEvening, type EveningState } from '@fairtab/services/money/evenings/readEvening';
import type { Followed } from './ProgressWatch';

/** An evening changes with each of its receipts, also with one that is not shown now, because it may be shown again. */
export const followedEvenings: Followed<EveningState> = {
  read: findEvening,
  isOver: () => false,
  isChanged: (evening, last) => stateOf(evening) !== stateOf(last),
  concerns: (message, { id, last }) =>
    (message.type === 'eveningChanged' && message.eveningId === id) ||
    (message.type === 'receiptChanged' && last !== null && last.receiptIds.includes(message.receiptId)),
};

/** The same as long as nothing changed that the evening shows. */
function stateOf({ receipts, proposal, transfers }: EveningState): string {
  return JSON.stringify([receipts.map(({ id, version }) => [id, version]), proposal, transfers]);
}
