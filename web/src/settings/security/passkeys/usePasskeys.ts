import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { makePasskey } from './askDevice';
import { useInputMutation } from '../../../network/relay/useInputMutation';
import { useMutate } from '../../../network/relay/useMutate';
import type { usePasskeys_addMutation } from './__generated__/usePasskeys_addMutation.graphql';
import type { usePasskeys_removeMutation } from './__generated__/usePasskeys_removeMutation.graphql';
import type { usePasskeys_startMutation } from './__generated__/usePasskeys_startMutation.graphql';

const START = graphql`
  mutation usePasskeys_startMutation($input: StartPasskeyInput!) {
    startPasskey(input: $input) {
      ... on StartPasskeyPayload @alias(as: "payload") {
        options
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;
const ADD = graphql`
  mutation usePasskeys_addMutation($input: AddPasskeyInput!) {
    addPasskey(input: $input) {
      ... on AddPasskeyPayload @alias(as: "payload") {
        user {
          ...PasskeysRow_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;
const REMOVE = graphql`
  mutation usePasskeys_removeMutation($input: RemovePasskeyInput!) {
    removePasskey(input: $input) {
      ... on RemovePasskeyPayload @alias(as: "payload") {
        user {
          ...PasskeysRow_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Confirms the password. @returns what the device needs to make a passkey. */
export function useStartPasskey() {
  return useInputMutation<usePasskeys_startMutation>(START);
}

/** Has this device make a passkey, and adds it to the account. */
export function useAddPasskey() {
  const mutate = useMutate();
  return useCallback(
    async (options: string) => {
      const made = await makePasskey(options);
      if (made.kind !== 'done') return made;
      return mutate<usePasskeys_addMutation>({ mutation: ADD, variables: { input: { credential: made.payload } } });
    },
    [mutate],
  );
}

export function useRemovePasskey() {
  return useInputMutation<usePasskeys_removeMutation>(REMOVE);
}
