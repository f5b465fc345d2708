import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useSession } from '../network/session/useSession';
import { fetchOwnDetails, type OwnDetails } from './ownDetails';

/** waiting: the answer has not come yet. */
type OwnDetailsState = { kind: 'waiting' } | { kind: 'known'; details: OwnDetails } | { kind: 'none' };

interface OwnDetailsWish {
  /** While false, nothing is fetched. */
  isWanted?: boolean;
  /** After this time, in ms, the state is none, and a later answer is ignored. */
  patienceMs?: number;
}

/** Details of the signed-in account; none without an account or a connection. */
export function useOwnDetails({ isWanted = true, patienceMs }: OwnDetailsWish = {}): OwnDetailsState {
  const environment = useRelayEnvironment();
  const isSignedIn = useSession().id !== null;
  const isAsked = isSignedIn && isWanted;
  const [answer, setAnswer] = useState<OwnDetailsState>({ kind: 'waiting' });
  useEffect(() => {
    if (!isAsked) return undefined;
    let isOver = false;
    const settle = (details: OwnDetails | null): void => {
      if (isOver) return;
      isOver = true;
      setAnswer(details ? { kind: 'known', details } : { kind: 'none' });
    };
    void fetchOwnDetails(environment).then(settle);
    const timer = patienceMs === undefined ? undefined : setTimeout(() => settle(null), patienceMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [environment, isAsked, patienceMs]);
  return isAsked ? answer : { kind: 'none' };
}
