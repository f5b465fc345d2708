import { useEffect } from 'react';
import { loadQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import type { IEnvironment, OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime';
import { takePrepared } from './preparedQueries';
import { QueryRefs } from './queryRefs';

/** Each environment, and so each session, has references of its own. */
const refsOf = new WeakMap<IEnvironment, QueryRefs>();

/**
 * Starts a screen's query as soon as its route is known, while the screen's code is loading. Disposes the query when the
 * screen goes away or the variables change.
 */
export function useRouteQuery<Query extends OperationType>(route: {
  key: string;
  query: PreloadableConcreteRequest<Query>;
  variables: VariablesOf<Query>;
}): { queryRef: PreloadedQuery<Query>; forget: () => void } {
  const { key, query, variables } = route;
  const environment = useRelayEnvironment();
  const refs = ownedBy(environment);
  const start = (): PreloadedQuery<Query> => {
    const isFresh = takePrepared(environment, query.params.id ?? '', variables);
    return loadQuery<Query>(environment, query, variables, {
      fetchPolicy: isFresh ? 'store-or-network' : 'store-and-network',
    });
  };
  // The server renders once and throws its environment away, so nothing has to be disposed there.
  const queryRef = environment.isServer() ? start() : refs.get(key, start);
  useEffect(() => refs.hold(key), [refs, key, queryRef]);
  return { queryRef, forget: () => refs.forget(key) };
}

function ownedBy(environment: IEnvironment): QueryRefs {
  const known = refsOf.get(environment);
  if (known) return known;
  const refs = new QueryRefs();
  refsOf.set(environment, refs);
  return refs;
}
