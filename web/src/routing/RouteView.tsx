import { Suspense, useEffect, useRef } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { ScreenSkeleton } from '../ui/layout/ScreenSkeleton';
import type { AppRoute } from './defineRoute';

export interface Routes {
  /** The first route that matches the address is shown. */
  readonly routes: readonly AppRoute[];
  /** Shown when no route matches. */
  readonly notFound: AppRoute;
}

/** Shows the screen of the current address. */
export function RouteView({ routes, notFound }: Routes) {
  const { pathname } = useLocation();
  const shown = findRoute({ pathname, routes, notFound });
  useStartAtTop(pathname);
  // A new key for a new address makes React start a new screen, so that no form keeps text typed for another receipt.
  return (
    <Suspense key={pathname} fallback={<ScreenSkeleton />}>
      <shown.route.View params={shown.params} />
    </Suspense>
  );
}

function findRoute({ pathname, routes, notFound }: Routes & { pathname: string }) {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) {
      const entries = Object.entries(match.params).filter((entry): entry is [string, string] => entry[1] !== undefined);
      return { route, params: Object.fromEntries(entries) };
    }
  }
  return { route: notFound, params: {} };
}

/** Scrolls to the top and moves the focus to the new screen. On the first screen the browser does that. */
function useStartAtTop(pathname: string): void {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
