import { t } from '@fairtab/domain/language/t';
import { graphql } from 'react-relay';
import { newKey } from '../../lib/newKey';
import { useMoves } from '../../network/relay/useMoves';
import { toast } from '../../ui/toasts/toast';
import type { useSplitReceiptByItemMutation } from './__generated__/useSplitReceiptByItemMutation.graphql';
import type { useSplitReceiptEvenlyMutation } from './__generated__/useSplitReceiptEvenlyMutation.graphql';

const EVENLY = graphql`
  mutation useSplitReceiptEvenlyMutation($input: SplitEvenlyInput!) {
    splitEvenly(input: $input) {
      ... on SplitEvenlyPayload @alias(as: "payload") {
        receipt {
          ...tableState_receipt
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

const BY_ITEM = graphql`
  mutation useSplitReceiptByItemMutation($input: SplitByItemInput!) {
    splitByItem(input: $input) {
      ... on SplitByItemPayload @alias(as: "payload") {
        receipt {
          ...tableState_receipt
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** The host's two ways to split a bill. Each shows a toast when it is done. */
export function useSplitReceipt(receiptId: string) {
  const { busy, move } = useMoves();
  const splitEvenly = async (people: number): Promise<void> => {
    const variables = { input: { receiptId, people, idempotencyKey: newKey() } };
    const { kind } = await move<useSplitReceiptEvenlyMutation>('evenly', { mutation: EVENLY, variables });
    if (kind === 'done') toast({ title: t('done|Split evenly among {count}', { count: people }) });
  };
  const splitByItem = async (): Promise<void> => {
    const variables = { input: { receiptId, idempotencyKey: newKey() } };
    const { kind } = await move<useSplitReceiptByItemMutation>('byItem', { mutation: BY_ITEM, variables });
    if (kind === 'done') toast({ title: t('done|Split by item') });
  };
  return {
    isSplitting: busy !== null,
    splitEvenly: (people: number) => void splitEvenly(people),
    splitByItem: () => void splitByItem(),
  };
}
