import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useEndOtherSessionsMutation } from './__generated__/useEndOtherSessionsMutation.graphql';
import { changeAccount } from '../account/changeAccount';

const MUTATION = graphql`
  mutation useEndOtherSessionsMutation {
    endOtherSessions {
      __typename
      ... on EndOtherSessionsPayload {
        user {
          ...SessionList_user
        }
      }
      ... on NotSignedIn {
        message
      }
    }
  }
`;

/** Signs every other device out. */
export function useEndOtherSessions() {
  const environment = useRelayEnvironment();
  return useCallback(
    () => changeAccount<useEndOtherSessionsMutation>(environment, { mutation: MUTATION, variables: {} }),
    [environment],
  );
}
