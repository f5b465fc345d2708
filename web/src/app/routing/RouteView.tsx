import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../lib/useHydrated';
import { ScreenSkeleton } from '../../ui/layout/ScreenSkeleton';
import { announceReady } from './earlyTaps';
import { findRoute, type Routes } from './findRoute';

/** Shows the screen of the current address. */
export function RouteView({ routes, notFound }: Routes) {
  const { pathname } = useLocation();
  const shown = findRoute({ pathname, routes, notFound });
  useStartAtTop(pathname);
  // A new key for a new address makes React start a new screen, so that no form keeps text typed for another receipt.
  return (
    <Suspense key={pathname} fallback={<ScreenSkeleton />}>
      {/* First, so that its effect comes before the screen asks for more code. */}
      <ScreenReady />
      <shown.route.View params={shown.params} />
    </Suspense>
  );
}

/**
 * Tells the page that a screen is shown and reacts to taps, with what only the device knows. It is inside the boundary,
 * which hydrates by itself.
 */
function ScreenReady() {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) announceReady();
  }, [isHydrated]);
  return null;
}

/** Scrolls to the top and moves the focus to the new screen. On the first screen the browser does that. */
function useStartAtTop(pathname: string): void {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
