import { useLocation } from 'react-router';
import type { OperationType } from 'relay-runtime';
import { useSession } from '../session/useSession';
import { logInPath } from '../session/logInPath';
import { queryRoute, type AppRoute, type QueryRoute } from './defineRoute';
import { GoTo } from './GoTo';
import type { ScreenProps } from './screenTypes';

/** A query that asks for the account; a screen that finds nobody there shows SessionEnded. */
type AccountQuery = OperationType & { readonly response: { readonly viewer: unknown } };

/** A screen of a person's own things. Without a session nothing is asked for: the way leads to the login and back. */
export function accountRoute<Query extends AccountQuery>(route: QueryRoute<Query>): AppRoute {
  const { path, View: Screen } = queryRoute<Query>(route);
  const View = ({ params }: ScreenProps) => {
    const { id } = useSession();
    const here = useLocation();
    return id === null ? <GoTo path={logInPath(here)} /> : <Screen params={params} />;
  };
  return { path, View };
}
