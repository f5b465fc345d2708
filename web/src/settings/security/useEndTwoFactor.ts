import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useEndTwoFactorMutation } from './__generated__/useEndTwoFactorMutation.graphql';
import { useMutate } from '../../network/relay/useMutate';

const MUTATION = graphql`
  mutation useEndTwoFactorMutation($input: EndTwoFactorInput!) {
    endTwoFactor(input: $input) {
      ... on EndTwoFactorPayload @alias(as: "payload") {
        user {
          ...TwoFactorRow_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Turns the second factor off. */
export function useEndTwoFactor() {
  const mutate = useMutate();
  return useCallback(
    (password: string) => mutate<useEndTwoFactorMutation>({ mutation: MUTATION, variables: { input: { password } } }),
    [mutate],
  );
}
