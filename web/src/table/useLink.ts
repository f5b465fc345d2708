import { useSyncExternalStore } from 'react';
import { useConnectionState } from '../relay/connection';

/** offline: the device has no network. reconnecting: it has one, but live changes do not come. */
export type LinkState = 'live' | 'reconnecting' | 'offline';

export function useLink(): LinkState {
  const connection = useConnectionState();
  const online = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  if (!online) return 'offline';
  return connection === 'down' ? 'reconnecting' : 'live';
}

function subscribeToNetwork(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
