import { createContext, useContext, useSyncExternalStore } from 'react';
import { currentSession, subscribeToSession, type Session } from './session';

/** The session that the server rendered the page for. Null when there was no such page. */
export const ServerSession = createContext<Session | null>(null);

/** The session of this browser, as it changes here and in other tabs. */
export function useSession(): Session {
  const onServer = useContext(ServerSession);
  // A page is hydrated in parts. Another tab may end the session between two of them.
  return useSyncExternalStore(subscribeToSession, currentSession, () => onServer ?? currentSession());
}
