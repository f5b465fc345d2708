import { formatMoney } from '@fairtab/domain/money';
import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { usePayClaimsMutation } from './__generated__/usePayClaimsMutation.graphql';
import { commit, messageOf, type Outcome } from '../relay/commit';
import { claimOf, withPayment } from '../table/optimisticTable';
import type { TablePayment, TableState, WireMethod } from '../table/tableState';
import { centsOf } from '../lib/wireMoney';

const MUTATION = graphql`
  mutation usePayClaimsMutation($input: PayClaimsInput!) @raw_response_type {
    payClaims(input: $input) {
      __typename
      ... on PayClaimsPayload {
        payment {
          id
          handle
        }
        receipt {
          ...tableState_receipt
          version
        }
      }
      ... on AmountMismatch {
        message
      }
      ... on InvalidInput {
        message
      }
      ... on Conflict {
        message
      }
      ... on NotFound {
        message
      }
      ... on NotAllowed {
        message
      }
      ... on NotSignedIn {
        message
      }
    }
  }
`;

export interface PayRequest {
  readonly claimIds: readonly string[];
  readonly method: WireMethod;
  readonly handle: string;
  /** The saved method that was chosen, in the place of method and handle. */
  readonly paymentMethodId?: string | null;
  readonly idempotencyKey: string;
}

/** Says that claims were paid, all in one payment; the host may confirm it. */
export function usePayClaims(): (request: PayRequest, table: TableState) => Promise<Outcome> {
  const environment = useRelayEnvironment();
  return useCallback(
    async (request, table) => {
      const payment = expectedPayment(request, table);
      const { paymentMethodId } = request;
      const handle = request.handle.trim() || null;
      const answer = await commit<usePayClaimsMutation>(environment, {
        mutation: MUTATION,
        variables: {
          input: {
            claimIds: request.claimIds,
            idempotencyKey: request.idempotencyKey,
            receiptId: table.id,
            expectedAmount: payment.amount,
            ...(paymentMethodId ? { paymentMethodId } : { method: request.method, handle }),
          },
        },
        optimisticResponse: {
          payClaims: {
            __typename: 'PayClaimsPayload',
            payment: { id: payment.id, handle },
            receipt: withPayment({ table, claimIds: request.claimIds, payment }),
          },
        },
      });
      if (answer.kind !== 'answered') return answer;
      const result = answer.response.payClaims;
      return result.__typename === 'PayClaimsPayload'
        ? { kind: 'done', version: result.receipt.version }
        : { kind: 'refused', message: messageOf(result) };
    },
    [environment],
  );
}

function expectedPayment({ claimIds, method, idempotencyKey }: PayRequest, table: TableState): TablePayment {
  const claims = claimIds.flatMap((id) => claimOf(table, id) ?? []);
  const now = new Date().toISOString();
  return {
    id: `new:${idempotencyKey}`,
    diner: claims[0]?.diner ?? '',
    payerName: claims[0]?.claimerName ?? '',
    amount: formatMoney(claims.reduce((sum, { amount }) => sum + centsOf(amount), 0)),
    method,
    status: 'REPORTED',
    createdAt: now,
    completedAt: null,
    acceptedAt: null,
    claims: claimIds.map((id) => ({ id })),
  };
}
