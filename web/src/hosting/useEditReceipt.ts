import { t } from '@fairtab/domain/language/t';
import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { newKey } from '../lib/newKey';
import type { SendOutcome } from '../outbox/useOutbox';
import type { Write } from '../outbox/writes';
import { useTable } from '../table/TableContext';
import type { EditReceiptInput } from './__generated__/useEditReceiptMutation.graphql';

export type { EditReceiptInput };

/** The server prices unpaid claims anew; paid ones keep their amount. */
export const editReceipt = graphql`
  mutation useEditReceiptMutation($input: EditReceiptInput!) {
    editReceipt(input: $input) {
      ... on EditReceiptPayload @alias(as: "payload") {
        receipt {
          ...tableState_receipt
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Sends the host's edit of the bill. The dialog itself shows why it was refused. */
export function useEditReceipt(): (input: EditReceiptInput) => Promise<SendOutcome> {
  const { send } = useTable();
  return useCallback(
    (input) => {
      const write: Write = {
        key: newKey(),
        move: 'editReceipt',
        input: { ...input },
        about: [],
        words: t('Your changes of the bill'),
        done: { title: t('Bill updated') },
        refused: t('The bill was not changed'),
      };
      return send(write, { isOutcomeShown: true });
    },
    [send],
  );
}
