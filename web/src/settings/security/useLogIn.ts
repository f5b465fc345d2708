import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useMutate } from '../../network/relay/useMutate';
import type { useLogInMutation } from './__generated__/useLogInMutation.graphql';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** A code of the authenticator app or a recovery code; null until the server asks for one. */
  readonly code: string | null;
}

const MUTATION = graphql`
  mutation useLogInMutation($input: LogInInput!) {
    logIn(input: $input) {
      ... on LogInPayload @alias(as: "payload") {
        sessionId
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Signs in. The refusal CodeRequired asks for the second factor. */
export function useLogIn() {
  const mutate = useMutate();
  return useCallback(
    (input: Credentials) => mutate<useLogInMutation>({ mutation: MUTATION, variables: { input } }),
    [mutate],
  );
}
