import type { ReceiptEvent } from '../context';

const joinedEvents = new WeakMap<ReceiptEvent, WeakMap<ReceiptEvent, ReceiptEvent>>();
const laterParts = new WeakMap<ReceiptEvent, Map<number, ReceiptEvent>>();

/**
 * Two events in a row as one. The same two give the same one, so that subscribers who fell behind together still share
 * one answer.
 */
export function joined(earlier: ReceiptEvent, later: ReceiptEvent): ReceiptEvent {
  const known = joinedEvents.get(earlier) ?? new WeakMap<ReceiptEvent, ReceiptEvent>();
  joinedEvents.set(earlier, known);
  const both = known.get(later) ?? {
    receipt: later.receipt,
    changes: [...earlier.changes, ...later.changes],
  };
  known.set(later, both);
  return both;
}

/** What of an event is news to somebody who has the receipt as of a version; the event itself when all of it is. */
export function since(event: ReceiptEvent, version: number): ReceiptEvent {
  const changes = event.changes.filter((change) => change.version > version);
  if (changes.length === event.changes.length) return event;
  const known = laterParts.get(event) ?? new Map<number, ReceiptEvent>();
  laterParts.set(event, known);
  const part = known.get(version) ?? { receipt: event.receipt, changes };
  known.set(version, part);
  return part;
}
