import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useMutate } from '../../network/relay/useMutate';
import type { useVerifyEmailMutation } from './__generated__/useVerifyEmailMutation.graphql';

const MUTATION = graphql`
  mutation useVerifyEmailMutation($input: VerifyEmailInput!) {
    verifyEmail(input: $input) {
      ... on VerifyEmailPayload @alias(as: "payload") {
        email
        user {
          email
          isEmailVerified
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Verifies the address that the link was sent to. Refused when the link is too old or was used. */
export function useVerifyEmail() {
  const mutate = useMutate();
  return useCallback(
    (token: string) => mutate<useVerifyEmailMutation>({ mutation: MUTATION, variables: { input: { token } } }),
    [mutate],
  );
}
