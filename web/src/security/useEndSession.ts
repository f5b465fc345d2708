import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useEndSessionMutation } from './__generated__/useEndSessionMutation.graphql';
import { changeAccount } from '../account/changeAccount';

const MUTATION = graphql`
  mutation useEndSessionMutation($input: EndSessionInput!) {
    endSession(input: $input) {
      __typename
      ... on EndSessionPayload {
        user {
          ...SessionList_user
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

/** Signs another device out. */
export function useEndSession() {
  const environment = useRelayEnvironment();
  return useCallback(
    (sessionId: string) =>
      changeAccount<useEndSessionMutation>(environment, { mutation: MUTATION, variables: { input: { sessionId } } }),
    [environment],
  );
}
