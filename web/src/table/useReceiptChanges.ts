import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { DataID } from 'relay-runtime';
import { setConnectionState } from '../network/relay/connection';
import type { TableChange } from './receiptChanges';
import { useHydrated } from '../lib/useHydrated';
import { useLatest } from '../lib/useLatest';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Subscribes to the receipt's changes. The code for it is loaded when the screen reacts. The server ends the
 * subscription when the receipt was deleted or is hidden from this viewer: `onEnd` then refetches the receipt, and as
 * long as the screen stays, it subscribes again.
 */
export function useReceiptChanges(details: {
  receiptId: DataID;
  /** The connection that new entries of the trail are added to. */
  trail?: DataID | undefined;
  /** Whether the server knows this browser as a diner. Left out where that does not change. */
  isDiner?: boolean;
  onChanges: (changes: readonly TableChange[]) => void;
  onGap: () => void;
  onEnd: () => void;
}): void {
  const { receiptId, trail, isDiner = true } = details;
  const wasDiner = useRef(isDiner);
  const environment = useRelayEnvironment();
  const latest = useLatest(details);
  const isHydrated = useHydrated();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isHydrated) return undefined;
    let stopped = false;
    let stop: (() => void) | null = null;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const onEnd = (): void => {
      if (stopped) return;
      latest().onEnd();
      pause = setTimeout(
        () => setAttempt((count) => count + 1),
        Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt),
      );
    };
    import('./receiptChanges').then(
      ({ receiptChanges }) => {
        if (stopped) return;
        stop = receiptChanges(environment, {
          receiptId,
          trail,
          isNewDiner: isDiner && !wasDiner.current,
          onChanges: (changes) => latest().onChanges(changes),
          onGap: () => latest().onGap(),
          onEnd,
        });
        wasDiner.current = isDiner;
      },
      // Without the code for the subscription the screen polls.
      () => setConnectionState('down'),
    );
    return () => {
      stopped = true;
      clearTimeout(pause);
      stop?.();
    };
  }, [environment, receiptId, trail, isDiner, latest, attempt, isHydrated]);
}
