import { graphql } from 'react-relay';

/** The host says a paid claim is not paid after all. */
export const reopenClaim = graphql`
  mutation reopenClaimMutation($input: ReopenClaimInput!) {
    reopenClaim(input: $input) {
      ... on ReopenClaimPayload @alias(as: "payload") {
        receipt {
          ...tableState_receipt
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;
