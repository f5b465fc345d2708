import { formatMoney } from '@fairtab/domain/money';
import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { usePayClaimsMutation } from './__generated__/usePayClaimsMutation.graphql';
import { useMutate } from '../relay/useMutate';
import { claimOf, withPayment } from '../table/optimisticTable';
import type { WireMethod } from '../lib/wireMethod';
import type { TablePayment, TableState } from '../table/tableState';
import { centsOf } from '../lib/wireMoney';

const MUTATION = graphql`
  mutation usePayClaimsMutation($input: PayClaimsInput!) @raw_response_type {
    payClaims(input: $input) {
      ... on PayClaimsPayload @alias(as: "payload") {
        payment {
          id
          handle
        }
        receipt {
          ...tableState_receipt
          version
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

export interface PayRequest {
  readonly claimIds: readonly string[];
  readonly method: WireMethod;
  readonly handle: string;
  /** The saved method that was chosen. It is sent in place of method and handle. */
  readonly paymentMethodId?: string | null;
  readonly idempotencyKey: string;
}

/** Reports claims as paid, all in one payment. The host may confirm it. */
export function usePayClaims() {
  const mutate = useMutate();
  return useCallback(
    (request: PayRequest, table: TableState) => {
      const payment = expectedPayment(request, table);
      const { paymentMethodId } = request;
      const handle = request.handle.trim() || null;
      return mutate<usePayClaimsMutation>({
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
    },
    [mutate],
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
