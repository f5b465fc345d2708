import { useSyncExternalStore } from 'react';
import { currentSession, subscribeToSession, type Session } from './session';

/** The session of this browser, as it changes here and in other tabs. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession);
}
