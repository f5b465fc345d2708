import { graphql } from 'react-relay';
import type { useConfirmTwoFactorMutation } from './__generated__/useConfirmTwoFactorMutation.graphql';
import { useInputMutation } from '../../../network/relay/useInputMutation';

const MUTATION = graphql`
  mutation useConfirmTwoFactorMutation($input: ConfirmTwoFactorInput!) {
    confirmTwoFactor(input: $input) {
      ... on ConfirmTwoFactorPayload @alias(as: "payload") {
        recoveryCodes
        user {
          ...TwoFactorRow_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Turns the second factor on with a code of the app. */
export function useConfirmTwoFactor() {
  return useInputMutation<useConfirmTwoFactorMutation>(MUTATION);
}
