import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ScreenSkeleton } from '../shell/ScreenSkeleton';

/**
 * Stands where nothing is to be seen, and goes elsewhere; the way back does not lead here again.
 * @param props.path as it was at first: once under way, a path made of the address would be made of the next one.
 */
export function GoTo({ path }: { path: string }) {
  const [target] = useState(path);
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(target, { replace: true });
  }, [navigate, target]);
  return <ScreenSkeleton />;
}
