import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useMutate } from '../network/relay/useMutate';
import type { useDeleteAccountMutation } from './__generated__/useDeleteAccountMutation.graphql';

const MUTATION = graphql`
  mutation useDeleteAccountMutation($input: DeleteAccountInput!) {
    deleteAccount(input: $input) {
      ... on DeleteAccountPayload @alias(as: "payload") {
        isMailSent
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Requests the account's deletion: by a mail, or with the password when there is no verified address. */
export function useDeleteAccount() {
  const mutate = useMutate();
  return useCallback(
    (password: string | null) =>
      mutate<useDeleteAccountMutation>({ mutation: MUTATION, variables: { input: { password } } }),
    [mutate],
  );
}
