import { graphql } from 'react-relay';
import type { unclaimMutation } from './__generated__/unclaimMutation.graphql';
import type { MutationOutcome } from '../relay/mutate';
import type { Mutate } from '../relay/useMutate';
import { withoutClaim } from '../table/optimisticTable';
import type { TableState } from '../table/tableState';

const MUTATION = graphql`
  mutation unclaimMutation($input: UnclaimInput!) @raw_response_type {
    unclaim(input: $input) {
      ... on UnclaimPayload @alias(as: "payload") {
        deletedClaimId
        receipt {
          ...tableState_receipt
          version
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Gives an unpaid claim back to the table. The screen shows it at once, and puts the claim back when the server refuses. */
export function unclaim({
  mutate,
  claimId,
  table,
}: {
  mutate: Mutate;
  claimId: string;
  table: TableState;
}): Promise<MutationOutcome<{ readonly receipt: { readonly version: number } }>> {
  return mutate<unclaimMutation>({
    mutation: MUTATION,
    variables: { input: { claimId } },
    optimisticResponse: {
      unclaim: { __typename: 'UnclaimPayload', deletedClaimId: claimId, receipt: withoutClaim({ table, claimId }) },
    },
  });
}
