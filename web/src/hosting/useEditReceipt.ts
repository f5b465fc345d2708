import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { EditReceiptInput, useEditReceiptMutation } from './__generated__/useEditReceiptMutation.graphql';
import { commit, messageOf, type Failure } from '../relay/commit';

export type { EditReceiptInput };

export type EditOutcome =
  | { kind: 'done'; version: number }
  /** Somebody edited the bill meanwhile, or a claimed item was removed. */
  | { kind: 'conflict'; message: string }
  | { kind: 'invalid'; message: string; fields: readonly { path: string; message: string }[] }
  | Failure;

const MUTATION = graphql`
  mutation useEditReceiptMutation($input: EditReceiptInput!) {
    editReceipt(input: $input) {
      __typename
      ... on EditReceiptPayload {
        receipt {
          ...tableState_receipt
          version
        }
      }
      ... on InvalidInput {
        message
        fields {
          path
          message
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

/** The host's edit of the bill. Unpaid claims are priced anew by the server, paid ones keep their amount. */
export function useEditReceipt(): (input: EditReceiptInput) => Promise<EditOutcome> {
  const environment = useRelayEnvironment();
  return useCallback(
    async (input) => {
      const answer = await commit<useEditReceiptMutation>(environment, { mutation: MUTATION, variables: { input } });
      if (answer.kind !== 'answered') return answer;
      const result = answer.response.editReceipt;
      if (result.__typename === 'EditReceiptPayload') return { kind: 'done', version: result.receipt.version };
      const message = messageOf(result);
      return result.__typename === 'InvalidInput'
        ? { kind: 'invalid', message, fields: result.fields }
        : { kind: 'conflict', message };
    },
    [environment],
  );
}
