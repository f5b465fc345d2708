import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { commit, messageOf, type Failure } from '../../relay/commit';
import { toast } from '../../ui/toast';
import type { useSplitReceiptByItemMutation } from './__generated__/useSplitReceiptByItemMutation.graphql';
import type { useSplitReceiptEvenlyMutation } from './__generated__/useSplitReceiptEvenlyMutation.graphql';

const EVENLY = graphql`
  mutation useSplitReceiptEvenlyMutation($input: SplitEvenlyInput!) {
    splitEvenly(input: $input) {
      __typename
      ... on SplitEvenlyPayload {
        receipt {
          ...tableState_receipt
        }
      }
      ... on InvalidInput {
        message
      }
      ... on Conflict {
        message
      }
      ... on NotFound {
        message
      }
    }
  }
`;

const BY_ITEM = graphql`
  mutation useSplitReceiptByItemMutation($input: SplitByItemInput!) {
    splitByItem(input: $input) {
      __typename
      ... on SplitByItemPayload {
        receipt {
          ...tableState_receipt
        }
      }
      ... on Conflict {
        message
      }
      ... on NotFound {
        message
      }
    }
  }
`;

/** The host's two ways to split a bill, each with its word of success. */
export function useSplitReceipt(receiptId: string) {
  const environment = useRelayEnvironment();
  const [isSplitting, setSplitting] = useState(false);
  const splitEvenly = async (people: number): Promise<void> => {
    setSplitting(true);
    const answer = await commit<useSplitReceiptEvenlyMutation>(environment, {
      mutation: EVENLY,
      variables: { input: { receiptId, people } },
    });
    setSplitting(false);
    tell(answer.kind === 'answered' ? answer.response.splitEvenly : answer, `Split evenly among ${people}`);
  };
  const splitByItem = async (): Promise<void> => {
    setSplitting(true);
    const answer = await commit<useSplitReceiptByItemMutation>(environment, {
      mutation: BY_ITEM,
      variables: { input: { receiptId } },
    });
    setSplitting(false);
    tell(answer.kind === 'answered' ? answer.response.splitByItem : answer, 'Split by item');
  };
  return {
    isSplitting,
    splitEvenly: (people: number) => void splitEvenly(people),
    splitByItem: () => void splitByItem(),
  };
}

function tell(outcome: { readonly __typename: string } | Failure, done: string): void {
  const isDone = '__typename' in outcome && outcome.__typename.endsWith('Payload');
  if (isDone) toast({ title: done });
  else toast({ title: 'That did not work', message: messageOf(outcome), variant: 'destructive' });
}
