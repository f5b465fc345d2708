import { graphql } from 'react-relay';
import type { WireMethod } from '../../lib/wireMethod';
import { useMoves } from '../../network/relay/useMoves';
import type { useEveningMovesSettleMutation } from './__generated__/useEveningMovesSettleMutation.graphql';
import type { useEveningMovesDeclineMutation } from './__generated__/useEveningMovesDeclineMutation.graphql';
import type { useEveningMovesTakeOutMutation } from './__generated__/useEveningMovesTakeOutMutation.graphql';
import type { useEveningMovesReportMutation } from './__generated__/useEveningMovesReportMutation.graphql';
import type { useEveningMovesConfirmMutation } from './__generated__/useEveningMovesConfirmMutation.graphql';
import type { useEveningMovesDisputeMutation } from './__generated__/useEveningMovesDisputeMutation.graphql';

const SETTLE = graphql`
  mutation useEveningMovesSettleMutation($input: SettleEveningInput!) {
    settleEvening(input: $input) {
      ... on SettleEveningPayload @alias(as: "payload") {
        evening {
          ...EveningView_evening
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

const DECLINE = graphql`
  mutation useEveningMovesDeclineMutation($input: DeclineSettlementInput!) {
    declineSettlement(input: $input) {
      ... on DeclineSettlementPayload @alias(as: "payload") {
        evening {
          ...EveningView_evening
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

const TAKE_OUT = graphql`
  mutation useEveningMovesTakeOutMutation($input: TakeOutOfEveningInput!) {
    takeOutOfEvening(input: $input) {
      ... on TakeOutOfEveningPayload @alias(as: "payload") {
        evening {
          ...EveningView_evening
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

const REPORT = graphql`
  mutation useEveningMovesReportMutation($input: ReportTransferInput!) {
    reportTransfer(input: $input) {
      ... on ReportTransferPayload @alias(as: "payload") {
        evening {
          ...EveningView_evening
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

const CONFIRM = graphql`
  mutation useEveningMovesConfirmMutation($input: ConfirmTransferInput!) {
    confirmTransfer(input: $input) {
      ... on ConfirmTransferPayload @alias(as: "payload") {
        evening {
          ...EveningView_evening
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

const DISPUTE = graphql`
  mutation useEveningMovesDisputeMutation($input: DisputeTransferInput!) {
    disputeTransfer(input: $input) {
      ... on DisputeTransferPayload @alias(as: "payload") {
        evening {
          ...EveningView_evening
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** What can be done to an evening. A refusal is told in a toast; what is shown follows from the answer. */
export function useEveningMoves() {
  const { busy, move } = useMoves();
  return {
    busy,
    settle: (input: { eveningId: string; planKey: string }) =>
      move<useEveningMovesSettleMutation>('settle', { mutation: SETTLE, variables: { input } }),
    decline: (eveningId: string) =>
      move<useEveningMovesDeclineMutation>('decline', { mutation: DECLINE, variables: { input: { eveningId } } }),
    /** Is busy by the id of the receipt, since there is a button for each. */
    takeOut: (receiptId: string) =>
      move<useEveningMovesTakeOutMutation>(receiptId, { mutation: TAKE_OUT, variables: { input: { receiptId } } }),
    /** Is busy by the method, since there is a button for each. */
    report: (input: { transferId: string; method: WireMethod }) =>
      move<useEveningMovesReportMutation>(input.method, { mutation: REPORT, variables: { input } }),
    confirm: (transferId: string) =>
      move<useEveningMovesConfirmMutation>('confirm', { mutation: CONFIRM, variables: { input: { transferId } } }),
    dispute: (transferId: string) =>
      move<useEveningMovesDisputeMutation>('dispute', { mutation: DISPUTE, variables: { input: { transferId } } }),
  };
}
