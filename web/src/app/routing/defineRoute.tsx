import type { ComponentType, ReactNode } from 'react';
import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime';
import { ErrorBoundary } from '../boundaries/ErrorBoundary';
import { ScreenFault } from '../boundaries/Faults';
import type { PreparedQuery } from '../../network/relay/preparedQueries';
import { screenLoader } from './screenLoader';
import type { LoadScreen, QueryScreenProps, RouteParams, RouteQuery, ScreenProps } from './screenTypes';

export interface AppRoute {
  readonly path: string;
  readonly View: ComponentType<ScreenProps>;
  /** Loads the screen's code, so that View shows the screen at once. */
  readonly load: () => Promise<unknown>;
  /** Whether it redirects visitors to the login. */
  readonly needsAccount?: boolean;
  /** The query of the screen; a screen without data has none. */
  readonly queryFor?: (params: RouteParams) => RouteQuery;
}

/** Relay, and what it needs around a screen. It is loaded with the first screen that talks to the server. */
const loadKit = () => import('./relayKit');
const relayScreen = screenLoader(async () => (await loadKit()).RelayScreen);
const queryScreen = screenLoader(async () => (await loadKit()).QueryScreen);

/** Puts the result of a query where the first render finds it. The code of its screen has to be loaded. */
export async function prepareScreen(prepared: PreparedQuery, sessionId: string | null): Promise<boolean> {
  return (await loadKit()).prepareForSession(prepared, sessionId);
}

interface ScreenRoute {
  path: string;
  load: LoadScreen<ScreenProps>;
}

/** A path and a screen that can be read without the server, so that it comes without Relay. Its code is loaded on the first visit. */
export function plainRoute({ path, load }: ScreenRoute): AppRoute {
  const screen = screenLoader(load);
  const View = ({ params }: ScreenProps) => (
    <Guarded>
      <screen.Screen params={params} />
    </Guarded>
  );
  return { path, View, load: screen.load };
}

/** A path and a screen that has no query, but sends mutations. */
export function screenRoute({ path, load }: ScreenRoute): AppRoute {
  const screen = screenLoader(load);
  const View = ({ params }: ScreenProps) => {
    screen.load().catch(() => undefined);
    return (
      <Guarded>
        <relayScreen.Screen>
          <screen.Screen params={params} />
        </relayScreen.Screen>
      </Guarded>
    );
  };
  return { path, View, load: () => Promise.all([relayScreen.load(), screen.load()]) };
}

export interface QueryRoute<Query extends OperationType> {
  path: string;
  /** The parameters artifact of a `@preloadable` query, so that the query itself stays in the screen's own code. */
  query: PreloadableConcreteRequest<Query>;
  variables: (params: RouteParams) => VariablesOf<Query>;
  load: LoadScreen<QueryScreenProps<Query>>;
}

/** A path and a screen with data. The query and the screen's code are requested at the same moment. */
export function queryRoute<Query extends OperationType>(route: QueryRoute<Query>): AppRoute {
  const { path, query } = route;
  const screen = screenLoader(route.load);
  const queryFor = (params: RouteParams) => ({ query, variables: route.variables(params) });
  const View = ({ params }: ScreenProps) => {
    screen.load().catch(() => undefined);
    return (
      <Guarded>
        <queryScreen.Screen name={`${path} ${JSON.stringify(params)}`} {...queryFor(params)}>
          {(queryRef) => <screen.Screen params={params} queryRef={queryRef} />}
        </queryScreen.Screen>
      </Guarded>
    );
  };
  return { path, View, load: () => Promise.all([queryScreen.load(), screen.load()]), queryFor };
}

function Guarded({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={(fault) => <ScreenFault {...fault} />}>{children}</ErrorBoundary>;
}
