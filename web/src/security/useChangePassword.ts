import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { ChangePasswordInput, useChangePasswordMutation } from './__generated__/useChangePasswordMutation.graphql';
import { changeAccount } from '../account/changeAccount';

const MUTATION = graphql`
  mutation useChangePasswordMutation($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      __typename
      ... on ChangePasswordPayload {
        user {
          ...SessionList_user
        }
      }
      ... on InvalidCredentials {
        message
      }
      ... on InvalidInput {
        message
        fields {
          path
          message
        }
      }
      ... on TooManyAttempts {
        message
      }
      ... on NotSignedIn {
        message
      }
    }
  }
`;

/** Sets another password, which ends the other sessions. */
export function useChangePassword() {
  const environment = useRelayEnvironment();
  return useCallback(
    (input: ChangePasswordInput) =>
      changeAccount<useChangePasswordMutation>(environment, { mutation: MUTATION, variables: { input } }),
    [environment],
  );
}
