import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useMutate } from '../../network/relay/useMutate';
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
  const mutate = useMutate();
  return useCallback(
    (input: { token: string; newPassword: string }) =>
      mutate<useResetPasswordMutation>({ mutation: MUTATION, variables: { input } }),
    [mutate],
  );
}
