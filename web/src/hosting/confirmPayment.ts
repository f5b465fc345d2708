import { graphql } from 'react-relay';

/** The host says the money arrived. */
export const confirmPayment = graphql`
  mutation confirmPaymentMutation($input: ConfirmPaymentInput!) {
    confirmPayment(input: $input) {
      ... on ConfirmPaymentPayload @alias(as: "payload") {
        receipt {
          ...tableState_receipt
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;
