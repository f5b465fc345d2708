import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { changeAccount } from '../account/changeAccount';
import { toast } from '../ui/toast';
import type { useRemoveMethodMutation } from './__generated__/useRemoveMethodMutation.graphql';
import type { SavedMethod } from './savedMethods';
import { useAddMethod } from './useAddMethod';

const MUTATION = graphql`
  mutation useRemoveMethodMutation($input: RemovePaymentMethodInput!) {
    removePaymentMethod(input: $input) {
      __typename
      ... on RemovePaymentMethodPayload {
        removedPaymentMethodId
        user {
          ...savedMethods_user
        }
      }
      ... on NotFound {
        message
      }
      ... on NotSignedIn {
        message
      }
    }
  }
`;

/** Long enough to read what is gone and take it back. */
const UNDO_MS = 10_000;

/**
 * Removes a payment method with one tap, and says so together with the way back, instead of asking before (spec §8).
 * @returns whether it is gone
 */
export function useRemoveMethod(): (method: SavedMethod) => Promise<boolean> {
  const environment = useRelayEnvironment();
  const addMethod = useAddMethod();
  return useCallback(
    async (method) => {
      const outcome = await changeAccount<useRemoveMethodMutation>(environment, {
        mutation: MUTATION,
        variables: { input: { paymentMethodId: method.id } },
      });
      if (outcome.kind === 'refused') {
        toast({ title: 'Error removing payment method', message: outcome.message, variant: 'destructive' });
        return false;
      }
      const putBack = async (): Promise<void> => {
        const { type, displayName, identifier, isDefault } = method;
        const back = await addMethod({ type, displayName, identifier, isDefault });
        if (back.kind === 'refused')
          toast({ title: 'Error adding payment method', message: back.message, variant: 'destructive' });
      };
      toast({
        title: 'Payment method removed',
        message: method.displayName,
        action: { label: 'Undo', onAction: () => void putBack() },
        shownMs: UNDO_MS,
      });
      return true;
    },
    [environment, addMethod],
  );
}
