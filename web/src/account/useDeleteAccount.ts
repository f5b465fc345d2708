import { graphql } from 'react-relay';
import { useInputMutation } from '../network/relay/useInputMutation';
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
  return useInputMutation<useDeleteAccountMutation>(MUTATION);
}
