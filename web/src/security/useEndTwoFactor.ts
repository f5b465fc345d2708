import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useEndTwoFactorMutation } from './__generated__/useEndTwoFactorMutation.graphql';
import { changeAccount } from '../account/changeAccount';

const MUTATION = graphql`
  mutation useEndTwoFactorMutation($input: EndTwoFactorInput!) {
    endTwoFactor(input: $input) {
      __typename
      ... on EndTwoFactorPayload {
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

/** Turns the second factor off. */
export function useEndTwoFactor() {
  const environment = useRelayEnvironment();
  return useCallback(
    (password: string) =>
      changeAccount<useEndTwoFactorMutation>(environment, { mutation: MUTATION, variables: { input: { password } } }),
    [environment],
  );
}
