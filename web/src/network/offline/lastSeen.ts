import { useSyncExternalStore } from 'react';

/** For receipts whose state on the screen comes from this device: when it was seen, in ms since 1970. */
const seenAt = new Map<string, number>();
const listeners = new Set<() => void>();

/** The screen shows what this device has kept, not what the server says now. */
export function markLastSeen(linkId: string, seenAtMs: number): void {
  seenAt.set(linkId, seenAtMs);
  for (const listener of [...listeners]) listener();
}

/** The server has answered, so the screen shows its state. */
export function markCurrent(linkId: string): void {
  if (seenAt.delete(linkId)) for (const listener of [...listeners]) listener();
}

/** @returns null unless the receipt's state comes from this device. */
export function lastSeen(linkId: string): number | null {
  return seenAt.get(linkId) ?? null;
}

/** When the shown state of this receipt was seen, in ms since 1970; null while it is the server's. */
export function useLastSeen(linkId: string): number | null {
  return useSyncExternalStore(
    subscribe,
    () => lastSeen(linkId),
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
