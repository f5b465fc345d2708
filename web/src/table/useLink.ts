import { useEffect, useState } from 'react';
import { useOnline } from '../lib/useOnline';
import { useConnectionState } from '../network/relay/connection';

/** offline: the device has no network. reconnecting: it has one, but live changes do not come. */
export type LinkState = 'live' | 'reconnecting' | 'offline';

/** A shorter interruption than this is not mentioned, in ms. */
const PATIENCE_MS = 1_500;

export function useLink(): LinkState {
  const connection = useConnectionState();
  const online = useOnline();
  if (!online) return 'offline';
  return connection === 'down' ? 'reconnecting' : 'live';
}

/** The state to speak of: an interruption that ends soon is none. */
export function useSettledLink(link: LinkState): LinkState {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (link !== 'reconnecting') return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [link]);
  return link === 'reconnecting' && !late ? 'live' : link;
}
