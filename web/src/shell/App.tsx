import { useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { BrowserRouter } from 'react-router';
import { createEnvironment } from '../relay/environment';
import { GlobalStyle } from '../ui/GlobalStyle';
import { LiveRegion } from '../ui/LiveRegion';
import { Toasts } from '../ui/Toasts';
import { ErrorBoundary } from './ErrorBoundary';
import { AppFault } from './Faults';
import { RouteView } from '../routing/RouteView';

/** Everything around the screens. */
export function App() {
  const [environment] = useState(createEnvironment);
  return (
    <>
      <GlobalStyle />
      <ErrorBoundary fallback={() => <AppFault />}>
        <RelayEnvironmentProvider environment={environment}>
          <BrowserRouter>
            <RouteView />
          </BrowserRouter>
        </RelayEnvironmentProvider>
      </ErrorBoundary>
      <LiveRegion />
      <Toasts />
    </>
  );
}
