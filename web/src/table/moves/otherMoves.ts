import { graphql } from 'relay-runtime';
import { peopleOf } from '@fairtab/domain/summaries';
import { declineShare } from '@fairtab/domain/moves/declineShare';
import { treat } from '@fairtab/domain/moves/treat';
import { endTreat } from '@fairtab/domain/moves/endTreat';
import { askHousehold } from '@fairtab/domain/moves/askHousehold';
import { joinHousehold } from '@fairtab/domain/moves/joinHousehold';
import { leaveHousehold } from '@fairtab/domain/moves/leaveHousehold';
import { editReceipt } from '@fairtab/domain/moves/editReceipt';
import { cancelClaim } from '@fairtab/domain/moves/cancelClaim';
import { reopenClaim } from '@fairtab/domain/moves/reopenClaim';
import { confirmPayment } from '@fairtab/domain/moves/confirmPayment';
import { disputePayment } from '@fairtab/domain/moves/disputePayment';
import { setContribution } from '@fairtab/domain/moves/setContribution';
import { setContributions } from '@fairtab/domain/moves/setContributions';
import { passOn, takeBackPassedOn } from '@fairtab/domain/moves/passOn';
import { editOf } from './editOf';
import { claimsNamed, moveOf, personNamed } from './KnownMove';
import { takePlaceMove } from './takePlaceMove';
import { paidIn, treatIn } from './wishes';
import type { otherMovesSetContributionMutation$variables } from './__generated__/otherMovesSetContributionMutation.graphql';
import type { otherMovesSetContributionsMutation$variables } from './__generated__/otherMovesSetContributionsMutation.graphql';
import type { otherMovesPassOnMutation$variables } from './__generated__/otherMovesPassOnMutation.graphql';
import type { otherMovesTakeBackPassedOnMutation$variables } from './__generated__/otherMovesTakeBackPassedOnMutation.graphql';
import type { otherMovesDeclineShareMutation$variables } from './__generated__/otherMovesDeclineShareMutation.graphql';
import type { otherMovesTreatMutation$variables } from './__generated__/otherMovesTreatMutation.graphql';
import type { otherMovesEndTreatMutation$variables } from './__generated__/otherMovesEndTreatMutation.graphql';
import type { otherMovesAskHouseholdMutation$variables } from './__generated__/otherMovesAskHouseholdMutation.graphql';
import type { otherMovesJoinHouseholdMutation$variables } from './__generated__/otherMovesJoinHouseholdMutation.graphql';
import type { otherMovesLeaveHouseholdMutation$variables } from './__generated__/otherMovesLeaveHouseholdMutation.graphql';
import type { otherMovesEditReceiptMutation$variables } from './__generated__/otherMovesEditReceiptMutation.graphql';
import type { otherMovesCancelClaimMutation$variables } from './__generated__/otherMovesCancelClaimMutation.graphql';
import type { otherMovesReopenClaimMutation$variables } from './__generated__/otherMovesReopenClaimMutation.graphql';
import type { otherMovesConfirmPaymentMutation$variables } from './__generated__/otherMovesConfirmPaymentMutation.graphql';
import type { otherMovesDisputePaymentMutation$variables } from './__generated__/otherMovesDisputePaymentMutation.graphql';

