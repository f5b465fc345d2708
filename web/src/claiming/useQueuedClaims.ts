import { useSyncExternalStore } from 'react';
import { queuedClaims, subscribeToQueue, type QueuedClaim } from './queuedClaims';

/** This device's claims that wait for a connection, in their order. */
export function useQueuedClaims(linkId: string): readonly QueuedClaim[] {
  return useSyncExternalStore(subscribeToQueue, () => queuedClaims(linkId));
}
