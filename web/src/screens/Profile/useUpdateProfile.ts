import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { changeAccount } from '../../account/changeAccount';
import type { useUpdateProfileMutation } from './__generated__/useUpdateProfileMutation.graphql';
import type { ProfileDraft } from './profileDraft';

const MUTATION = graphql`
  mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      __typename
      ... on UpdateProfilePayload {
        isVerificationSent
        user {
          ...ProfileCard_user
          ...LoginNotifications_user
          ...DeleteAccountDialog_user
        }
      }
      ... on InvalidInput {
        message
        fields {
          path
          message
        }
      }
      ... on InvalidCredentials {
        message
      }
      ... on TooManyAttempts {
        message
      }
      ... on NotSignedIn {
        message
      }
    }
  }
`;

/** Saves names and ways to be reached; a new address gets a mail to verify it. Replacing a verified one takes the password. */
export function useUpdateProfile() {
  const environment = useRelayEnvironment();
  return useCallback(
    (input: ProfileDraft & { currentPassword?: string }) =>
      changeAccount<useUpdateProfileMutation>(environment, { mutation: MUTATION, variables: { input } }),
    [environment],
  );
}
