import { graphql } from 'react-relay';

/** The host takes a claim off the bill. It stays visible as cancelled, and its part is free again. */
export const cancelClaim = graphql`
  mutation cancelClaimMutation($input: CancelClaimInput!) {
    cancelClaim(input: $input) {
      ... on CancelClaimPayload @alias(as: "payload") {
        receipt {
          ...tableState_receipt
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;
