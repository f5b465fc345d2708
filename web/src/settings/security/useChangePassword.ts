import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { ChangePasswordInput, useChangePasswordMutation } from './__generated__/useChangePasswordMutation.graphql';
import { useMutate } from '../../network/relay/useMutate';

const MUTATION = graphql`
  mutation useChangePasswordMutation($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      ... on ChangePasswordPayload @alias(as: "payload") {
        user {
          ...SessionList_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Sets another password, which ends the other sessions. */
export function useChangePassword() {
  const mutate = useMutate();
  return useCallback(
    (input: ChangePasswordInput) => mutate<useChangePasswordMutation>({ mutation: MUTATION, variables: { input } }),
    [mutate],
  );
}
