import { graphql } from 'react-relay';
import { useInputMutation } from '../../network/relay/useInputMutation';
import type { useSaveNamePageMutation } from './__generated__/useSaveNamePageMutation.graphql';

const MUTATION = graphql`
  mutation useSaveNamePageMutation($input: SaveNamePageInput!) {
    saveNamePage(input: $input) {
      ... on SaveNamePagePayload @alias(as: "payload") {
        user {
          ...NamePageCard_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Turns the page of the account's name on or off, and says what is on it. */
export function useSaveNamePage() {
  return useInputMutation<useSaveNamePageMutation>(MUTATION);
}
