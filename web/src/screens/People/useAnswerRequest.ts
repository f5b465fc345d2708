import { graphql } from 'react-relay';
import { useInputMutation } from '../../network/relay/useInputMutation';
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
  return {
    takeOver: useInputMutation<useAnswerRequestTakeOverMutation>(TAKE_OVER),
    decline: useInputMutation<useAnswerRequestDeclineMutation>(DECLINE),
  };
}
