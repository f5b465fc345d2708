import { graphql } from 'react-relay';
import { withoutTreat } from '../table/optimisticTreat';
import type { TableState } from '../table/tableState';
import type { endTreatMutation$rawResponse } from './__generated__/endTreatMutation.graphql';

/** Gives claims back to who was treated to them. */
export const endTreat = graphql`
  mutation endTreatMutation($input: EndTreatInput!) @raw_response_type {
    endTreat(input: $input) {
      ... on EndTreatPayload @alias(as: "payload") {
        receipt {
          ...tableState_receipt
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** The answer that is expected, which the screen shows at once. */
export function expectedEndTreat(details: {
  table: TableState;
  claimIds: readonly string[];
}): endTreatMutation$rawResponse {
  return { endTreat: { __typename: 'EndTreatPayload', receipt: withoutTreat(details) } };
}
