import { useOnline } from '../lib/useOnline';
import { useConnectionState } from '../network/relay/connection';

/** offline: the device has no network. reconnecting: it has one, but live changes do not come. */
export type LinkState = 'live' | 'reconnecting' | 'offline';

export function useLink(): LinkState {
  const connection = useConnectionState();
  const online = useOnline();
  if (!online) return 'offline';
  return connection === 'down' ? 'reconnecting' : 'live';
}
