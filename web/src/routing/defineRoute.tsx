import { lazy, type ComponentType } from 'react';
import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime';
import { useRouteQuery } from '../relay/useRouteQuery';
import { ErrorBoundary } from '../boundaries/ErrorBoundary';
import { ScreenFault } from '../boundaries/Faults';
import type { LoadScreen, QueryScreenProps, RouteParams, ScreenProps } from './screenTypes';

export interface AppRoute {
  path: string;
  View: ComponentType<ScreenProps>;
}

/** A path and its screen. The screen's code is loaded on the first visit. */
export function screenRoute({ path, load }: { path: string; load: LoadScreen<ScreenProps> }): AppRoute {
  const Screen = lazyScreen(load);
  const View = ({ params }: ScreenProps) => (
    <ErrorBoundary fallback={(fault) => <ScreenFault {...fault} />}>
      <Screen params={params} />
    </ErrorBoundary>
  );
  return { path, View };
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
  const { path, query, variables } = route;
  let code: ReturnType<typeof route.load> | null = null;
  const load = (): ReturnType<typeof route.load> => (code ??= route.load());
  const Screen = lazyScreen(load);
  const View = ({ params }: ScreenProps) => {
    load().catch(() => {
      code = null;
    });
    const { queryRef, forget } = useRouteQuery<Query>({
      key: `${path} ${JSON.stringify(params)}`,
      query,
      variables: variables(params),
    });
    return (
      <ErrorBoundary fallback={(fault) => <ScreenFault {...fault} />} onRetry={forget}>
        <Screen params={params} queryRef={queryRef} />
      </ErrorBoundary>
    );
  };
  return { path, View };
}

function lazyScreen<Props>(load: LoadScreen<Props>) {
  return lazy(() => load().then((screen) => ({ default: screen })));
}
