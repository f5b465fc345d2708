import { useCallback, useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery, type GraphQLTaggedNode, type OperationType, type VariablesOf } from 'relay-runtime';
import { useLatest } from '../../lib/useLatest';

export type Asked<Value> =
  { readonly kind: 'loading' } | { readonly kind: 'failed' } | { readonly kind: 'there'; readonly value: Value };

interface Question<Query extends OperationType, Value> {
  query: GraphQLTaggedNode;
  variables: VariablesOf<Query>;
  read: (answer: Query['response']) => Value;
}

interface Answer<Value> {
  state: Asked<Value>;
  /** Shows that it loads again. */
  tryAgain: () => void;
  /** Asks once more. What is there stays until the answer comes, and stays when none comes. */
  refresh: () => void;
  /** Shows what is known to be the answer now, such as what a mutation made. */
  show: (value: Value) => void;
}

/** Asks the server each time the component appears and when the variables change, for what the page does not wait for. */
export function useAsked<Query extends OperationType, Value>(question: Question<Query, Value>): Answer<Value> {
  const environment = useRelayEnvironment();
  const latest = useLatest(question);
  const [state, setState] = useState<Asked<Value>>({ kind: 'loading' });
  const ask = useCallback(() => {
    const { query, variables, read } = latest();
    return fetchQuery<Query>(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({
      next: (answer) => setState({ kind: 'there', value: read(answer) }),
      error: () => setState((last) => (last.kind === 'there' ? last : { kind: 'failed' })),
    });
  }, [environment, latest]);
  const wanted = JSON.stringify(question.variables);
  useEffect(() => {
    const asked = ask();
    return () => asked.unsubscribe();
  }, [ask, wanted]);
  const tryAgain = (): void => {
    setState({ kind: 'loading' });
    ask();
  };
  return { state, tryAgain, refresh: () => void ask(), show: (value) => setState({ kind: 'there', value }) };
}
