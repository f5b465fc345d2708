import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { changeAccount } from '../../account/changeAccount';
import type { useSendVerificationMutation } from './__generated__/useSendVerificationMutation.graphql';

const MUTATION = graphql`
  mutation useSendVerificationMutation {
    sendVerification {
      __typename
      ... on SendVerificationPayload {
        email
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

/** Sends the mail by which the address is verified once more. */
export function useSendVerification() {
  const environment = useRelayEnvironment();
  return useCallback(
    () => changeAccount<useSendVerificationMutation>(environment, { mutation: MUTATION, variables: {} }),
    [environment],
  );
}
