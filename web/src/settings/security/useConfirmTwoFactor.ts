import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useConfirmTwoFactorMutation } from './__generated__/useConfirmTwoFactorMutation.graphql';
import { useMutate } from '../../network/relay/useMutate';

const MUTATION = graphql`
  mutation useConfirmTwoFactorMutation($input: ConfirmTwoFactorInput!) {
    confirmTwoFactor(input: $input) {
      ... on ConfirmTwoFactorPayload @alias(as: "payload") {
        recoveryCodes
        user {
          ...TwoFactorRow_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Turns the second factor on with a code of the app. */
export function useConfirmTwoFactor() {
  const mutate = useMutate();
  return useCallback(
    (code: string) => mutate<useConfirmTwoFactorMutation>({ mutation: MUTATION, variables: { input: { code } } }),
    [mutate],
  );
}
