import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { cancelClaimMutation } from './__generated__/cancelClaimMutation.graphql';
import { commit, messageOf, type Outcome } from '../relay/commit';

const MUTATION = graphql`
  mutation cancelClaimMutation($input: CancelClaimInput!) {
    cancelClaim(input: $input) {
      __typename
      ... on CancelClaimPayload {
        receipt {
          ...tableState_receipt
          version
        }
      }
      ... on Conflict {
        message
      }
      ... on NotFound {
        message
      }
    }
  }
`;

/** The host takes a claim off the bill; it stays visible as cancelled and its part is free again. */
export async function cancelClaim(environment: Environment, claimId: string): Promise<Outcome> {
  const answer = await commit<cancelClaimMutation>(environment, {
    mutation: MUTATION,
    variables: { input: { claimId } },
  });
  if (answer.kind !== 'answered') return answer;
  const result = answer.response.cancelClaim;
  return result.__typename === 'CancelClaimPayload'
    ? { kind: 'done', version: result.receipt.version }
    : { kind: 'refused', message: messageOf(result) };
}
