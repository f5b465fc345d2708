import { graphql } from 'react-relay';
import { useInputMutation } from '../../network/relay/useInputMutation';
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
  return useInputMutation<useLogInMutation>(MUTATION);
}
