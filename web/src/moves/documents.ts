import { graphql, type GraphQLTaggedNode } from 'relay-runtime';
import type { Move } from '../outbox/writes';

/**
 * The mutations of a receipt. Each answers what the move made, and the version that the receipt has by it: the state itself comes by the
 * subscription that every screen of a receipt has (docs/decisions/0071-a-tap-is-answered-with-its-version.md).
 */
export const DOCUMENTS: Readonly<Record<Move, GraphQLTaggedNode>> = {
  claimItem: graphql`
    mutation documentsClaimItemMutation($input: ClaimItemInput!) {
      claimItem(input: $input) {
        ... on ClaimItemPayload @alias(as: "payload") {
          claim {
            id
          }
          receipt {
            viewerSeat {
              isHost
              diner
            }
          }
          version
        }
        ...mutate_refusal @alias(as: "refusal")
      }
    }
  `,
  unclaim: graphql`
    mutation documentsUnclaimMutation($input: UnclaimInput!) {
      unclaim(input: $input) {
        ... on UnclaimPayload @alias(as: "payload") {
          version
        }
        ...mutate_refusal @alias(as: "refusal")
      }
    }
  `,
  declineShare: graphql`
    mutation documentsDeclineShareMutation($input: DeclineShareInput!) {
      declineShare(input: $input) {
        ... on DeclineSharePayload @alias(as: "payload") {
          version
        }
        ...mutate_refusal @alias(as: "refusal")
      }
    }
  `,
  treat: graphql`
    mutation documentsTreatMutation($input: TreatInput!) {
      treat(input: $input) {
        ... on TreatPayload @alias(as: "payload") {
          claims {
            id
          }
          version
        }
        ...mutate_refusal @alias(as: "refusal")
      }
    }
  `,
  endTreat: graphql`
    mutation documentsEndTreatMutation($input: EndTreatInput!) {
      endTreat(input: $input) {
        ... on EndTreatPayload @alias(as: "payload") {
          version
        }
        ...mutate_refusal @alias(as: "refusal")
      }
    }
  `,
  askHousehold: graphql`
    mutation documentsAskHouseholdMutation($input: AskHouseholdInput!) {
      askHousehold(input: $input) {
        ... on AskHouseholdPayload @alias(as: "payload") {
          version
        }
        ...mutate_refusal @alias(as: "refusal")
      }
    }
  `,
  joinHousehold: graphql`
    mutation documentsJoinHouseholdMutation($input: JoinHouseholdInput!) {
      joinHousehold(input: $input) {
        ... on JoinHouseholdPayload @alias(as: "payload") {
          version
        }
        ...mutate_refusal @alias(as: "refusal")
      }
    }
  `,
  leaveHousehold: graphql`
    mutation documentsLeaveHouseholdMutation($input: LeaveHouseholdInput!) {
      leaveHousehold(input: $input) {
        ... on LeaveHouseholdPayload @alias(as: "payload") {
          version
        }
        ...mutate_refusal @alias(as: "refusal")
      }
    }
  `,
  payClaims: graphql`
    mutation documentsPayClaimsMutation($input: PayClaimsInput!) {
      payClaims(input: $input) {
        ... on PayClaimsPayload @alias(as: "payload") {
          payment {
            id
            handle
          }
          version
        }
        ...mutate_refusal @alias(as: "refusal")
      }
    }
  `,
  editReceipt: graphql`
    mutation documentsEditReceiptMutation($input: EditReceiptInput!) {
      editReceipt(input: $input) {
        ... on EditReceiptPayload @alias(as: "payload") {
          version
        }
        ...mutate_refusal @alias(as: "refusal")
      }
    }
  `,
  cancelClaim: graphql`
    mutation documentsCancelClaimMutation($input: CancelClaimInput!) {
      cancelClaim(input: $input) {
        ... on CancelClaimPayload @alias(as: "payload") {
          version
        }
        ...mutate_refusal @alias(as: "refusal")
      }
    }
  `,
  reopenClaim: graphql`
    mutation documentsReopenClaimMutation($input: ReopenClaimInput!) {
      reopenClaim(input: $input) {
        ... on ReopenClaimPayload @alias(as: "payload") {
          version
        }
        ...mutate_refusal @alias(as: "refusal")
      }
    }
  `,
  confirmPayment: graphql`
    mutation documentsConfirmPaymentMutation($input: ConfirmPaymentInput!) {
      confirmPayment(input: $input) {
        ... on ConfirmPaymentPayload @alias(as: "payload") {
          version
        }
        ...mutate_refusal @alias(as: "refusal")
      }
    }
  `,
  disputePayment: graphql`
    mutation documentsDisputePaymentMutation($input: DisputePaymentInput!) {
      disputePayment(input: $input) {
        ... on DisputePaymentPayload @alias(as: "payload") {
          version
        }
        ...mutate_refusal @alias(as: "refusal")
      }
    }
  `,
};
