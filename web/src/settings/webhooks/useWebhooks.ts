import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { MutationParameters } from 'relay-runtime';
import { useMutate } from '../../network/relay/useMutate';
import type { PayloadOf } from '../../network/relay/mutate';
import type { MutationOutcome } from '../../network/relay/mutationOutcome';
import type { useWebhooks_createMutation } from './__generated__/useWebhooks_createMutation.graphql';
import type { useWebhooks_removeMutation } from './__generated__/useWebhooks_removeMutation.graphql';
import type { useWebhooks_rotateMutation } from './__generated__/useWebhooks_rotateMutation.graphql';
import type { useWebhooks_sendAgainMutation } from './__generated__/useWebhooks_sendAgainMutation.graphql';
import type { useWebhooks_testMutation } from './__generated__/useWebhooks_testMutation.graphql';
import type { useWebhooks_updateMutation } from './__generated__/useWebhooks_updateMutation.graphql';

const CREATE = graphql`
  mutation useWebhooks_createMutation($input: CreateWebhookInput!) {
    createWebhook(input: $input) {
      ... on CreateWebhookPayload @alias(as: "payload") {
        secret
        user {
          ...WebhookList_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;
const UPDATE = graphql`
  mutation useWebhooks_updateMutation($input: UpdateWebhookInput!) {
    updateWebhook(input: $input) {
      ... on UpdateWebhookPayload @alias(as: "payload") {
        webhook {
          ...WebhookPanel_webhook
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;
const ROTATE = graphql`
  mutation useWebhooks_rotateMutation($input: RotateWebhookSecretInput!) {
    rotateWebhookSecret(input: $input) {
      ... on RotateWebhookSecretPayload @alias(as: "payload") {
        secret
        webhook {
          ...WebhookPanel_webhook
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;
const REMOVE = graphql`
  mutation useWebhooks_removeMutation($input: RemoveWebhookInput!) {
    removeWebhook(input: $input) {
      ... on RemoveWebhookPayload @alias(as: "payload") {
        user {
          ...WebhookList_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;
const TEST = graphql`
  mutation useWebhooks_testMutation($input: SendWebhookTestInput!) {
    sendWebhookTest(input: $input) {
      ... on SendWebhookTestPayload @alias(as: "payload") {
        delivery {
          id
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;
const SEND_AGAIN = graphql`
  mutation useWebhooks_sendAgainMutation($input: SendWebhookAgainInput!) {
    sendWebhookAgain(input: $input) {
      ... on SendWebhookAgainPayload @alias(as: "payload") {
        delivery {
          id
          ...WebhookMessage_delivery
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

function useSend<Mutation extends MutationParameters & { variables: { input: object } }>(
  mutation: ReturnType<typeof graphql>,
): (input: Mutation['variables']['input']) => Promise<MutationOutcome<PayloadOf<Mutation>>> {
  const mutate = useMutate();
  return useCallback((input) => mutate<Mutation>({ mutation, variables: { input } }), [mutate, mutation]);
}

export const useCreateWebhook = () => useSend<useWebhooks_createMutation>(CREATE);
export const useUpdateWebhook = () => useSend<useWebhooks_updateMutation>(UPDATE);
export const useRotateWebhookSecret = () => useSend<useWebhooks_rotateMutation>(ROTATE);
export const useRemoveWebhook = () => useSend<useWebhooks_removeMutation>(REMOVE);
export const useSendWebhookTest = () => useSend<useWebhooks_testMutation>(TEST);
export const useSendWebhookAgain = () => useSend<useWebhooks_sendAgainMutation>(SEND_AGAIN);
