import { graphql } from 'react-relay';
import { useInputMutation } from '../../network/relay/useInputMutation';
import type { useResetPasswordMutation } from './__generated__/useResetPasswordMutation.graphql';

const MUTATION = graphql`
  mutation useResetPasswordMutation($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      ... on ResetPasswordPayload @alias(as: "payload") {
        username
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Sets a new password with the link of a mail. */
export function useResetPassword() {
  return useInputMutation<useResetPasswordMutation>(MUTATION);
}
