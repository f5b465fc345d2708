import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { commit } from '../../relay/commit';
import type { useConfirmDeletionMutation } from './__generated__/useConfirmDeletionMutation.graphql';
import type { useConfirmDeletionQuery } from './__generated__/useConfirmDeletionQuery.graphql';

export type Deletion =
  /** isSignedOut: it was the account that was signed in here. */
  | { kind: 'deleted'; username: string; isSignedOut: boolean }
  | { kind: 'expired' }
  | { kind: 'failed'; message: string };

const MUTATION = graphql`
  mutation useConfirmDeletionMutation($input: ConfirmAccountDeletionInput!) {
    confirmAccountDeletion(input: $input) {
      __typename
      ... on ConfirmAccountDeletionPayload {
        username
      }
    }
  }
`;

const STILL_SIGNED_IN = graphql`
  query useConfirmDeletionQuery {
    viewer {
      id
    }
  }
`;

/** Deletes the account of the link, which need not be the one that is signed in here. */
export function useConfirmDeletion(): (token: string) => Promise<Deletion> {
  const environment = useRelayEnvironment();
  return useCallback(
    async (token) => {
      const answer = await commit<useConfirmDeletionMutation>(environment, {
        mutation: MUTATION,
        variables: { input: { token } },
      });
      if (answer.kind === 'unreachable')
        return { kind: 'failed', message: 'No connection. Please try again when you have a signal.' };
      if (answer.kind === 'failed') return answer;
      const result = answer.response.confirmAccountDeletion;
      if (result.__typename !== 'ConfirmAccountDeletionPayload') return { kind: 'expired' };
      const now = await fetchQuery<useConfirmDeletionQuery>(environment, STILL_SIGNED_IN, {})
        .toPromise()
        .catch(() => undefined);
      return { kind: 'deleted', username: result.username, isSignedOut: now?.viewer === null };
    },
    [environment],
  );
}
