import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useMutate } from '../../network/relay/useMutate';
import type { useSendVerificationMutation } from './__generated__/useSendVerificationMutation.graphql';

const MUTATION = graphql`
  mutation useSendVerificationMutation {
    sendVerification {
      ... on SendVerificationPayload @alias(as: "payload") {
        email
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Sends the mail with the link to verify the address again. */
export function useSendVerification() {
  const mutate = useMutate();
  return useCallback(() => mutate<useSendVerificationMutation>({ mutation: MUTATION, variables: {} }), [mutate]);
}
