import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useMutate } from '../relay/useMutate';
import type { EditReceiptInput, useEditReceiptMutation } from './__generated__/useEditReceiptMutation.graphql';

export type { EditReceiptInput };

const MUTATION = graphql`
  mutation useEditReceiptMutation($input: EditReceiptInput!) {
    editReceipt(input: $input) {
      ... on EditReceiptPayload @alias(as: "payload") {
        receipt {
          ...tableState_receipt
          version
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** The host's edit of the bill. The server prices unpaid claims anew; paid ones keep their amount. */
export function useEditReceipt() {
  const mutate = useMutate();
  return useCallback(
    (input: EditReceiptInput) => mutate<useEditReceiptMutation>({ mutation: MUTATION, variables: { input } }),
    [mutate],
  );
}
