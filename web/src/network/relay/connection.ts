import { useEffect, useSyncExternalStore } from 'react';
import { useLatest } from '../../lib/useLatest';

/** idle: nothing is subscribed yet. down: live changes do not arrive, so screens poll. */
export type ConnectionState = 'idle' | 'live' | 'down';

let state: ConnectionState = 'idle';
const stateListeners = new Set<() => void>();
const reconnectListeners = new Set<() => void>();

export function connectionState(): ConnectionState {
  return state;
}

/** The socket calls this. A change from down to live is a reconnect: screens then refetch what they missed. */
export function setConnectionState(next: ConnectionState): void {
  if (next === state) return;
  const reconnected = state === 'down' && next === 'live';
  state = next;
  for (const listener of [...stateListeners]) listener();
  if (reconnected) for (const listener of [...reconnectListeners]) listener();
}

function subscribeToState(listener: () => void): () => void {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
}

export function onReconnect(listener: () => void): () => void {
  reconnectListeners.add(listener);
  return () => reconnectListeners.delete(listener);
}

export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(subscribeToState, connectionState, () => 'idle');
}

/** Calls back after a reconnect and when the page becomes visible again: phones drop sockets while a pay app is open. */
export function useOnReturn(callback: () => void): void {
  const latest = useLatest(callback);
  useEffect(() => {
    const call = (): void => latest()();
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') call();
    };
    const stop = onReconnect(call);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [latest]);
}
