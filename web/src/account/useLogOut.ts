import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { commit } from '../relay/commit';
import { toast } from '../ui/toast';
import type { useLogOutMutation } from './__generated__/useLogOutMutation.graphql';
import { leaveAccount } from '../session/leaveAccount';

const MUTATION = graphql`
  mutation useLogOutMutation {
    logOut {
      __typename
    }
  }
`;

/** Ends the session on the server and on this device; the site then starts anew at its start page (spec §4). */
export function useLogOut(): { logOut: () => void; isLoggingOut: boolean } {
  const environment = useRelayEnvironment();
  const [isLoggingOut, setLoggingOut] = useState(false);
  const send = async (): Promise<void> => {
    setLoggingOut(true);
    const answer = await commit<useLogOutMutation>(environment, { mutation: MUTATION, variables: {} });
    if (answer.kind === 'answered') {
      leaveAccount({ title: 'Logged out successfully' });
      return;
    }
    setLoggingOut(false);
    toast({ title: 'Error', message: 'Failed to log out', variant: 'destructive' });
  };
  return { logOut: () => void send(), isLoggingOut };
}