/** Moves that few make at a table, and those of its host. They are loaded when they are needed. */
export const otherMoves = {
  /** The viewer had none of a dish that somebody asked them to share. */
  declineShare: moveOf<otherMovesDeclineShareMutation$variables>({
    document: graphql`
      mutation otherMovesDeclineShareMutation($input: DeclineShareInput!) {
        declineShare(input: $input) {
          ... on DeclineSharePayload @alias(as: "payload") {
            version
          }
          ...mutate_refusal @alias(as: "refusal")
        }
      }
    `,
    step: (state, { claimId }, { guestId }) => declineShare({ state, claimId, guestId }),
  }),
  takePlace: takePlaceMove,
  /** Takes on what somebody has not paid. */
  treat: moveOf<otherMovesTreatMutation$variables>({
    document: graphql`
      mutation otherMovesTreatMutation($input: TreatInput!) {
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
    step: (state, wanted, circumstances) => treat(treatIn(state, wanted, circumstances)),
  }),
  /** Gives claims back to who was treated to them. */
  endTreat: moveOf<otherMovesEndTreatMutation$variables>({
    document: graphql`
      mutation otherMovesEndTreatMutation($input: EndTreatInput!) {
        endTreat(input: $input) {
          ... on EndTreatPayload @alias(as: "payload") {
            version
          }
          ...mutate_refusal @alias(as: "refusal")
        }
      }
    `,
    step: (state, { claimIds }, { guestId }) => endTreat({ state, guestId, claims: claimsNamed(state, claimIds) }),
  }),
  /** Asks a person at the table to pay as one with the viewer. */
  askHousehold: moveOf<otherMovesAskHouseholdMutation$variables>({
    document: graphql`
      mutation otherMovesAskHouseholdMutation($input: AskHouseholdInput!) {
        askHousehold(input: $input) {
          ... on AskHouseholdPayload @alias(as: "payload") {
            version
          }
          ...mutate_refusal @alias(as: "refusal")
        }
      }
    `,
    step: (state, { personId }, { guestId, madeId }) =>
      askHousehold({
        state,
        asker: peopleOf(state).find((person) => person.guestId === guestId) ?? { guestId, name: state.hostName },
        asked: personNamed(state, personId),
        // Only the server knows who said "Always".
        isRemembered: false,
        newId: madeId,
      }),
  }),
  /** Agrees to pay as one with those who ask. */
  joinHousehold: moveOf<otherMovesJoinHouseholdMutation$variables>({
    document: graphql`
      mutation otherMovesJoinHouseholdMutation($input: JoinHouseholdInput!) {
        joinHousehold(input: $input) {
          ... on JoinHouseholdPayload @alias(as: "payload") {
            version
          }
          ...mutate_refusal @alias(as: "refusal")
        }
      }
    `,
    step: (state, _wanted, { guestId }) => joinHousehold({ state, guestId }),
  }),
  /** Pays alone again, or declines to pay with those who ask. */
  leaveHousehold: moveOf<otherMovesLeaveHouseholdMutation$variables>({
    document: graphql`
      mutation otherMovesLeaveHouseholdMutation($input: LeaveHouseholdInput!) {
        leaveHousehold(input: $input) {
          ... on LeaveHouseholdPayload @alias(as: "payload") {
            version
          }
          ...mutate_refusal @alias(as: "refusal")
        }
      }
    `,
    step: (state, _wanted, { guestId }) => leaveHousehold({ state, guestId }),
  }),
  /** The host changes the bill. Unpaid claims are priced anew; paid ones keep their amount. */
  editReceipt: moveOf<otherMovesEditReceiptMutation$variables>({
    document: graphql`
      mutation otherMovesEditReceiptMutation($input: EditReceiptInput!) {
        editReceipt(input: $input) {
          ... on EditReceiptPayload @alias(as: "payload") {
            version
          }
          ...mutate_refusal @alias(as: "refusal")
        }
      }
    `,
    step: (state, wanted, { madeId }) => {
      let lines = 0;
      const edit = editOf(wanted, wanted.currency ?? state.currency);
      return editReceipt({ state, edit, newId: () => `${madeId}.${(lines += 1)}` });
    },
  }),
  /** The host takes a claim off the bill. It stays visible as cancelled, and its part is free again. */
  cancelClaim: moveOf<otherMovesCancelClaimMutation$variables>({
    document: graphql`
      mutation otherMovesCancelClaimMutation($input: CancelClaimInput!) {
        cancelClaim(input: $input) {
          ... on CancelClaimPayload @alias(as: "payload") {
            version
          }
          ...mutate_refusal @alias(as: "refusal")
        }
      }
    `,
    step: (state, { claimId }, { guestId }) => cancelClaim({ state, claimId, guestId }),
  }),
  /** The host says a paid claim is not paid after all. */
  reopenClaim: moveOf<otherMovesReopenClaimMutation$variables>({
    document: graphql`
      mutation otherMovesReopenClaimMutation($input: ReopenClaimInput!) {
        reopenClaim(input: $input) {
          ... on ReopenClaimPayload @alias(as: "payload") {
            version
          }
          ...mutate_refusal @alias(as: "refusal")
        }
      }
    `,
    step: (state, { claimId }, { guestId }) => reopenClaim({ state, claimId, guestId }),
  }),
  /** The host says the money arrived. */
  confirmPayment: moveOf<otherMovesConfirmPaymentMutation$variables>({
    document: graphql`
      mutation otherMovesConfirmPaymentMutation($input: ConfirmPaymentInput!) {
        confirmPayment(input: $input) {
          ... on ConfirmPaymentPayload @alias(as: "payload") {
            version
          }
          ...mutate_refusal @alias(as: "refusal")
        }
      }
    `,
    step: (state, { paymentId }, { at }) => confirmPayment({ state, paymentId, at }),
  }),
  /** The host says the money did not arrive. */
  disputePayment: moveOf<otherMovesDisputePaymentMutation$variables>({
    document: graphql`
      mutation otherMovesDisputePaymentMutation($input: DisputePaymentInput!) {
        disputePayment(input: $input) {
          ... on DisputePaymentPayload @alias(as: "payload") {
            version
          }
          ...mutate_refusal @alias(as: "refusal")
        }
      }
    `,
    step: (state, { paymentId }) => disputePayment({ state, paymentId }),
  }),
  /** The host says how much somebody else paid the restaurant: as a page of an earlier version put it into the outbox. */
  setContribution: moveOf<otherMovesSetContributionMutation$variables>({
    document: graphql`
      mutation otherMovesSetContributionMutation($input: SetContributionInput!) {
        setContribution(input: $input) {
          ... on SetContributionPayload @alias(as: "payload") {
            version
          }
          ...mutate_refusal @alias(as: "refusal")
        }
      }
    `,
    step: (state, wanted) => setContribution({ state, ...paidIn(state, wanted) }),
  }),
  /** The host says how much everybody else paid the restaurant. */
  setContributions: moveOf<otherMovesSetContributionsMutation$variables>({
    document: graphql`
      mutation otherMovesSetContributionsMutation($input: SetContributionsInput!) {
        setContributions(input: $input) {
          ... on SetContributionsPayload @alias(as: "payload") {
            version
          }
          ...mutate_refusal @alias(as: "refusal")
        }
      }
    `,
    step: (state, { contributions }) =>
      setContributions({ state, paid: contributions.map((wanted) => paidIn(state, wanted)) }),
  }),
  /** What somebody paid the restaurant beyond their own part was passed on to them. */
  passOn: moveOf<otherMovesPassOnMutation$variables>({
    document: graphql`
      mutation otherMovesPassOnMutation($input: PassOnInput!) {
        passOn(input: $input) {
          ... on PassOnPayload @alias(as: "payload") {
            version
          }
          ...mutate_refusal @alias(as: "refusal")
        }
      }
    `,
    step: (state, { personId }, { guestId }) =>
      passOn({ state, contributor: personNamed(state, personId), guestId, expectedAmountCents: null }),
  }),
  /** What was passed on did not arrive. */
  takeBackPassedOn: moveOf<otherMovesTakeBackPassedOnMutation$variables>({
    document: graphql`
      mutation otherMovesTakeBackPassedOnMutation($input: TakeBackPassedOnInput!) {
        takeBackPassedOn(input: $input) {
          ... on TakeBackPassedOnPayload @alias(as: "payload") {
            version
          }
          ...mutate_refusal @alias(as: "refusal")
        }
      }
    `,
    step: (state, { personId }, { guestId }) =>
      takeBackPassedOn({ state, contributor: personNamed(state, personId), guestId }),
  }),
};
