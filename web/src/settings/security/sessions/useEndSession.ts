import { graphql } from 'react-relay';
import type { useEndSessionMutation } from './__generated__/useEndSessionMutation.graphql';
import { useInputMutation } from '../../../network/relay/useInputMutation';

const MUTATION = graphql`
  mutation useEndSessionMutation($input: EndSessionInput!) {
    endSession(input: $input) {
      ... on EndSessionPayload @alias(as: "payload") {
        user {
          ...SessionList_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Signs another device out. */
export function useEndSession() {
  return useInputMutation<useEndSessionMutation>(MUTATION);
}
