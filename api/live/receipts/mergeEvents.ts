import type { ReceiptEvent } from '../../context';

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
    since: earlier.since,
    // An event without `since` shows the state. A client that has not taken it yet has missed no change.
    changes: earlier.since === null ? [] : [...earlier.changes, ...later.changes],
  };
  known.set(later, both);
  return both;
}

/** The part of an event after a version. Returns the same event when that is all of it. */
export function onlyAfter(event: ReceiptEvent, version: number): ReceiptEvent {
  if (event.since === null || event.since >= version) return event;
  const known = laterParts.get(event) ?? new Map<number, ReceiptEvent>();
  laterParts.set(event, known);
  const part = known.get(version) ?? {
    receipt: event.receipt,
    since: version,
    changes: event.changes.filter((change) => change.version > version),
  };
  known.set(version, part);
  return part;
}
