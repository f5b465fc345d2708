import { graphql } from 'react-relay';
import { useInputMutation } from '../../network/relay/useInputMutation';
import type { useVerifyEmailMutation } from './__generated__/useVerifyEmailMutation.graphql';

const MUTATION = graphql`
  mutation useVerifyEmailMutation($input: VerifyEmailInput!) {
    verifyEmail(input: $input) {
      ... on VerifyEmailPayload @alias(as: "payload") {
        email
        user {
          email
          isEmailVerified
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Verifies the address that the link was sent to. Refused when the link is too old or was used. */
export function useVerifyEmail() {
  return useInputMutation<useVerifyEmailMutation>(MUTATION);
}
