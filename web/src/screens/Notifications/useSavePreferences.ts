import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useMutate } from '../../relay/useMutate';
import type {
  SaveNotificationPreferencesInput,
  useSavePreferencesMutation,
} from './__generated__/useSavePreferencesMutation.graphql';

const MUTATION = graphql`
  mutation useSavePreferencesMutation($input: SaveNotificationPreferencesInput!) {
    saveNotificationPreferences(input: $input) {
      ... on SaveNotificationPreferencesPayload @alias(as: "payload") {
        user {
          ...PreferencesForm_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Saves what was changed; what is left out stays as it is. */
export function useSavePreferences() {
  const mutate = useMutate();
  return useCallback(
    (input: SaveNotificationPreferencesInput) =>
      mutate<useSavePreferencesMutation>({ mutation: MUTATION, variables: { input } }),
    [mutate],
  );
}
