import { graphql } from 'react-relay';

/** The host reminds a diner now. */
export const remindDiner = graphql`
  mutation remindDinerMutation($input: RemindDinerInput!) {
    remindDiner(input: $input) {
      ... on RemindDinerPayload @alias(as: "payload") {
        claim {
          ...ReminderPlan_claim
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;
