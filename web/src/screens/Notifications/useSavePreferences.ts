import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useMutate } from '../../network/relay/useMutate';
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

/** Saves the given preferences and leaves the others unchanged. */
export function useSavePreferences() {
  const mutate = useMutate();
  return useCallback(
    (input: SaveNotificationPreferencesInput) =>
      mutate<useSavePreferencesMutation>({ mutation: MUTATION, variables: { input } }),
    [mutate],
  );
}
