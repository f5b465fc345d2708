import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { ClaimOutcome } from '../table/claimRequest';
import { loadClaimItem } from './loadClaimItem';
import { dropQueuedClaim, type QueuedClaim } from './queuedClaims';
import type { LinkState } from '../table/useLink';

/** The first request after a signal came back often meets none yet. */
const TRY_AGAIN_MS = 2_000;

/**
 * Sends the taps made offline, in their order and each with its own key, as soon as there is a connection. A tap that is
 * refused by then is told and forgotten; one that meets no server is tried again.
 */
export function useQueueSender(details: {
  linkId: string;
  link: LinkState;
  queue: readonly QueuedClaim[];
  onOutcome: (claim: QueuedClaim, outcome: ClaimOutcome) => void;
}): void {
  const { linkId, link, queue } = details;
  const environment = useRelayEnvironment();
  const busy = useRef(false);
  const [attempt, setAttempt] = useState(0);
  const onOutcome = useRef(details.onOutcome);
  useEffect(() => {
    onOutcome.current = details.onOutcome;
  });
  useEffect(() => {
    const [next] = queue;
    if (link === 'offline' || !next || busy.current) return undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    const send = async (): Promise<void> => {
      busy.current = true;
      const module = await loadClaimItem();
      const outcome = await module?.claimItem(environment, { request: next });
      busy.current = false;
      if (!outcome || outcome.kind === 'unreachable') {
        again = setTimeout(() => setAttempt((count) => count + 1), TRY_AGAIN_MS);
        return;
      }
      onOutcome.current(next, outcome);
      dropQueuedClaim(linkId, next.idempotencyKey);
    };
    void send();
    return () => clearTimeout(again);
  }, [environment, linkId, link, queue, attempt]);
}
