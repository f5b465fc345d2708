import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useEndOtherSessionsMutation } from './__generated__/useEndOtherSessionsMutation.graphql';
import { useMutate } from '../../../network/relay/useMutate';

const MUTATION = graphql`
  mutation useEndOtherSessionsMutation {
    endOtherSessions {
      ... on EndOtherSessionsPayload @alias(as: "payload") {
        user {
          ...SessionList_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Signs every other device out. */
export function useEndOtherSessions() {
  const mutate = useMutate();
  return useCallback(() => mutate<useEndOtherSessionsMutation>({ mutation: MUTATION, variables: {} }), [mutate]);
}
