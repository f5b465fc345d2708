import { graphql } from 'react-relay';
import type { useEndTwoFactorMutation } from './__generated__/useEndTwoFactorMutation.graphql';
import { useInputMutation } from '../../../network/relay/useInputMutation';

const MUTATION = graphql`
  mutation useEndTwoFactorMutation($input: EndTwoFactorInput!) {
    endTwoFactor(input: $input) {
      ... on EndTwoFactorPayload @alias(as: "payload") {
        user {
          ...TwoFactorRow_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Turns the second factor off. */
export function useEndTwoFactor() {
  return useInputMutation<useEndTwoFactorMutation>(MUTATION);
}
