import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { commit, messageOf } from '../../relay/commit';
import type { SignUpErrors } from './signUpForm';
import type { useSignUpMutation } from './__generated__/useSignUpMutation.graphql';

export type SignUpOutcome =
  | { kind: 'done'; username: string }
  /** message: for people; errors: what of it belongs beside a field. */
  | { kind: 'refused'; message: string; errors: SignUpErrors };

const MUTATION = graphql`
  mutation useSignUpMutation($input: SignUpInput!) {
    signUp(input: $input) {
      __typename
      ... on SignUpPayload {
        username
      }
      ... on InvalidInput {
        message
        fields {
          path
          message
        }
      }
      ... on Conflict {
        message
      }
      ... on TooManyAttempts {
        message
      }
    }
  }
`;

/** Makes an account. Never throws: every outcome is something the person is told. */
export function useSignUp(): (account: { username: string; password: string }) => Promise<SignUpOutcome> {
  const environment = useRelayEnvironment();
  return useCallback(
    async (input) => {
      const answer = await commit<useSignUpMutation>(environment, { mutation: MUTATION, variables: { input } });
      if (answer.kind === 'unreachable')
        return { kind: 'refused', message: 'No connection. Please try again when you have a signal.', errors: {} };
      if (answer.kind === 'failed') return { kind: 'refused', message: answer.message, errors: {} };
      const result = answer.response.signUp;
      const message = messageOf(result);
      switch (result.__typename) {
        case 'SignUpPayload':
          return { kind: 'done', username: result.username };
        case 'Conflict':
          return { kind: 'refused', message, errors: { username: message } };
        case 'InvalidInput':
          return {
            kind: 'refused',
            message,
            errors: Object.fromEntries(result.fields.map((field) => [field.path, field.message])),
          };
        default:
          return { kind: 'refused', message, errors: {} };
      }
    },
    [environment],
  );
}
