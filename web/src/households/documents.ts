import { graphql } from 'react-relay';

/** Asks a person at the table to pay as one with the viewer. */
export const askHousehold = graphql`
  mutation documentsAskMutation($input: AskHouseholdInput!) {
    askHousehold(input: $input) {
      ... on AskHouseholdPayload @alias(as: "payload") {
        receipt {
          ...tableState_receipt
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Agrees to pay as one with those who ask. */
export const joinHousehold = graphql`
  mutation documentsJoinMutation($input: JoinHouseholdInput!) {
    joinHousehold(input: $input) {
      ... on JoinHouseholdPayload @alias(as: "payload") {
        receipt {
          ...tableState_receipt
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Pays alone again, or declines to pay with those who ask. */
export const leaveHousehold = graphql`
  mutation documentsLeaveMutation($input: LeaveHouseholdInput!) {
    leaveHousehold(input: $input) {
      ... on LeaveHouseholdPayload @alias(as: "payload") {
        receipt {
          ...tableState_receipt
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;
