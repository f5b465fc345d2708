import { graphql } from 'react-relay';
import type { useChangePasswordMutation } from './__generated__/useChangePasswordMutation.graphql';
import { useInputMutation } from '../../network/relay/useInputMutation';

const MUTATION = graphql`
  mutation useChangePasswordMutation($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      ... on ChangePasswordPayload @alias(as: "payload") {
        user {
          ...SessionList_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Sets another password, which ends the other sessions. */
export function useChangePassword() {
  return useInputMutation<useChangePasswordMutation>(MUTATION);
}
