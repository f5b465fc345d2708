import { graphql } from 'react-relay';
import type { useSetLoginNotificationsMutation } from './__generated__/useSetLoginNotificationsMutation.graphql';
import { useInputMutation } from '../../../network/relay/useInputMutation';

const MUTATION = graphql`
  mutation useSetLoginNotificationsMutation($input: SetLoginNotificationsInput!) {
    setLoginNotifications(input: $input) {
      ... on SetLoginNotificationsPayload @alias(as: "payload") {
        user {
          ...LoginNotifications_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Turns the mails about logins on or off. */
export function useSetLoginNotifications() {
  return useInputMutation<useSetLoginNotificationsMutation>(MUTATION);
}
