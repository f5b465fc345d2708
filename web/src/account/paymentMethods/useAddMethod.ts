import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useMutate } from '../../network/relay/useMutate';
import type { useAddMethodMutation, AddPaymentMethodInput } from './__generated__/useAddMethodMutation.graphql';

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
  const mutate = useMutate();
  return useCallback(
    (input: AddPaymentMethodInput) => mutate<useAddMethodMutation>({ mutation: MUTATION, variables: { input } }),
    [mutate],
  );
}
