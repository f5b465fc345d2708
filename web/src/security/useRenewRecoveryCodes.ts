import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useRenewRecoveryCodesMutation } from './__generated__/useRenewRecoveryCodesMutation.graphql';
import { changeAccount } from '../account/changeAccount';

const MUTATION = graphql`
  mutation useRenewRecoveryCodesMutation($input: RenewRecoveryCodesInput!) {
    renewRecoveryCodes(input: $input) {
      __typename
      ... on RenewRecoveryCodesPayload {
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

/** Makes new recovery codes; the former ones count no more. */
export function useRenewRecoveryCodes() {
  const environment = useRelayEnvironment();
  return useCallback(
    (password: string) =>
      changeAccount<useRenewRecoveryCodesMutation>(environment, {
        mutation: MUTATION,
        variables: { input: { password } },
      }),
    [environment],
  );
}
