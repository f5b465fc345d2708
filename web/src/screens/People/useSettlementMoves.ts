import { graphql } from 'react-relay';
import type { MutationParameters } from 'relay-runtime';
import type { WireMethod } from '../../lib/wireMethod';
import type { MutationRequest } from '../../network/relay/mutate';
import { useMoves } from '../../network/relay/useMoves';
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
 * @returns moves that say whether they were done
 */
export function useSettlementMoves(onChanged: () => void) {
  const { busy, move } = useMoves();
  const change = async <Mutation extends MutationParameters>(
    name: string,
    request: MutationRequest<Mutation>,
  ): Promise<boolean> => {
    const { kind } = await move(name, request);
    if (kind !== 'unreachable') onChanged();
    return kind === 'done';
  };
  return {
    busy,
    net: (input: { personId: string; planKey: string }) =>
      change<useSettlementMovesNetMutation>('net', { mutation: NET, variables: { input } }),
    decline: (personId: string) =>
      change<useSettlementMovesDeclineMutation>('decline', { mutation: DECLINE, variables: { input: { personId } } }),
    /** Is busy by the method, since there is a button for each. */
    report: (input: { transferId: string; method: WireMethod }) =>
      change<useSettlementMovesReportMutation>(input.method, { mutation: REPORT, variables: { input } }),
    confirm: (transferId: string) =>
      change<useSettlementMovesConfirmMutation>('confirm', { mutation: CONFIRM, variables: { input: { transferId } } }),
    dispute: (transferId: string) =>
      change<useSettlementMovesDisputeMutation>('dispute', { mutation: DISPUTE, variables: { input: { transferId } } }),
  };
}
