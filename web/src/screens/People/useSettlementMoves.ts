import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { WireMethod } from '../../lib/wireMethod';
import type { MutationOutcome } from '../../network/relay/mutationOutcome';
import { useMutate } from '../../network/relay/useMutate';
import { toast } from '../../ui/toasts/toast';
import type { useSettlementMovesConfirmMutation } from './__generated__/useSettlementMovesConfirmMutation.graphql';
import type { useSettlementMovesDeclineMutation } from './__generated__/useSettlementMovesDeclineMutation.graphql';
import type { useSettlementMovesDisputeMutation } from './__generated__/useSettlementMovesDisputeMutation.graphql';
import type { useSettlementMovesNetMutation } from './__generated__/useSettlementMovesNetMutation.graphql';
import type { useSettlementMovesReportMutation } from './__generated__/useSettlementMovesReportMutation.graphql';

const NET = graphql`
  mutation useSettlementMovesNetMutation($input: NetWithPersonInput!) {
    netWithPerson(input: $input) {
      ... on NetWithPersonPayload @alias(as: "payload") {
        person {
          ...PersonRow_counterparty
        }
        user {
          ...PeopleTotals_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

const DECLINE = graphql`
  mutation useSettlementMovesDeclineMutation($input: DeclineNettingInput!) {
    declineNetting(input: $input) {
      ... on DeclineNettingPayload @alias(as: "payload") {
        person {
          ...PersonRow_counterparty
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

const REPORT = graphql`
  mutation useSettlementMovesReportMutation($input: ReportTransferInput!) {
    reportTransfer(input: $input) {
      ... on ReportTransferPayload @alias(as: "payload") {
        user {
          ...PeopleTotals_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

const CONFIRM = graphql`
  mutation useSettlementMovesConfirmMutation($input: ConfirmTransferInput!) {
    confirmTransfer(input: $input) {
      ... on ConfirmTransferPayload @alias(as: "payload") {
        user {
          ...PeopleTotals_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

const DISPUTE = graphql`
  mutation useSettlementMovesDisputeMutation($input: DisputeTransferInput!) {
    disputeTransfer(input: $input) {
      ... on DisputeTransferPayload @alias(as: "payload") {
        user {
          ...PeopleTotals_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/**
 * What can be done about netting with a person, and about transfers between the two. A refusal is told in a toast.
 * @param onChanged called with every answer, since what is between the two is, or may be, something else now
 */
export function useSettlementMoves(onChanged: () => void) {
  const mutate = useMutate();
  /** What waits for its answer: the name of the move, or the method that is reported. */
  const [busy, setBusy] = useState<string | null>(null);
  const wait = async (name: string, outcome: Promise<MutationOutcome<unknown>>): Promise<boolean> => {
    setBusy(name);
    const answer = await outcome;
    setBusy(null);
    if (answer.kind !== 'unreachable') onChanged();
    if (answer.kind === 'done') return true;
    toast({ title: t('That did not work'), message: answer.message, variant: 'destructive' });
    return false;
  };
  return {
    busy,
    net: (input: { personId: string; planKey: string }) =>
      wait('net', mutate<useSettlementMovesNetMutation>({ mutation: NET, variables: { input } })),
    decline: (personId: string) =>
      wait(
        'decline',
        mutate<useSettlementMovesDeclineMutation>({ mutation: DECLINE, variables: { input: { personId } } }),
      ),
    report: (input: { transferId: string; method: WireMethod }) =>
      wait(input.method, mutate<useSettlementMovesReportMutation>({ mutation: REPORT, variables: { input } })),
    confirm: (transferId: string) =>
      wait(
        'confirm',
        mutate<useSettlementMovesConfirmMutation>({ mutation: CONFIRM, variables: { input: { transferId } } }),
      ),
    dispute: (transferId: string) =>
      wait(
        'dispute',
        mutate<useSettlementMovesDisputeMutation>({ mutation: DISPUTE, variables: { input: { transferId } } }),
      ),
  };
}
