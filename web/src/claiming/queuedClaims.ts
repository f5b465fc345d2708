import { readRecord, writeRecord } from '../lib/deviceStorage';
import type { ClaimRequest } from './claimRequest';

/** A claim made without a connection, kept until it can be sent. Its key makes it count once, however often it is sent. */
export type QueuedClaim = ClaimRequest;

const NONE: readonly QueuedClaim[] = [];
const queues = new Map<string, readonly QueuedClaim[]>();
const listeners = new Set<() => void>();
const keyOf = (receiptId: string): string => `fairtab.queue.${receiptId}`;

/** Returns the same array until the queue changes, as useSyncExternalStore requires. */
export function queuedClaims(receiptId: string): readonly QueuedClaim[] {
  const known = queues.get(receiptId);
  if (known) return known;
  const stored = readRecord('localStorage', keyOf(receiptId))?.['claims'];
  const queue = Array.isArray(stored) ? stored.filter(isQueuedClaim) : NONE;
  queues.set(receiptId, queue);
  return queue;
}

export function queueClaim(receiptId: string, claim: QueuedClaim): void {
  write(receiptId, [...queuedClaims(receiptId), claim]);
}

export function dropQueuedClaim(receiptId: string, idempotencyKey: string): void {
  write(
    receiptId,
    queuedClaims(receiptId).filter((claim) => claim.idempotencyKey !== idempotencyKey),
  );
}

export function subscribeToQueue(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function write(receiptId: string, queue: readonly QueuedClaim[]): void {
  queues.set(receiptId, queue);
  writeRecord('localStorage', keyOf(receiptId), queue.length > 0 ? { claims: queue } : null);
  for (const listener of listeners) listener();
}

function isQueuedClaim(value: unknown): value is QueuedClaim {
  if (typeof value !== 'object' || value === null) return false;
  const { itemId, claimer, portion, expectedAmount, idempotencyKey } = value as Partial<
    Record<keyof QueuedClaim, unknown>
  >;
  return (
    [itemId, expectedAmount, idempotencyKey].every((text) => typeof text === 'string') &&
    typeof (claimer as { name?: unknown } | null)?.name === 'string' &&
    typeof (portion as { units?: unknown } | null)?.units === 'number' &&
    typeof (portion as { splitCount?: unknown } | null)?.splitCount === 'number'
  );
}
