import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useStartTwoFactorMutation } from './__generated__/useStartTwoFactorMutation.graphql';
import { changeAccount } from '../account/changeAccount';

const MUTATION = graphql`
  mutation useStartTwoFactorMutation($input: StartTwoFactorInput!) {
    startTwoFactor(input: $input) {
      __typename
      ... on StartTwoFactorPayload {
        secret
        uri
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

/** Makes the secret that an authenticator app is set up with; nothing is on before confirmTwoFactor. */
export function useStartTwoFactor() {
  const environment = useRelayEnvironment();
  return useCallback(
    (password: string) =>
      changeAccount<useStartTwoFactorMutation>(environment, { mutation: MUTATION, variables: { input: { password } } }),
    [environment],
  );
}
