import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { changeAccount } from '../../account/changeAccount';
import type { useRequestResetMutation } from './__generated__/useRequestResetMutation.graphql';

const MUTATION = graphql`
  mutation useRequestResetMutation($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      __typename
      ... on RequestPasswordResetPayload {
        validMinutes
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
    }
  }
`;

/** Asks for a link to choose a new password. That it was asked for says nothing about whether there is an account. */
export function useRequestReset() {
  const environment = useRelayEnvironment();
  return useCallback(
    (usernameOrEmail: string) =>
      changeAccount<useRequestResetMutation>(environment, {
        mutation: MUTATION,
        variables: { input: { usernameOrEmail } },
      }),
    [environment],
  );
}
