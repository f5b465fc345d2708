import { graphql } from 'react-relay';

/** Begins a payment by card. It pays nothing yet. */
export const startCardPayment = graphql`
  mutation startCardPaymentMutation($input: StartCardPaymentInput!) {
    startCardPayment(input: $input) {
      ... on StartCardPaymentPayload @alias(as: "payload") {
        clientSecret
        cardPayment {
          id
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;
