import { graphql } from 'react-relay';
import { requestSubscription, type DataID, type Environment } from 'relay-runtime';
import type {
  receiptChangesSubscription,
  receiptChangesSubscription$data,
} from './__generated__/receiptChangesSubscription.graphql';

export type TableChange = receiptChangesSubscription$data['receiptChanged']['changes'][number];

export interface TableEvent {
  readonly version: number;
  readonly changes: readonly TableChange[];
}

// Only fields that are the same for every viewer, so that the server makes one payload for the whole table.
const SUBSCRIPTION = graphql`
  subscription receiptChangesSubscription($id: ID!, $trails: [ID!]!) {
    receiptChanged(id: $id) {
      receipt {
        ...tableState_receipt
        version
      }
      changes @prependNode(connections: $trails, edgeTypeName: "ReceiptChangesConnectionEdge") {
        id
        version
        at
        kind
        diner
        actorName
        summary
      }
    }
  }
`;

/**
 * Keeps the receipt in the store up to date. Calls onEvent for every change, and onEnd when the server ends the
 * subscription.
 * @returns a function that stops it
 */
export function receiptChanges(
  environment: Environment,
  details: { linkId: string; trail: DataID | undefined; onEvent: (event: TableEvent) => void; onEnd: () => void },
): () => void {
  const { dispose } = requestSubscription<receiptChangesSubscription>(environment, {
    subscription: SUBSCRIPTION,
    variables: { id: details.linkId, trails: details.trail === undefined ? [] : [details.trail] },
    onNext: (response) => {
      if (!response) return;
      const { receipt, changes } = response.receiptChanged;
      details.onEvent({ version: receipt.version, changes });
    },
    onCompleted: details.onEnd,
    onError: details.onEnd,
  });
  return dispose;
}
