import { graphql, useRelayEnvironment } from 'react-relay';
import { commit, messageOf } from '../../relay/commit';
import { toast } from '../../ui/toast';
import type { ShareReceiptInput, useShareReceiptMutation } from './__generated__/useShareReceiptMutation.graphql';

export type Visibility = ShareReceiptInput['visibility'];

const MUTATION = graphql`
  mutation useShareReceiptMutation($input: ShareReceiptInput!) @raw_response_type {
    shareReceipt(input: $input) {
      __typename
      ... on ShareReceiptPayload {
        receipt {
          id
          visibility
        }
      }
      ... on NotFound {
        message
      }
    }
  }
`;

/** Says who may see the receipt; the choice shows at once and is taken back when it does not arrive. */
export function useShareReceipt(): (input: ShareReceiptInput) => void {
  const environment = useRelayEnvironment();
  const send = async (input: ShareReceiptInput): Promise<void> => {
    const answer = await commit<useShareReceiptMutation>(environment, {
      mutation: MUTATION,
      variables: { input },
      optimisticResponse: {
        shareReceipt: {
          __typename: 'ShareReceiptPayload',
          receipt: { id: input.receiptId, visibility: input.visibility },
        },
      },
    });
    if (answer.kind === 'answered' && answer.response.shareReceipt.__typename === 'ShareReceiptPayload') {
      toast({ title: 'Privacy updated' });
      return;
    }
    const message = answer.kind === 'answered' ? messageOf(answer.response.shareReceipt) : 'Please try again.';
    toast({ title: 'That did not work', message, variant: 'destructive' });
  };
  return (input) => void send(input);
}
