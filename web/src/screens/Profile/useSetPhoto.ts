import { graphql } from 'react-relay';
import { useInputMutation } from '../../network/relay/useInputMutation';
import type { useSetPhotoMutation } from './__generated__/useSetPhotoMutation.graphql';

const MUTATION = graphql`
  mutation useSetPhotoMutation($input: SetProfilePhotoInput!) {
    setProfilePhoto(input: $input) {
      ... on SetProfilePhotoPayload @alias(as: "payload") {
        user {
          photo
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Sets the photo, a JPEG in base64, or removes it with null. */
export function useSetPhoto() {
  return useInputMutation<useSetPhotoMutation>(MUTATION);
}
