import { graphql } from 'react-relay';
import { fetchQuery, readInlineData, requestSubscription, type Environment } from 'relay-runtime';
import { connectionState } from '../../network/relay/connection';
import type { followScanQuery } from './__generated__/followScanQuery.graphql';
import type { followScanSubscription } from './__generated__/followScanSubscription.graphql';
import type { Scan_scan$key } from './__generated__/Scan_scan.graphql';
import { scanFragment, type ScanState } from './Scan';

/** How often the scan is polled while the socket is down, in ms. */
const ASK_EVERY_MS = 3_000;

const QUERY = graphql`
  query followScanQuery($id: ID!) {
    scan(id: $id) {
      ...Scan_scan
    }
  }
`;

const SUBSCRIPTION = graphql`
  subscription followScanSubscription($id: ID!) {
    scanProgress(id: $id) {
      ...Scan_scan
    }
  }
`;

export interface FollowedScan {
  /** Polls at once, for example when the page becomes visible again. */
  readonly ask: () => void;
  readonly stop: () => void;
}

/**
 * Reports a scan's progress until it is done or has failed: by the live socket, and by polling while the socket is down.
 * Calls `onGone` when there is no such scan for this viewer any more.
 */
export function followScan(
  environment: Environment,
  details: { scanId: string; onState: (state: ScanState) => void; onGone: () => void; onSilence: () => void },
): FollowedScan {
  const variables = { id: details.scanId };
  let isOver = false;
  let isListening = true;
  let isAsking = false;

  const finish = (): void => {
    isOver = true;
    clearInterval(timer);
    // A subscription may answer before requestSubscription has returned its handle.
    queueMicrotask(() => subscription.dispose());
  };
  const take = (key: Scan_scan$key): void => {
    if (isOver) return;
    const state = readInlineData<Scan_scan$key>(scanFragment, key);
    if (state.status === 'DONE' || state.status === 'FAILED') finish();
    details.onState(state);
  };
  const ask = (): void => {
    if (isOver || isAsking) return;
    isAsking = true;
    fetchQuery<followScanQuery>(environment, QUERY, variables, { fetchPolicy: 'network-only' }).subscribe({
      next: ({ scan }) => {
        if (isOver) return;
        if (scan) {
          take(scan);
          return;
        }
        finish();
        details.onGone();
      },
      complete: () => {
        isAsking = false;
      },
      error: () => {
        isAsking = false;
        if (!isOver) details.onSilence();
      },
    });
  };
  /** The server has ended the subscription, so the scan is fetched once more. */
  const listenNoMore = (): void => {
    isListening = false;
    ask();
  };
  const timer = setInterval(() => {
    if (!isListening || connectionState() !== 'live') ask();
  }, ASK_EVERY_MS);
  const subscription = requestSubscription<followScanSubscription>(environment, {
    subscription: SUBSCRIPTION,
    variables,
    onNext: (response) => response && take(response.scanProgress),
    onCompleted: listenNoMore,
    onError: listenNoMore,
  });
  return { ask, stop: finish };
}
