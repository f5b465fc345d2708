import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { WireMethod } from '../../lib/wireMethod';
import type { MutationOutcome } from '../../network/relay/mutationOutcome';
import { useMutate } from '../../network/relay/useMutate';
import { toast } from '../../ui/toasts/toast';
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
  const mutate = useMutate();
  /** What waits for its answer: the name of the move, or what it is about. */
  const [busy, setBusy] = useState<string | null>(null);
  const wait = (name: string, outcome: Promise<MutationOutcome<unknown>>): void => {
    setBusy(name);
    void outcome.then((answer) => {
      setBusy(null);
      if (answer.kind !== 'done')
        toast({ title: t('That did not work'), message: answer.message, variant: 'destructive' });
    });
  };
  return {
    busy,
    settle: (input: { eveningId: string; planKey: string }) =>
      wait('settle', mutate<useEveningMovesSettleMutation>({ mutation: SETTLE, variables: { input } })),
    decline: (eveningId: string) =>
      wait(
        'decline',
        mutate<useEveningMovesDeclineMutation>({ mutation: DECLINE, variables: { input: { eveningId } } }),
      ),
    takeOut: (receiptId: string) =>
      wait(
        receiptId,
        mutate<useEveningMovesTakeOutMutation>({ mutation: TAKE_OUT, variables: { input: { receiptId } } }),
      ),
    report: (input: { transferId: string; method: WireMethod }) =>
      wait(input.method, mutate<useEveningMovesReportMutation>({ mutation: REPORT, variables: { input } })),
    confirm: (transferId: string) =>
      wait(
        'confirm',
        mutate<useEveningMovesConfirmMutation>({ mutation: CONFIRM, variables: { input: { transferId } } }),
      ),
    dispute: (transferId: string) =>
      wait(
        'dispute',
        mutate<useEveningMovesDisputeMutation>({ mutation: DISPUTE, variables: { input: { transferId } } }),
      ),
  };
}
