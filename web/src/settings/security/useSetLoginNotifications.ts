import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useSetLoginNotificationsMutation } from './__generated__/useSetLoginNotificationsMutation.graphql';
import { useMutate } from '../../network/relay/useMutate';

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
  const mutate = useMutate();
  return useCallback(
    (isOn: boolean) =>
      mutate<useSetLoginNotificationsMutation>({
        mutation: MUTATION,
        variables: { input: { isOn } },
      }),
    [mutate],
  );
}
