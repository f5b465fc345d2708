import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useMutate } from '../../network/relay/useMutate';
import type { useAnswerRequestDeclineMutation } from './__generated__/useAnswerRequestDeclineMutation.graphql';
import type { useAnswerRequestTakeOverMutation } from './__generated__/useAnswerRequestTakeOverMutation.graphql';

const TAKE_OVER = graphql`
  mutation useAnswerRequestTakeOverMutation($input: TakeOverInput!) {
    takeOver(input: $input) {
      ... on TakeOverPayload @alias(as: "payload") {
        user {
          ...Requests_user
          ...PeopleTotals_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

const DECLINE = graphql`
  mutation useAnswerRequestDeclineMutation($input: DeclineRequestInput!) {
    declineRequest(input: $input) {
      ... on DeclineRequestPayload @alias(as: "payload") {
        user {
          ...Requests_user
          ...BlockedNames_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Agrees to a request, or declines it. */
export function useAnswerRequest() {
  const mutate = useMutate();
  return {
    takeOver: useCallback(
      (input: { requestId: string; expectedAmount: string }) =>
        mutate<useAnswerRequestTakeOverMutation>({ mutation: TAKE_OVER, variables: { input } }),
      [mutate],
    ),
    decline: useCallback(
      (input: { requestId: string; blocksSender: boolean }) =>
        mutate<useAnswerRequestDeclineMutation>({ mutation: DECLINE, variables: { input } }),
      [mutate],
    ),
  };
}
