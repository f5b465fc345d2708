import { t } from '@fairtab/domain/language/t';
import { graphql } from 'react-relay';
import { newKey } from '../../lib/newKey';
import { useMoves } from '../../network/relay/useMoves';
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
  const { move } = useMoves();
  const send = async (input: ShareReceiptInput): Promise<void> => {
    const { kind } = await move<useShareReceiptMutation>('share', {
      mutation: MUTATION,
      variables: { input: { ...input, idempotencyKey: newKey() } },
      optimisticResponse: {
        shareReceipt: {
          __typename: 'ShareReceiptPayload',
          receipt: { id: input.receiptId, visibility: input.visibility },
        },
      },
    });
    if (kind === 'done') toast({ title: t('Privacy updated') });
  };
  return (input) => void send(input);
}
