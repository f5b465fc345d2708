import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useOnReturn } from '../../network/relay/connection';
import { useLatest } from '../../lib/useLatest';
import { followScan, type FollowedScan } from './followScan';
import type { ScanState } from './Scan';

/** After this time, in ms, the screen offers to type the bill instead. The scan continues. */
export const PATIENCE_MS = 60_000;

export interface Following {
  /** Null until the first answer. */
  readonly state: ScanState | null;
  /** There is no connection at the moment. */
  readonly isSilent: boolean;
  readonly takesLong: boolean;
}

const NOTHING: Following = { state: null, isSilent: false, takesLong: false };

/** Follows a scan's progress while the screen is open. A null id follows nothing. */
export function useFollowedScan(details: {
  scanId: string | null;
  /** Called when the scan is done or has failed. */
  onEnd: (state: ScanState) => void;
  onGone: () => void;
}): Following {
  const { scanId } = details;
  const environment = useRelayEnvironment();
  const [following, setFollowing] = useState(NOTHING);
  const latest = useLatest(details);
  const followed = useRef<FollowedScan | null>(null);
  useEffect(() => {
    if (scanId === null) return undefined;
    const change = (part: Partial<Following>): void => setFollowing((known) => ({ ...known, ...part }));
    const patience = setTimeout(() => change({ takesLong: true }), PATIENCE_MS);
    const own = followScan(environment, {
      scanId,
      onState: (state) => {
        change({ state, isSilent: false });
        if (state.status === 'DONE' || state.status === 'FAILED') latest().onEnd(state);
      },
      onGone: () => latest().onGone(),
      onSilence: () => change({ isSilent: true }),
    });
    followed.current = own;
    return () => {
      clearTimeout(patience);
      own.stop();
      followed.current = null;
      setFollowing(NOTHING);
    };
  }, [environment, scanId, latest]);
  useOnReturn(() => followed.current?.ask());
  return following;
}
