import { graphql } from 'react-relay';

/** The host gives a card payment back. */
export const refundCardPayment = graphql`
  mutation refundCardPaymentMutation($input: RefundCardPaymentInput!) {
    refundCardPayment(input: $input) {
      ... on RefundCardPaymentPayload @alias(as: "payload") {
        receipt {
          ...tableState_receipt
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;
