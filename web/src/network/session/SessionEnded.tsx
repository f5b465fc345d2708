import { useEffect } from 'react';
import { ScreenSkeleton } from '../../ui/layout/ScreenSkeleton';
import { loseSession } from './session';

/** Shown by an account's screen when the server does not know the session. Drops the session; the route then leads to the login. */
export function SessionEnded() {
  useEffect(loseSession, []);
  return <ScreenSkeleton />;
}
