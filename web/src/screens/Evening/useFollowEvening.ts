import { useEffect, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { requestSubscription } from 'relay-runtime';
import { useLatest } from '../../lib/useLatest';
import { useOnReturn } from '../../network/relay/connection';
import type { LinkState } from '../../table/useLink';
import { usePolling } from '../../table/usePolling';
import type { useFollowEveningSubscription } from './__generated__/useFollowEveningSubscription.graphql';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

// It only says that something changed. Who the viewer is in the evening depends on the cookie, which a socket that was opened before the
// browser's first claim does not have, so the evening itself is asked for over HTTP.
const SUBSCRIPTION = graphql`
  subscription useFollowEveningSubscription($id: ID!) {
    eveningChanged(id: $id) {
      id
    }
  }
`;

/**
 * Asks for the evening again whenever something changed in it, after a lost connection, and when the page is seen again. While
 * the socket is down it asks every ten seconds.
 */
export function useFollowEvening({ id, link, refresh }: { id: string; link: LinkState; refresh: () => void }): void {
  const environment = useRelayEnvironment();
  const latest = useLatest(refresh);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    let hasStopped = false;
    /** The server has ended it: the evening may be gone, which the answer says, or it is followed again. */
    const onEnd = (): void => {
      if (hasStopped) return;
      latest()();
      pause = setTimeout(
        () => setAttempt((count) => count + 1),
        Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt),
      );
    };
    const { dispose } = requestSubscription<useFollowEveningSubscription>(environment, {
      subscription: SUBSCRIPTION,
      variables: { id },
      onNext: () => latest()(),
      onCompleted: onEnd,
      onError: onEnd,
    });
    return () => {
      hasStopped = true;
      clearTimeout(pause);
      dispose();
    };
  }, [environment, id, latest, attempt]);
  useOnReturn(refresh);
  usePolling({ active: link === 'reconnecting', poll: refresh });
}
