import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { useMutate } from '../network/relay/useMutate';
import { toast } from '../ui/toasts/toast';
import type { useLogOutMutation } from './__generated__/useLogOutMutation.graphql';
import { leaveAccount } from '../network/session/leaveAccount';

const MUTATION = graphql`
  mutation useLogOutMutation {
    logOut {
      ... on LogOutPayload @alias(as: "payload") {
        __typename
      }
    }
  }
`;

/** Ends the session on the server and on this device, and reloads the site at its start page (docs/product/accounts.md). */
export function useLogOut(): { logOut: () => void; isLoggingOut: boolean } {
  const mutate = useMutate();
  const [isLoggingOut, setLoggingOut] = useState(false);
  const send = async (): Promise<void> => {
    setLoggingOut(true);
    const outcome = await mutate<useLogOutMutation>({ mutation: MUTATION, variables: {} });
    if (outcome.kind === 'done') {
      leaveAccount({ title: t('Logged out successfully') });
      return;
    }
    setLoggingOut(false);
    toast({ title: t('Error'), message: t('Failed to log out'), variant: 'destructive' });
  };
  return { logOut: () => void send(), isLoggingOut };
}
