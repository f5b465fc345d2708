import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { commit } from '../../relay/commit';
import type { useVerifyEmailMutation } from './__generated__/useVerifyEmailMutation.graphql';

export type Verification =
  { kind: 'verified'; email: string } | { kind: 'expired' } | { kind: 'failed'; message: string };

const MUTATION = graphql`
  mutation useVerifyEmailMutation($input: VerifyEmailInput!) {
    verifyEmail(input: $input) {
      __typename
      ... on VerifyEmailPayload {
        email
        user {
          email
          isEmailVerified
        }
      }
    }
  }
`;

export function useVerifyEmail(): (token: string) => Promise<Verification> {
  const environment = useRelayEnvironment();
  return useCallback(
    async (token) => {
      const answer = await commit<useVerifyEmailMutation>(environment, {
        mutation: MUTATION,
        variables: { input: { token } },
      });
      if (answer.kind === 'unreachable')
        return { kind: 'failed', message: 'No connection. Please try again when you have a signal.' };
      if (answer.kind === 'failed') return answer;
      const result = answer.response.verifyEmail;
      return result.__typename === 'VerifyEmailPayload'
        ? { kind: 'verified', email: result.email }
        : { kind: 'expired' };
    },
    [environment],
  );
}
