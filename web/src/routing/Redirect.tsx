import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ScreenSkeleton } from '../ui/layout/ScreenSkeleton';

/**
 * Replaces the current address with another, so that Back does not return here.
 * @param props.path is read once: a path computed from the address would change as soon as the address does.
 */
export function Redirect({ path }: { path: string }) {
  const [target] = useState(path);
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(target, { replace: true });
  }, [navigate, target]);
  return <ScreenSkeleton />;
}
