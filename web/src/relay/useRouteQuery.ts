import { useEffect } from 'react';
import { loadQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime';
import { QueryRefs } from './queryRefs';

const refs = new QueryRefs();

/**
 * Starts a screen's query as soon as its route is known, in parallel to loading the screen's code, and disposes it when
 * the screen is left or its variables change.
 */
export function useRouteQuery<Query extends OperationType>(route: {
  key: string;
  query: PreloadableConcreteRequest<Query>;
  variables: VariablesOf<Query>;
}): { queryRef: PreloadedQuery<Query>; forget: () => void } {
  const { key, query, variables } = route;
  const environment = useRelayEnvironment();
  const queryRef = refs.get(key, () =>
    loadQuery<Query>(environment, query, variables, { fetchPolicy: 'store-and-network' }),
  );
  useEffect(() => refs.hold(key), [key, queryRef]);
  return { queryRef, forget: () => refs.forget(key) };
}
