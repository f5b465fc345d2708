import { graphql } from 'react-relay';

export const subscribeToPush = graphql`
  mutation pushMutationsSubscribeMutation($input: SubscribeToPushInput!) {
    subscribeToPush(input: $input) {
      ... on SubscribeToPushPayload @alias(as: "payload") {
        isSubscribed
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

export const unsubscribeFromPush = graphql`
  mutation pushMutationsUnsubscribeMutation($input: UnsubscribeFromPushInput!) {
    unsubscribeFromPush(input: $input) {
      ... on UnsubscribeFromPushPayload @alias(as: "payload") {
        isSubscribed
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;
