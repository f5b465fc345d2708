import { graphql } from 'react-relay';
import { useInputMutation } from '../../network/relay/useInputMutation';
import type { useRequestResetMutation } from './__generated__/useRequestResetMutation.graphql';

const MUTATION = graphql`
  mutation useRequestResetMutation($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      ... on RequestPasswordResetPayload @alias(as: "payload") {
        validMinutes
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Requests a link to choose a new password. The answer does not reveal whether there is an account. */
export function useRequestReset() {
  return useInputMutation<useRequestResetMutation>(MUTATION);
}
