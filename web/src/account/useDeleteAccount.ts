import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { commit, messageOf } from '../relay/commit';
import type { useDeleteAccountMutation } from './__generated__/useDeleteAccountMutation.graphql';

export type DeletionOutcome =
  | { kind: 'deleted' }
  /** The account is still there until the link in the mail is followed. */
  | { kind: 'mailSent' }
  | { kind: 'signedOut' }
  | { kind: 'refused'; message: string };

const MUTATION = graphql`
  mutation useDeleteAccountMutation($input: DeleteAccountInput!) {
    deleteAccount(input: $input) {
      __typename
      ... on DeleteAccountPayload {
        isMailSent
      }
      ... on NotSignedIn {
        message
      }
      ... on InvalidCredentials {
        message
      }
      ... on TooManyAttempts {
        message
      }
    }
  }
`;

/** Asks for the account to be deleted: by a mail, or with the password where no verified address is known. */
export function useDeleteAccount(): (password: string | null) => Promise<DeletionOutcome> {
  const environment = useRelayEnvironment();
  return useCallback(
    async (password) => {
      const answer = await commit<useDeleteAccountMutation>(environment, {
        mutation: MUTATION,
        variables: { input: { password } },
      });
      if (answer.kind === 'unreachable')
        return { kind: 'refused', message: 'No connection. Please try again when you have a signal.' };
      if (answer.kind === 'failed') return { kind: 'refused', message: answer.message };
      const result = answer.response.deleteAccount;
      if (result.__typename === 'DeleteAccountPayload')
        return result.isMailSent ? { kind: 'mailSent' } : { kind: 'deleted' };
      return result.__typename === 'NotSignedIn'
        ? { kind: 'signedOut' }
        : { kind: 'refused', message: messageOf(result) };
    },
    [environment],
  );
}
