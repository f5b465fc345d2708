import { useEffect, type ReactNode } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { ErrorBoundary } from '../boundaries/ErrorBoundary';
import { ScreenFault } from '../boundaries/Faults';
import { wantWorker } from '../../network/offline/start';
import { environmentOf } from '../../network/relay/environment';
import { prepareQuery, type PreparedQuery } from '../../network/relay/preparedQueries';
import { SessionEnvironment } from '../../network/relay/SessionEnvironment';
import { useRouteQuery } from '../../network/relay/useRouteQuery';
import type { RouteQuery } from './screenTypes';

/** What a screen needs around it that only sends. */
export function RelayScreen({ children }: { children: ReactNode }) {
  useEffect(wantWorker, []);
  return <SessionEnvironment>{children}</SessionEnvironment>;
}

interface QueryScreenProps extends RouteQuery {
  /** The route with its parameters. */
  name: string;
  children: (queryRef: PreloadedQuery<OperationType>) => ReactNode;
}

/** What a screen with a query needs around it. */
export function QueryScreen(props: QueryScreenProps) {
  return (
    <RelayScreen>
      <Queried {...props} />
    </RelayScreen>
  );
}

function Queried({ name, query, variables, children }: QueryScreenProps) {
  const { queryRef, forget } = useRouteQuery({ key: name, query, variables });
  return (
    <ErrorBoundary fallback={(fault) => <ScreenFault {...fault} />} onRetry={forget}>
      {children(queryRef)}
    </ErrorBoundary>
  );
}

/** @returns whether it could: the code of the screen that contains the query has to be loaded. */
export function prepareForSession(prepared: PreparedQuery, sessionId: string | null): boolean {
  return prepareQuery(environmentOf(sessionId), prepared);
}
