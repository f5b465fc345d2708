import { useCallback, useEffect, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import type {
  usePersonReceiptsQuery,
  usePersonReceiptsQuery$data,
} from './__generated__/usePersonReceiptsQuery.graphql';

type Person = NonNullable<usePersonReceiptsQuery$data['node']>;
/** One of the receipts between the account and a person, with what is open on it. */
export type ReceiptBetween = NonNullable<Person['receipts']>[number];
export type Netting = NonNullable<Person['netting']>;
/** What one of the two owes the other by a settlement. */
export type TransferBetween = NonNullable<Person['transfers']>[number];
type State =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | {
      kind: 'there';
      receipts: readonly ReceiptBetween[];
      /** The claim by which the account can remind the person; null when the person owes nothing. */
      reminder: NonNullable<Person['claimToRemind']> | null;
      /** What the two can net; null unless each owes the other something. */
      netting: Netting | null;
      transfers: readonly TransferBetween[];
    };

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
            payTo {
              method
              handle
            }
          }
          balance {
            currency
            owedToMe
            iOwe
            net
            toConfirm
            reported
          }
          paymentsToConfirm {
            id
            amount
            method
            handle
            groupId
            createdAt
          }
        }
        claimToRemind {
          id
          receipt {
            restaurantName
          }
        }
        netting {
          planKey
          owedToMe
          iOwe
          net
          receiptCount
          proposal {
            isMine
            isOutdated
          }
        }
        transfers {
          key
          isMine
          amount
          status
          method
          isDisputed
          evening {
            linkId
            name
          }
          ways {
            method
            handle
          }
        }
      }
    }
  }
`;

interface PersonReceiptsState {
  state: State;
  /** Shows that they load again. */
  tryAgain: () => void;
  /** Fetches them once more while they stay on the screen. */
  refresh: () => void;
}

/** The receipts between the account and one person. They are fetched each time they are opened, with the person's balance. */
export function usePersonReceipts(id: string): PersonReceiptsState {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<State>({ kind: 'loading' });
  const load = useCallback(
    () =>
      fetchQuery<usePersonReceiptsQuery>(environment, QUERY, { id }, { fetchPolicy: 'network-only' }).subscribe({
        next: ({ node }) =>
          setState({
            kind: 'there',
            receipts: node?.receipts ?? [],
            reminder: node?.claimToRemind ?? null,
            netting: node?.netting ?? null,
            transfers: node?.transfers ?? [],
          }),
        // The receipts that are shown already stay.
        error: () => setState((last) => (last.kind === 'there' ? last : { kind: 'failed' })),
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
  return { state, tryAgain, refresh: () => void load() };
}
