import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useConfirmTwoFactorMutation } from './__generated__/useConfirmTwoFactorMutation.graphql';
import { changeAccount } from '../account/changeAccount';

const MUTATION = graphql`
  mutation useConfirmTwoFactorMutation($input: ConfirmTwoFactorInput!) {
    confirmTwoFactor(input: $input) {
      __typename
      ... on ConfirmTwoFactorPayload {
        recoveryCodes
        user {
          ...TwoFactorRow_user
        }
      }
      ... on InvalidCredentials {
        message
      }
      ... on Conflict {
        message
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

/** Turns the second factor on with a code of the app. */
export function useConfirmTwoFactor() {
  const environment = useRelayEnvironment();
  return useCallback(
    (code: string) =>
      changeAccount<useConfirmTwoFactorMutation>(environment, { mutation: MUTATION, variables: { input: { code } } }),
    [environment],
  );
}
