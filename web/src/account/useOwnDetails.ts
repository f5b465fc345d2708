import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useSession } from '../session/useSession';
import { fetchOwnDetails, type OwnDetails } from './ownDetails';

/** waiting: nothing is known yet, and may be in a moment. */
export type OwnDetailsState = { kind: 'waiting' } | { kind: 'known'; details: OwnDetails } | { kind: 'none' };

interface OwnDetailsWish {
  /** Nothing is asked for while it is false. */
  isWanted?: boolean;
  /** After this time, in ms, it counts as none, and what comes later changes nothing. */
  patienceMs?: number;
}

/** Details of whoever is signed in; none for visitors, and without a connection. */
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
