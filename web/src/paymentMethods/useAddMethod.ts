import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { changeAccount } from '../account/changeAccount';
import type { useAddMethodMutation, AddPaymentMethodInput } from './__generated__/useAddMethodMutation.graphql';

const MUTATION = graphql`
  mutation useAddMethodMutation($input: AddPaymentMethodInput!) {
    addPaymentMethod(input: $input) {
      __typename
      ... on AddPaymentMethodPayload {
        paymentMethod {
          id
        }
        user {
          ...savedMethods_user
        }
      }
      ... on InvalidInput {
        message
        fields {
          path
          message
        }
      }
      ... on Conflict {
        message
      }
      ... on NotSignedIn {
        message
      }
    }
  }
`;

/** Saves a payment method. */
export function useAddMethod() {
  const environment = useRelayEnvironment();
  return useCallback(
    (input: AddPaymentMethodInput) =>
      changeAccount<useAddMethodMutation>(environment, { mutation: MUTATION, variables: { input } }),
    [environment],
  );
}
