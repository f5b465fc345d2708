import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { newKey } from '../../lib/newKey';
import type { MutationOutcome } from '../../network/relay/mutationOutcome';
import { useMutate } from '../../network/relay/useMutate';
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
  const mutate = useMutate();
  const [isSplitting, setSplitting] = useState(false);
  const perform = async (act: () => Promise<MutationOutcome<unknown>>, done: string): Promise<void> => {
    setSplitting(true);
    const outcome = await act();
    setSplitting(false);
    if (outcome.kind === 'done') toast({ title: done });
    else toast({ title: t('That did not work'), message: outcome.message, variant: 'destructive' });
  };
  const splitEvenly = (people: number) =>
    perform(
      () =>
        mutate<useSplitReceiptEvenlyMutation>({
          mutation: EVENLY,
          variables: { input: { receiptId, people, idempotencyKey: newKey() } },
        }),
      t('done|Split evenly among {count}', { count: people }),
    );
  const splitByItem = () =>
    perform(
      () =>
        mutate<useSplitReceiptByItemMutation>({
          mutation: BY_ITEM,
          variables: { input: { receiptId, idempotencyKey: newKey() } },
        }),
      t('done|Split by item'),
    );
  return {
    isSplitting,
    splitEvenly: (people: number) => void splitEvenly(people),
    splitByItem: () => void splitByItem(),
  };
}
