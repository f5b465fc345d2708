import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { signWithPasskey } from '../../settings/security/passkeys/askDevice';
import { useMutate } from '../../network/relay/useMutate';
import type { usePasskeyLogIn_logInMutation } from './__generated__/usePasskeyLogIn_logInMutation.graphql';
import type { usePasskeyLogIn_startMutation } from './__generated__/usePasskeyLogIn_startMutation.graphql';

const START = graphql`
  mutation usePasskeyLogIn_startMutation {
    startPasskeyLogIn {
      ... on StartPasskeyLogInPayload @alias(as: "payload") {
        options
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;
const LOG_IN = graphql`
  mutation usePasskeyLogIn_logInMutation($input: LogInWithPasskeyInput!) {
    logInWithPasskey(input: $input) {
      ... on LogInWithPasskeyPayload @alias(as: "payload") {
        sessionId
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Signs in with a passkey that the person chooses on the device. */
export function usePasskeyLogIn() {
  const mutate = useMutate();
  return useCallback(async () => {
    const started = await mutate<usePasskeyLogIn_startMutation>({ mutation: START, variables: {} });
    if (started.kind !== 'done') return started;
    const signed = await signWithPasskey(started.payload.options);
    if (signed.kind !== 'done') return signed;
    return mutate<usePasskeyLogIn_logInMutation>({
      mutation: LOG_IN,
      variables: { input: { credential: signed.payload } },
    });
  }, [mutate]);
}
