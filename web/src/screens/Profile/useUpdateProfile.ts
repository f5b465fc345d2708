import { graphql } from 'react-relay';
import { useInputMutation } from '../../network/relay/useInputMutation';
import type { useUpdateProfileMutation } from './__generated__/useUpdateProfileMutation.graphql';

const MUTATION = graphql`
  mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      ... on UpdateProfilePayload @alias(as: "payload") {
        isVerificationSent
        user {
          ...ProfileCard_user
          ...LoginNotifications_user
          ...DeleteAccountDialog_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Saves names, email and phone. A new address gets a verification mail. Replacing a verified address requires the password. */
export function useUpdateProfile() {
  return useInputMutation<useUpdateProfileMutation>(MUTATION);
}
