import { Suspense, useEffect, useRef } from 'react';
import { matchPath, useLocation } from 'react-router';
import { routes, notFoundRoute } from '../routes';
import { ScreenSkeleton } from '../shell/ScreenSkeleton';

/** Shows the screen of the current address. */
export function RouteView() {
  const { pathname } = useLocation();
  const shown = findRoute(pathname);
  useStartAtTop(pathname);
  // The key makes a new screen of every new address: no form keeps what was typed for another receipt.
  return (
    <Suspense key={pathname} fallback={<ScreenSkeleton />}>
      <shown.route.View params={shown.params} />
    </Suspense>
  );
}

function findRoute(pathname: string) {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) {
      const entries = Object.entries(match.params).filter((entry): entry is [string, string] => entry[1] !== undefined);
      return { route, params: Object.fromEntries(entries) };
    }
  }
  return { route: notFoundRoute, params: {} };
}

/** A new screen starts at its top, and the keyboard with it; the first one is the browser's own business. */
function useStartAtTop(pathname: string): void {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
