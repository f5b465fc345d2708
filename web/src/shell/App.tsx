import { useEffect, useMemo } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { BrowserRouter } from 'react-router';
import { createEnvironment } from '../relay/environment';
import { RouteView } from '../routing/RouteView';
import { useSession } from '../session/useSession';
import { tellCarriedToast } from '../ui/carriedToast';
import { GlobalStyle } from '../ui/GlobalStyle';
import { LiveRegion } from '../ui/LiveRegion';
import { PageNav } from '../ui/PageNav';
import { Toasts } from '../ui/Toasts';
import { ErrorBoundary } from './ErrorBoundary';
import { AppFault } from './Faults';
import { SiteNav } from './SiteNav';

const nav = <SiteNav />;

/** Everything around the screens. */
export function App() {
  const { id: sessionId } = useSession();
  const environment = useMemo(() => createEnvironment({ sessionId }), [sessionId]);
  useEffect(tellCarriedToast, []);
  return (
    <>
      <GlobalStyle />
      <ErrorBoundary fallback={() => <AppFault />}>
        {/* The key makes new screens for another session: no form keeps what was typed for another account. */}
        <RelayEnvironmentProvider key={sessionId ?? 'visitor'} environment={environment}>
          <BrowserRouter>
            <PageNav.Provider value={nav}>
              <RouteView />
            </PageNav.Provider>
          </BrowserRouter>
        </RelayEnvironmentProvider>
      </ErrorBoundary>
      <LiveRegion />
      <Toasts />
    </>
  );
}
