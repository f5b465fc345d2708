import type { ReceiptEvent } from '../context';
import { LatestQueue } from './LatestQueue';
import { mergeEvents, onlyAfter } from './mergeEvents';

/** A slow subscriber does not get every event later, but one event with the newest state and all changes since its last. */
export class EventQueue extends LatestQueue<ReceiptEvent> {
  constructor({ first, onEnd }: { first: ReceiptEvent; onEnd: () => void }) {
    super({
      // The first event shows the state and no changes. A subscriber that has not fetched it yet has missed none either.
      merge: (waiting, event) =>
        waiting === first ? onlyAfter(event, event.receipt.version) : mergeEvents(waiting, event),
      onEnd,
    });
    this.push(first);
  }
}
