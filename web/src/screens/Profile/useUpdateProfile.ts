import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useMutate } from '../../network/relay/useMutate';
import type { useUpdateProfileMutation } from './__generated__/useUpdateProfileMutation.graphql';
import type { ProfileDraft } from './profileDraft';

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
  const mutate = useMutate();
  return useCallback(
    (input: ProfileDraft & { currentPassword?: string }) =>
      mutate<useUpdateProfileMutation>({ mutation: MUTATION, variables: { input } }),
    [mutate],
  );
}
