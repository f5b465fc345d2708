import { graphql } from 'react-relay';
import type { useStartTwoFactorMutation } from './__generated__/useStartTwoFactorMutation.graphql';
import { useInputMutation } from '../../../network/relay/useInputMutation';

const MUTATION = graphql`
  mutation useStartTwoFactorMutation($input: StartTwoFactorInput!) {
    startTwoFactor(input: $input) {
      ... on StartTwoFactorPayload @alias(as: "payload") {
        secret
        uri
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Makes the secret for an authenticator app. The second factor stays off until confirmTwoFactor. */
export function useStartTwoFactor() {
  return useInputMutation<useStartTwoFactorMutation>(MUTATION);
}
