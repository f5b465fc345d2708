import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { commit } from '../../relay/commit';
import type {
  SaveNotificationPreferencesInput,
  useSavePreferencesMutation,
} from './__generated__/useSavePreferencesMutation.graphql';

export type SaveOutcome = { kind: 'saved' } | { kind: 'signedOut' } | { kind: 'failed'; message: string };

const MUTATION = graphql`
  mutation useSavePreferencesMutation($input: SaveNotificationPreferencesInput!) {
    saveNotificationPreferences(input: $input) {
      __typename
      ... on SaveNotificationPreferencesPayload {
        user {
          ...PreferencesForm_user
        }
      }
    }
  }
`;

/** Saves what was changed; what is left out stays as it is. */
export function useSavePreferences(): (changes: SaveNotificationPreferencesInput) => Promise<SaveOutcome> {
  const environment = useRelayEnvironment();
  return useCallback(
    async (input) => {
      const answer = await commit<useSavePreferencesMutation>(environment, {
        mutation: MUTATION,
        variables: { input },
      });
      if (answer.kind === 'unreachable')
        return { kind: 'failed', message: 'No connection. Your choices are still here: try again in a moment.' };
      if (answer.kind === 'failed') return answer;
      const { __typename: type } = answer.response.saveNotificationPreferences;
      return { kind: type === 'SaveNotificationPreferencesPayload' ? 'saved' : 'signedOut' };
    },
    [environment],
  );
}
