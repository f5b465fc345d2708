import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useMutate } from '../../network/relay/useMutate';
import type { SignUpInput, useSignUpMutation } from './__generated__/useSignUpMutation.graphql';

const MUTATION = graphql`
  mutation useSignUpMutation($input: SignUpInput!) {
    signUp(input: $input) {
      ... on SignUpPayload @alias(as: "payload") {
        username
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Makes an account. */
export function useSignUp() {
  const mutate = useMutate();
  return useCallback(
    async (input: SignUpInput) => {
      const outcome = await mutate<useSignUpMutation>({ mutation: MUTATION, variables: { input } });
      // The only conflict is about the username, which is taken.
      return outcome.kind === 'refused' && outcome.reason === 'Conflict'
        ? { ...outcome, fields: { username: outcome.message } }
        : outcome;
    },
    [mutate],
  );
}
