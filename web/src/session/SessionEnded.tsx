import { useEffect } from 'react';
import { ScreenSkeleton } from '../ui/ScreenSkeleton';
import { loseSession } from './session';

/** What a screen of one's own shows when the server knows no such session: the route then leads to the login. */
export function SessionEnded() {
  useEffect(loseSession, []);
  return <ScreenSkeleton />;
}
