import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useMutate } from '../../network/relay/useMutate';
import type { AccessScope } from './__generated__/AccessTokenList_user.graphql';
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
  const mutate = useMutate();
  return useCallback(
    (input: { name: string; scopes: readonly AccessScope[]; days: number; password: string }) =>
      mutate<useAccessTokens_createMutation>({ mutation: CREATE, variables: { input } }),
    [mutate],
  );
}

export function useRevokeAccessToken() {
  const mutate = useMutate();
  return useCallback(
    (accessTokenId: string) =>
      mutate<useAccessTokens_revokeMutation>({ mutation: REVOKE, variables: { input: { accessTokenId } } }),
    [mutate],
  );
}
