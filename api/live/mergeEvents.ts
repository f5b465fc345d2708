import type { ReceiptEvent } from '../context';

const merged = new WeakMap<ReceiptEvent, WeakMap<ReceiptEvent, ReceiptEvent>>();
const laterParts = new WeakMap<ReceiptEvent, Map<number, ReceiptEvent>>();

/**
 * Merges two events in a row into one. The same two events always give the same object, so that subscribers that fell
 * behind together still share one serialised answer.
 */
export function mergeEvents(earlier: ReceiptEvent, later: ReceiptEvent): ReceiptEvent {
  const known = merged.get(earlier) ?? new WeakMap<ReceiptEvent, ReceiptEvent>();
  merged.set(earlier, known);
  const both = known.get(later) ?? {
    receipt: later.receipt,
    changes: [...earlier.changes, ...later.changes],
  };
  known.set(later, both);
  return both;
}

/** Leaves out the changes up to a version. Returns the same event when no change is left out. */
export function onlyAfter(event: ReceiptEvent, version: number): ReceiptEvent {
  const changes = event.changes.filter((change) => change.version > version);
  if (changes.length === event.changes.length) return event;
  const known = laterParts.get(event) ?? new Map<number, ReceiptEvent>();
  laterParts.set(event, known);
  const part = known.get(version) ?? { receipt: event.receipt, changes };
  known.set(version, part);
  return part;
}
