import type { ReceiptEvent } from '../context';
import { joined, since } from './joined';
import { LatestQueue } from './LatestQueue';

/** A slow subscriber is not sent everything later but the newest state with all changes since. */
export class EventQueue extends LatestQueue<ReceiptEvent> {
  constructor({ first, onEnd }: { first: ReceiptEvent; onEnd: () => void }) {
    super({
      // Whoever has seen nothing yet has missed nothing: the first event only says how things are.
      join: (waiting, event) => (waiting === first ? since(event, event.receipt.version) : joined(waiting, event)),
      onEnd,
    });
    this.push(first);
  }
}
