import { graphql } from 'react-relay';
import type { unclaimMutation$rawResponse } from './__generated__/unclaimMutation.graphql';
import { withoutClaim } from '../table/optimisticTable';
import type { TableState } from '../table/tableState';

/** Gives an unpaid claim back to the table. */
export const unclaim = graphql`
  mutation unclaimMutation($input: UnclaimInput!) @raw_response_type {
    unclaim(input: $input) {
      ... on UnclaimPayload @alias(as: "payload") {
        deletedClaimId
        receipt {
          ...tableState_receipt
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** The answer that is expected, which the screen shows at once. */
export function expectedUnclaim({
  table,
  claimId,
}: {
  table: TableState;
  claimId: string;
}): unclaimMutation$rawResponse {
  return {
    unclaim: { __typename: 'UnclaimPayload', deletedClaimId: claimId, receipt: withoutClaim({ table, claimId }) },
  };
}
