import { useEffect, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { loadClaimItem } from './loadClaimItem';
import { dropQueuedClaim, type QueuedClaim } from './queuedClaims';
import type { ClaimOutcome } from './claimRequest';

/**
 * Sends the taps made offline, in their order and each with its own key, as soon as there is a connection. A tap that is
 * refused by then is told and forgotten; one that meets no server stays for the next time.
 */
export function useQueueSender(details: {
  linkId: string;
  online: boolean;
  queue: readonly QueuedClaim[];
  onOutcome: (claim: QueuedClaim, outcome: ClaimOutcome) => void;
}): void {
  const { linkId, online, queue } = details;
  const environment = useRelayEnvironment();
  const busy = useRef(false);
  const onOutcome = useRef(details.onOutcome);
  useEffect(() => {
    onOutcome.current = details.onOutcome;
  });
  useEffect(() => {
    const [next] = queue;
    if (!online || !next || busy.current) return;
    busy.current = true;
    const send = async (): Promise<void> => {
      const module = await loadClaimItem();
      const outcome = await module?.claimItem(environment, { request: next });
      busy.current = false;
      if (!outcome || outcome.kind === 'unreachable') return;
      onOutcome.current(next, outcome);
      dropQueuedClaim(linkId, next.idempotencyKey);
    };
    void send();
  }, [environment, linkId, online, queue]);
}
