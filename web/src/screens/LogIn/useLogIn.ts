import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { commit, messageOf } from '../../relay/commit';
import type { useLogInMutation } from './__generated__/useLogInMutation.graphql';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** Of the authenticator app, or a recovery code; null before it is asked for. */
  readonly code: string | null;
}

export type LogInOutcome =
  { kind: 'done'; sessionId: string } | { kind: 'codeRequired' } | { kind: 'refused'; message: string };

const MUTATION = graphql`
  mutation useLogInMutation($input: LogInInput!) {
    logIn(input: $input) {
      __typename
      ... on LogInPayload {
        sessionId
      }
      ... on CodeRequired {
        message
      }
      ... on InvalidCredentials {
        message
      }
      ... on TooManyAttempts {
        message
      }
      ... on InvalidInput {
        message
      }
    }
  }
`;

/** Signs in. Never throws: every outcome is something the person is told. */
export function useLogIn(): (credentials: Credentials) => Promise<LogInOutcome> {
  const environment = useRelayEnvironment();
  return useCallback(
    async (input) => {
      const answer = await commit<useLogInMutation>(environment, { mutation: MUTATION, variables: { input } });
      if (answer.kind === 'unreachable')
        return { kind: 'refused', message: 'No connection. Please try again when you have a signal.' };
      if (answer.kind === 'failed') return { kind: 'refused', message: answer.message };
      const result = answer.response.logIn;
      if (result.__typename === 'LogInPayload') return { kind: 'done', sessionId: result.sessionId };
      if (result.__typename === 'CodeRequired') return { kind: 'codeRequired' };
      return { kind: 'refused', message: messageOf(result) };
    },
    [environment],
  );
}
