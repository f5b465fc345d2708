import { matchPath } from 'react-router-dom';
import type { AppRoute } from './defineRoute';
import type { RouteParams } from './screenTypes';

export interface Routes {
  /** The first route that matches the address is shown. */
  readonly routes: readonly AppRoute[];
  /** Shown when no route matches. */
  readonly notFound: AppRoute;
}

export interface FoundRoute {
  readonly route: AppRoute;
  readonly params: RouteParams;
}

/** The route of an address, with the variable parts of its path. */
export function findRoute({ pathname, routes, notFound }: Routes & { pathname: string }): FoundRoute {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) {
      const entries = Object.entries(match.params).filter((entry): entry is [string, string] => entry[1] !== undefined);
      return { route, params: Object.fromEntries(entries) };
    }
  }
  return { route: notFound, params: {} };
}
