import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useSetLoginNotificationsMutation } from './__generated__/useSetLoginNotificationsMutation.graphql';
import { changeAccount } from '../account/changeAccount';

const MUTATION = graphql`
  mutation useSetLoginNotificationsMutation($input: SetLoginNotificationsInput!) {
    setLoginNotifications(input: $input) {
      __typename
      ... on SetLoginNotificationsPayload {
        user {
          ...LoginNotifications_user
        }
      }
      ... on NotSignedIn {
        message
      }
    }
  }
`;

/** Turns the mails about logins on or off. */
export function useSetLoginNotifications() {
  const environment = useRelayEnvironment();
  return useCallback(
    (isOn: boolean) =>
      changeAccount<useSetLoginNotificationsMutation>(environment, {
        mutation: MUTATION,
        variables: { input: { isOn } },
      }),
    [environment],
  );
}
