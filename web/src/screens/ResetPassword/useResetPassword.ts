import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { changeAccount } from '../../account/changeAccount';
import type { useResetPasswordMutation } from './__generated__/useResetPasswordMutation.graphql';

const MUTATION = graphql`
  mutation useResetPasswordMutation($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      __typename
      ... on ResetPasswordPayload {
        username
      }
      ... on InvalidInput {
        message
        fields {
          path
          message
        }
      }
      ... on NotFound {
        message
      }
      ... on TooManyAttempts {
        message
      }
    }
  }
`;

/** Sets a new password with the link of a mail. */
export function useResetPassword() {
  const environment = useRelayEnvironment();
  return useCallback(
    (input: { token: string; newPassword: string }) =>
      changeAccount<useResetPasswordMutation>(environment, { mutation: MUTATION, variables: { input } }),
    [environment],
  );
}
