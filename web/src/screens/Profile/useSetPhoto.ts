import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { changeAccount } from '../../account/changeAccount';
import type { useSetPhotoMutation } from './__generated__/useSetPhotoMutation.graphql';

const MUTATION = graphql`
  mutation useSetPhotoMutation($input: SetProfilePhotoInput!) {
    setProfilePhoto(input: $input) {
      __typename
      ... on SetProfilePhotoPayload {
        user {
          photo
        }
      }
      ... on InvalidInput {
        message
      }
      ... on NotSignedIn {
        message
      }
    }
  }
`;

/** Sets the photo, a JPEG in base64, or takes it away with null. */
export function useSetPhoto() {
  const environment = useRelayEnvironment();
  return useCallback(
    (image: string | null) =>
      changeAccount<useSetPhotoMutation>(environment, { mutation: MUTATION, variables: { input: { image } } }),
    [environment],
  );
}
