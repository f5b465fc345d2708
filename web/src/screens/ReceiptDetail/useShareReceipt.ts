import { t } from '@fairtab/domain/language/t';
import { graphql } from 'react-relay';
import { newKey } from '../../lib/newKey';
import { useMutate } from '../../network/relay/useMutate';
import { toast } from '../../ui/toasts/toast';
import type { ShareReceiptInput, useShareReceiptMutation } from './__generated__/useShareReceiptMutation.graphql';

export type Visibility = ShareReceiptInput['visibility'];

const MUTATION = graphql`
  mutation useShareReceiptMutation($input: ShareReceiptInput!) @raw_response_type {
    shareReceipt(input: $input) {
      ... on ShareReceiptPayload @alias(as: "payload") {
        receipt {
          id
          visibility
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Sets who may see the receipt. The choice shows at once, and is rolled back when saving fails. */
export function useShareReceipt(): (input: ShareReceiptInput) => void {
  const mutate = useMutate();
  const send = async (input: ShareReceiptInput): Promise<void> => {
    const outcome = await mutate<useShareReceiptMutation>({
      mutation: MUTATION,
      variables: { input: { ...input, idempotencyKey: newKey() } },
      optimisticResponse: {
        shareReceipt: {
          __typename: 'ShareReceiptPayload',
          receipt: { id: input.receiptId, visibility: input.visibility },
        },
      },
    });
    if (outcome.kind === 'done') toast({ title: t('Privacy updated') });
    else toast({ title: t('That did not work'), message: outcome.message, variant: 'destructive' });
  };
  return (input) => void send(input);
}
