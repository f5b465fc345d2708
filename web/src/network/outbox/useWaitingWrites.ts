import { useSyncExternalStore } from 'react';
import { subscribeToWrites, waitingWrites, type KeptWrite } from './writes';

const NONE: readonly KeptWrite[] = [];

/** This device's writes of a receipt that wait to be sent again, oldest first. */
export function useWaitingWrites(linkId: string): readonly KeptWrite[] {
  return useSyncExternalStore(
    subscribeToWrites,
    () => waitingWrites(linkId),
    () => NONE,
  );
}
