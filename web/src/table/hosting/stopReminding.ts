import { graphql } from 'react-relay';

/** The host says "forget it" about a diner, or takes that back. */
export const stopReminding = graphql`
  mutation stopRemindingMutation($input: StopRemindingInput!) {
    stopReminding(input: $input) {
      ... on StopRemindingPayload @alias(as: "payload") {
        claim {
          ...ReminderPlan_claim
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;
