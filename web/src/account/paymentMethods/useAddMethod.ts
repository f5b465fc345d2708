import { graphql } from 'react-relay';
import { useInputMutation } from '../../network/relay/useInputMutation';
import type { useAddMethodMutation } from './__generated__/useAddMethodMutation.graphql';

const MUTATION = graphql`
  mutation useAddMethodMutation($input: AddPaymentMethodInput!) {
    addPaymentMethod(input: $input) {
      ... on AddPaymentMethodPayload @alias(as: "payload") {
        paymentMethod {
          id
        }
        user {
          ...savedMethods_user
          ...NamePageCard_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Saves a payment method. */
export function useAddMethod() {
  return useInputMutation<useAddMethodMutation>(MUTATION);
}
