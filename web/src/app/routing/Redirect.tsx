import { createContext, useContext, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ScreenSkeleton } from '../../ui/layout/ScreenSkeleton';

/** The server takes the path of a redirect from here and answers with a redirect of its own. Null in the browser. */
export const ServerRedirect = createContext<((path: string) => void) | null>(null);

/**
 * Replaces the current address with another, so that Back does not return here.
 * @param props.path is read once: a path computed from the address would change as soon as the address does.
 */
export function Redirect({ path }: { path: string }) {
  const [target] = useState(path);
  const navigate = useNavigate();
  useContext(ServerRedirect)?.(target);
  useEffect(() => {
    void navigate(target, { replace: true });
  }, [navigate, target]);
  return <ScreenSkeleton />;
}
