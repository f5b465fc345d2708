import { graphql } from 'react-relay';
import { useMutate } from '../../network/relay/useMutate';
import type { usePhoneCodeConfirmMutation } from './__generated__/usePhoneCodeConfirmMutation.graphql';
import type { usePhoneCodeSendMutation } from './__generated__/usePhoneCodeSendMutation.graphql';

const SEND = graphql`
  mutation usePhoneCodeSendMutation {
    sendPhoneCode {
      ... on SendPhoneCodePayload @alias(as: "payload") {
        phone
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;
const CONFIRM = graphql`
  mutation usePhoneCodeConfirmMutation($input: ConfirmPhoneInput!) {
    confirmPhone(input: $input) {
      ... on ConfirmPhonePayload @alias(as: "payload") {
        user {
          ...PhoneStatus_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Sends a code to the profile's phone number, and confirms the number with it. */
export function usePhoneCode() {
  const mutate = useMutate();
  return {
    sendCode: () => mutate<usePhoneCodeSendMutation>({ mutation: SEND, variables: {} }),
    confirm: (code: string) =>
      mutate<usePhoneCodeConfirmMutation>({ mutation: CONFIRM, variables: { input: { code } } }),
  };
}
