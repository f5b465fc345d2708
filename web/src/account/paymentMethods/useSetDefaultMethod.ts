import { t } from '@fairtab/domain/language/t';
import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useMutate } from '../../network/relay/useMutate';
import { toast } from '../../ui/toasts/toast';
import type { useSetDefaultMethodMutation } from './__generated__/useSetDefaultMethodMutation.graphql';

const MUTATION = graphql`
  mutation useSetDefaultMethodMutation($input: SetDefaultPaymentMethodInput!) {
    setDefaultPaymentMethod(input: $input) {
      ... on SetDefaultPaymentMethodPayload @alias(as: "payload") {
        user {
          ...savedMethods_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Makes a payment method the default, and shows a toast about it (docs/product/messages.md). */
export function useSetDefaultMethod(): (methodId: string) => Promise<void> {
  const mutate = useMutate();
  return useCallback(
    async (methodId) => {
      const outcome = await mutate<useSetDefaultMethodMutation>({
        mutation: MUTATION,
        variables: { input: { paymentMethodId: methodId } },
      });
      if (outcome.kind === 'done') toast({ title: t('Default payment method updated') });
      else toast({ title: t('Error updating default'), message: outcome.message, variant: 'destructive' });
    },
    [mutate],
  );
}
