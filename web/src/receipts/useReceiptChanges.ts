import { useEffect, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { setConnectionState } from '../relay/connection';
import type { TableEvent } from './receiptChanges';

/** Listens to the table. What it takes to listen is loaded after the bill is there to be read and tapped. */
export function useReceiptChanges(details: { linkId: string; onEvent: (event: TableEvent) => void }): void {
  const { linkId } = details;
  const environment = useRelayEnvironment();
  const onEvent = useRef(details.onEvent);
  useEffect(() => {
    onEvent.current = details.onEvent;
  });
  useEffect(() => {
    let stopped = false;
    let stop: (() => void) | null = null;
    import('./receiptChanges').then(
      ({ receiptChanges }) => {
        if (!stopped) stop = receiptChanges(environment, { linkId, onEvent: (event) => onEvent.current(event) });
      },
      // Without the code to listen the screen falls back to asking.
      () => setConnectionState('down'),
    );
    return () => {
      stopped = true;
      stop?.();
    };
  }, [environment, linkId]);
}
