import { useEffect, useRef, useSyncExternalStore } from 'react';

/** idle: nobody listens to anything yet. down: live changes do not arrive, so screens ask for them instead. */
export type ConnectionState = 'idle' | 'live' | 'down';

let state: ConnectionState = 'idle';
const stateListeners = new Set<() => void>();
const reconnectListeners = new Set<() => void>();

export function connectionState(): ConnectionState {
  return state;
}

/** Told by the socket; a step from down to live is a reconnect, after which what was missed must be fetched. */
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
  return useSyncExternalStore(subscribeToState, connectionState);
}

/** Calls back after a reconnect and when the page comes to the front again: phones drop sockets behind a pay app. */
export function useOnReturn(callback: () => void): void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    const call = (): void => latest.current();
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') call();
    };
    const stop = onReconnect(call);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
}
