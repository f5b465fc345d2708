import { graphql } from 'react-relay';
import { withTreat } from '../table/optimisticTreat';
import type { TableState } from '../table/tableState';
import type { treatMutation$rawResponse } from './__generated__/treatMutation.graphql';

/** Takes on what somebody has not paid. */
export const treat = graphql`
  mutation treatMutation($input: TreatInput!) @raw_response_type {
    treat(input: $input) {
      ... on TreatPayload @alias(as: "payload") {
        claims {
          id
        }
        receipt {
          ...tableState_receipt
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** The answer that is expected when one person pays, which the screen shows at once. */
export function expectedTreat(details: {
  table: TableState;
  claimIds: readonly string[];
  payer: { readonly diner: string; readonly name: string };
}): treatMutation$rawResponse {
  const claims = details.claimIds.map((id) => ({ id }));
  return { treat: { __typename: 'TreatPayload', claims, receipt: withTreat(details) } };
}
