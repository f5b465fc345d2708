import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { reopenClaimMutation } from './__generated__/reopenClaimMutation.graphql';
import { commit, messageOf, type Outcome } from '../relay/commit';

const MUTATION = graphql`
  mutation reopenClaimMutation($input: ReopenClaimInput!) {
    reopenClaim(input: $input) {
      __typename
      ... on ReopenClaimPayload {
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

/** The host says a paid claim is not paid after all. */
export async function reopenClaim(environment: Environment, claimId: string): Promise<Outcome> {
  const answer = await commit<reopenClaimMutation>(environment, {
    mutation: MUTATION,
    variables: { input: { claimId } },
  });
  if (answer.kind !== 'answered') return answer;
  const result = answer.response.reopenClaim;
  return result.__typename === 'ReopenClaimPayload'
    ? { kind: 'done', version: result.receipt.version }
    : { kind: 'refused', message: messageOf(result) };
}
