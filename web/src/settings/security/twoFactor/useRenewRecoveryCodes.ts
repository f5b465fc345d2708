import { graphql } from 'react-relay';
import type { useRenewRecoveryCodesMutation } from './__generated__/useRenewRecoveryCodesMutation.graphql';
import { useInputMutation } from '../../../network/relay/useInputMutation';

const MUTATION = graphql`
  mutation useRenewRecoveryCodesMutation($input: RenewRecoveryCodesInput!) {
    renewRecoveryCodes(input: $input) {
      ... on RenewRecoveryCodesPayload @alias(as: "payload") {
        recoveryCodes
        user {
          ...TwoFactorRow_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Makes new recovery codes. The former ones stop working. */
export function useRenewRecoveryCodes() {
  return useInputMutation<useRenewRecoveryCodesMutation>(MUTATION);
}
