import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { MutationOutcome } from '../../network/relay/mutationOutcome';
import { useMutate } from '../../network/relay/useMutate';
import type { useConfirmDeletionMutation } from './__generated__/useConfirmDeletionMutation.graphql';
import type { useConfirmDeletionQuery } from './__generated__/useConfirmDeletionQuery.graphql';

export type Deletion = MutationOutcome<{
  readonly username: string;
  /** The deleted account was the one that was signed in here. */
  readonly isSignedOut: boolean;
}>;

const MUTATION = graphql`
  mutation useConfirmDeletionMutation($input: ConfirmAccountDeletionInput!) {
    confirmAccountDeletion(input: $input) {
      ... on ConfirmAccountDeletionPayload @alias(as: "payload") {
        username
      }
      ...mutate_refusal @alias(as: "refusal")
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

/** Deletes the account of the link, which need not be the one that is signed in here. Refused when the link is too old. */
export function useConfirmDeletion(): (token: string) => Promise<Deletion> {
  const environment = useRelayEnvironment();
  const mutate = useMutate();
  return useCallback(
    async (token) => {
      const outcome = await mutate<useConfirmDeletionMutation>({
        mutation: MUTATION,
        variables: { input: { token } },
      });
      if (outcome.kind !== 'done') return outcome;
      const now = await fetchQuery<useConfirmDeletionQuery>(environment, STILL_SIGNED_IN, {})
        .toPromise()
        .catch(() => undefined);
      return { kind: 'done', payload: { username: outcome.payload.username, isSignedOut: now?.viewer === null } };
    },
    [environment, mutate],
  );
}
