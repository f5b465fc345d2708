import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useEndSessionMutation } from './__generated__/useEndSessionMutation.graphql';
import { useMutate } from '../../network/relay/useMutate';

const MUTATION = graphql`
  mutation useEndSessionMutation($input: EndSessionInput!) {
    endSession(input: $input) {
      ... on EndSessionPayload @alias(as: "payload") {
        user {
          ...SessionList_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Signs another device out. */
export function useEndSession() {
  const mutate = useMutate();
  return useCallback(
    (sessionId: string) => mutate<useEndSessionMutation>({ mutation: MUTATION, variables: { input: { sessionId } } }),
    [mutate],
  );
}
