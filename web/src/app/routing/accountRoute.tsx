import { useLocation } from 'react-router-dom';
import type { OperationType } from 'relay-runtime';
import { useSession } from '../../network/session/useSession';
import { logInPath } from '../../network/session/logInPath';
import { queryRoute, type AppRoute, type QueryRoute } from './defineRoute';
import { Redirect } from './Redirect';
import type { ScreenProps } from './screenTypes';

/** A query that asks for the account. A screen that gets null for it shows SessionEnded. */
type AccountQuery = OperationType & { readonly response: { readonly viewer: unknown } };

/** A screen of an account. Without a session it sends no query but redirects to the login, which leads back. */
export function accountRoute<Query extends AccountQuery>(route: QueryRoute<Query>): AppRoute {
  const { View: Screen, ...rest } = queryRoute<Query>(route);
  const View = ({ params }: ScreenProps) => {
    const { id } = useSession();
    const here = useLocation();
    return id === null ? <Redirect path={logInPath(here)} /> : <Screen params={params} />;
  };
  return { ...rest, View, needsAccount: true };
}
