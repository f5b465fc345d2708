import { graphql } from 'react-relay';

/** The host says the money did not arrive. */
export const disputePayment = graphql`
  mutation disputePaymentMutation($input: DisputePaymentInput!) {
    disputePayment(input: $input) {
      ... on DisputePaymentPayload @alias(as: "payload") {
        receipt {
          ...tableState_receipt
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;
