import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { unclaimMutation } from './__generated__/unclaimMutation.graphql';
import { commit, messageOf, type Outcome } from '../relay/commit';
import { withoutClaim } from '../table/optimisticTable';
import type { TableState } from '../table/tableState';

const MUTATION = graphql`
  mutation unclaimMutation($input: UnclaimInput!) @raw_response_type {
    unclaim(input: $input) {
      __typename
      ... on UnclaimPayload {
        deletedClaimId
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
      ... on NotAllowed {
        message
      }
    }
  }
`;

/** Gives an unpaid claim back to the table; gone from the screen at once, back when the server refuses. */
export async function unclaim(
  environment: Environment,
  details: { claimId: string; table: TableState },
): Promise<Outcome> {
  const { claimId, table } = details;
  const answer = await commit<unclaimMutation>(environment, {
    mutation: MUTATION,
    variables: { input: { claimId } },
    optimisticResponse: {
      unclaim: { __typename: 'UnclaimPayload', deletedClaimId: claimId, receipt: withoutClaim({ table, claimId }) },
    },
  });
  if (answer.kind !== 'answered') return answer;
  const result = answer.response.unclaim;
  return result.__typename === 'UnclaimPayload'
    ? { kind: 'done', version: result.receipt.version }
    : { kind: 'refused', message: messageOf(result) };
}
