import { useCallback, useEffect, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import type {
  usePersonReceiptsQuery,
  usePersonReceiptsQuery$data,
} from './__generated__/usePersonReceiptsQuery.graphql';

type Receipts = NonNullable<NonNullable<usePersonReceiptsQuery$data['node']>['receipts']>;
type State = { kind: 'loading' } | { kind: 'failed' } | { kind: 'there'; receipts: Receipts };

const QUERY = graphql`
  query usePersonReceiptsQuery($id: ID!) {
    node(id: $id) {
      ... on Counterparty {
        ...PersonRow_counterparty @alias(as: "row")
        receipts {
          receipt {
            id
            linkId
            restaurantName
            date
          }
          balance {
            owedToMe
            iOwe
            net
            toConfirm
            reported
          }
        }
      }
    }
  }
`;

/** The receipts between the account and one person. They are fetched each time they are opened, with the person's balance. */
export function usePersonReceipts(id: string): { state: State; tryAgain: () => void } {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<State>({ kind: 'loading' });
  const load = useCallback(
    () =>
      fetchQuery<usePersonReceiptsQuery>(environment, QUERY, { id }, { fetchPolicy: 'network-only' }).subscribe({
        next: ({ node }) => setState({ kind: 'there', receipts: node?.receipts ?? [] }),
        error: () => setState({ kind: 'failed' }),
      }),
    [environment, id],
  );
  useEffect(() => {
    const asked = load();
    return () => asked.unsubscribe();
  }, [load]);
  const tryAgain = (): void => {
    setState({ kind: 'loading' });
    load();
  };
  return { state, tryAgain };
}
