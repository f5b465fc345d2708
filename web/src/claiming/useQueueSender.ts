import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useThrowInRender } from '../lib/useThrowInRender';
import { mutate, UNREACHABLE } from '../relay/mutate';
import type { ClaimOutcome } from './claimItem';
import { loadClaimItem } from './loadClaimItem';
import { dropQueuedClaim, type QueuedClaim } from './queuedClaims';
import { useQueuedClaims } from './useQueuedClaims';
import type { LinkState } from '../table/useLink';

/** In ms. Right after a signal comes back, the first request often still fails. */
const TRY_AGAIN_MS = 2_000;

/**
 * Sends the queued claims in their order, each with its own key, as soon as there is a connection. A claim that is refused
 * leaves the queue and onOutcome reports it. A claim that reaches no server is sent again.
 */
export function useQueueSender(details: {
  linkId: string;
  link: LinkState;
  onOutcome: (claim: QueuedClaim, outcome: ClaimOutcome) => void;
}): void {
  const { linkId, link } = details;
  const queue = useQueuedClaims(linkId);
  const environment = useRelayEnvironment();
  const throwInRender = useThrowInRender();
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
      const outcome = module
        ? await module.claimItem({ mutate: (request) => mutate(environment, request), request: next })
        : UNREACHABLE;
      busy.current = false;
      if (outcome.kind === 'unreachable') {
        again = setTimeout(() => setAttempt((count) => count + 1), TRY_AGAIN_MS);
        return;
      }
      onOutcome.current(next, outcome);
      dropQueuedClaim(linkId, next.idempotencyKey);
    };
    send().catch((error: unknown) => {
      // This page cannot process the answer. If the claim stayed queued, it would break the page at every visit.
      dropQueuedClaim(linkId, next.idempotencyKey);
      throwInRender(error);
    });
    return () => clearTimeout(again);
  }, [environment, linkId, link, queue, attempt, throwInRender]);
}
