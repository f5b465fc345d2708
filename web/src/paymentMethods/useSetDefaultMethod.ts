import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { changeAccount } from '../account/changeAccount';
import { toast } from '../ui/toast';
import type { useSetDefaultMethodMutation } from './__generated__/useSetDefaultMethodMutation.graphql';

const MUTATION = graphql`
  mutation useSetDefaultMethodMutation($input: SetDefaultPaymentMethodInput!) {
    setDefaultPaymentMethod(input: $input) {
      __typename
      ... on SetDefaultPaymentMethodPayload {
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

/** Makes a payment method the one that is offered first, and says what came of it (spec §8). */
export function useSetDefaultMethod(): (methodId: string) => Promise<void> {
  const environment = useRelayEnvironment();
  return useCallback(
    async (methodId) => {
      const outcome = await changeAccount<useSetDefaultMethodMutation>(environment, {
        mutation: MUTATION,
        variables: { input: { paymentMethodId: methodId } },
      });
      if (outcome.kind === 'done') toast({ title: 'Default payment method updated' });
      else toast({ title: 'Error updating default', message: outcome.message, variant: 'destructive' });
    },
    [environment],
  );
}
