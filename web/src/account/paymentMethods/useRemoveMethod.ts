import { t } from '@fairtab/domain/language/t';
import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useMutate } from '../../network/relay/useMutate';
import { toast } from '../../ui/toasts/toast';
import type { useRemoveMethodMutation } from './__generated__/useRemoveMethodMutation.graphql';
import type { SavedMethod } from './savedMethods';
import { useAddMethod } from './useAddMethod';

const MUTATION = graphql`
  mutation useRemoveMethodMutation($input: RemovePaymentMethodInput!) {
    removePaymentMethod(input: $input) {
      ... on RemovePaymentMethodPayload @alias(as: "payload") {
        removedPaymentMethodId
        user {
          ...savedMethods_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** In ms: long enough to read the toast and undo. */
const UNDO_MS = 10_000;

/**
 * Removes a payment method with one tap. There is no question before; the toast offers an undo (docs/product/messages.md).
 * @returns whether it was removed
 */
export function useRemoveMethod(): (method: SavedMethod) => Promise<boolean> {
  const mutate = useMutate();
  const addMethod = useAddMethod();
  return useCallback(
    async (method) => {
      const outcome = await mutate<useRemoveMethodMutation>({
        mutation: MUTATION,
        variables: { input: { paymentMethodId: method.id } },
      });
      if (outcome.kind !== 'done') {
        toast({ title: t('Error removing payment method'), message: outcome.message, variant: 'destructive' });
        return false;
      }
      const putBack = async (): Promise<void> => {
        const { type, displayName, identifier, isDefault } = method;
        const back = await addMethod({ type, displayName, identifier, isDefault });
        if (back.kind !== 'done')
          toast({ title: t('Error adding payment method'), message: back.message, variant: 'destructive' });
      };
      toast({
        title: t('Payment method removed'),
        message: method.displayName,
        action: { label: t('Undo'), onAction: () => void putBack() },
        shownMs: UNDO_MS,
      });
      return true;
    },
    [mutate, addMethod],
  );
}
