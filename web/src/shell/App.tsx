import { useEffect, useMemo } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { BrowserRouter } from 'react-router-dom';
import { createEnvironment } from '../relay/environment';
import { RouteView, type Routes } from '../routing/RouteView';
import { useSession } from '../session/useSession';
import { showCarriedToast } from '../ui/toasts/carriedToast';
import { GlobalStyle } from '../ui/GlobalStyle';
import { LiveRegion } from '../ui/LiveRegion';
import { PageNav } from '../ui/layout/PageNav';
import { Toasts } from '../ui/toasts/Toasts';
import { ErrorBoundary } from '../boundaries/ErrorBoundary';
import { AppFault } from '../boundaries/Faults';
import { SiteNav } from './SiteNav';

const nav = <SiteNav />;

/** The application: environment, router, navigation, toasts and the error boundary around all screens. */
export function App({ routes, notFound }: Routes) {
  const { id: sessionId } = useSession();
  const environment = useMemo(() => createEnvironment({ sessionId }), [sessionId]);
  useEffect(showCarriedToast, []);
  return (
    <>
      <GlobalStyle />
      <ErrorBoundary fallback={() => <AppFault />}>
        {/* A new key for a new session starts all screens anew, so that no form keeps text typed for another account. */}
        <RelayEnvironmentProvider key={sessionId ?? 'visitor'} environment={environment}>
          <BrowserRouter>
            <PageNav.Provider value={nav}>
              <RouteView routes={routes} notFound={notFound} />
            </PageNav.Provider>
          </BrowserRouter>
        </RelayEnvironmentProvider>
      </ErrorBoundary>
      <LiveRegion />
      <Toasts />
    </>
  );
}
