import { graphql } from 'react-relay';
import { useInputMutation } from '../../network/relay/useInputMutation';
import type { useSavePreferencesMutation } from './__generated__/useSavePreferencesMutation.graphql';

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
  return useInputMutation<useSavePreferencesMutation>(MUTATION);
}
