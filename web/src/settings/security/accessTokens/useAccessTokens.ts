import { graphql } from 'react-relay';
import { useInputMutation } from '../../../network/relay/useInputMutation';
import type { useAccessTokens_createMutation } from './__generated__/useAccessTokens_createMutation.graphql';
import type { useAccessTokens_revokeMutation } from './__generated__/useAccessTokens_revokeMutation.graphql';

const CREATE = graphql`
  mutation useAccessTokens_createMutation($input: CreateAccessTokenInput!) {
    createAccessToken(input: $input) {
      ... on CreateAccessTokenPayload @alias(as: "payload") {
        token
        user {
          ...AccessTokenList_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;
const REVOKE = graphql`
  mutation useAccessTokens_revokeMutation($input: RevokeAccessTokenInput!) {
    revokeAccessToken(input: $input) {
      ... on RevokeAccessTokenPayload @alias(as: "payload") {
        user {
          ...AccessTokenList_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

export function useCreateAccessToken() {
  return useInputMutation<useAccessTokens_createMutation>(CREATE);
}

export function useRevokeAccessToken() {
  return useInputMutation<useAccessTokens_revokeMutation>(REVOKE);
}
