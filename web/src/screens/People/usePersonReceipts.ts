import { graphql } from 'react-relay';
import { useAsked } from '../../network/relay/useAsked';
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
interface BetweenTwo {
  readonly receipts: readonly ReceiptBetween[];
  /** The claim that the account can remind the person of; null when the person owes nothing. */
  readonly reminder: NonNullable<Person['claimToRemind']> | null;
  /** What the two can net; null unless each owes the other something. */
  readonly netting: Netting | null;
  readonly transfers: readonly TransferBetween[];
}

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
            viewerSeat {
              isHost
            }
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

/** The receipts between the account and one person. They are fetched each time they are opened, with the person's balance. */
export function usePersonReceipts(id: string) {
  return useAsked<usePersonReceiptsQuery, BetweenTwo>({
    query: QUERY,
    variables: { id },
    read: ({ node }) => ({
      receipts: node?.receipts ?? [],
      reminder: node?.claimToRemind ?? null,
      netting: node?.netting ?? null,
      transfers: node?.transfers ?? [],
    }),
  });
}
