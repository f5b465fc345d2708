import { Fragment, type ComponentType, type ReactNode } from 'react';
import type { Routes } from '../routing/findRoute';
import { RouteView } from '../routing/RouteView';
import { LiveRegion } from '../../ui/LiveRegion';
import { PageNav } from '../../ui/layout/PageNav';
import { Toasts } from '../../ui/toasts/Toasts';
import { ErrorBoundary } from '../boundaries/ErrorBoundary';
import { AppFault } from '../boundaries/Faults';
import { SiteNav } from './SiteNav';

const nav = <SiteNav />;

interface SiteProps extends Routes {
  sessionId: string | null;
  Router: ComponentType<{ children: ReactNode }>;
}

/** Everything that is on a page, the same on the server and in the browser: navigation, the screen, toasts. */
export function Site({ sessionId, Router, routes, notFound }: SiteProps) {
  return (
    <>
      <ErrorBoundary fallback={() => <AppFault />}>
        <Router>
          {/* A new key for a new session starts all screens anew, so that no form keeps text typed for another account. */}
          <Fragment key={sessionId ?? 'visitor'}>
            <PageNav.Provider value={nav}>
              <RouteView routes={routes} notFound={notFound} />
            </PageNav.Provider>
          </Fragment>
        </Router>
      </ErrorBoundary>
      <LiveRegion />
      <Toasts />
    </>
  );
}
