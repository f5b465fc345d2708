import { t } from '@fairtab/domain/language/t';
import { centsOf, formatMoney } from '@fairtab/domain/money';
import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { usePayClaimsMutation$rawResponse } from './__generated__/usePayClaimsMutation.graphql';
import type { SendOutcome } from '../outbox/useOutbox';
import type { Write } from '../outbox/writes';
import { claimOf, withPayment } from '../table/optimisticTable';
import type { WireMethod } from '../lib/wireMethod';
import type { TablePayment, TableState } from '../table/tableState';
import { useTable } from '../table/TableContext';
import { showMoney } from '../lib/wireMoney';

/** Reports claims as paid, all in one payment. The host may confirm it. */
export const payClaims = graphql`
  mutation usePayClaimsMutation($input: PayClaimsInput!) @raw_response_type {
    payClaims(input: $input) {
      ... on PayClaimsPayload @alias(as: "payload") {
        payment {
          id
          handle
        }
        receipt {
          ...tableState_receipt
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

/** How the toasts about a payment say what came of it. */
type Toasts = Pick<Write, 'done' | 'refused'>;

/** Reports a payment for claims of the table. */
export function usePayClaims(): (request: PayRequest, table: TableState, toasts: Toasts) => Promise<SendOutcome> {
  const { send, diner, isHost } = useTable();
  return useCallback(
    (request, table, toasts) => {
      const payment = expectedPayment({ request, table, payer: isHost ? null : diner });
      const { claimIds, paymentMethodId, idempotencyKey: key } = request;
      const handle = request.handle.trim() || null;
      const write: Write = {
        key,
        move: 'payClaims',
        input: {
          claimIds,
          receiptId: table.id,
          expectedAmount: payment.amount,
          ...(paymentMethodId ? { paymentMethodId } : { method: request.method, handle }),
        },
        about: claimIds,
        words: t('Payment of {amount}', { amount: showMoney(payment.amount, table.currency) }),
        ...toasts,
      };
      const expected = (): usePayClaimsMutation$rawResponse => ({
        payClaims: {
          __typename: 'PayClaimsPayload',
          payment: { id: payment.id, handle },
          receipt: withPayment({ table, claimIds, payment }),
        },
      });
      return send(write, { expected });
    },
    [send, diner, isHost],
  );
}

/** @param expected.payer the viewer who pays; null for whoever has the claims */
function expectedPayment({
  request: { claimIds, method, idempotencyKey },
  table,
  payer,
}: {
  request: PayRequest;
  table: TableState;
  payer: string | null;
}): TablePayment {
  const claims = claimIds.flatMap((id) => claimOf(table, id) ?? []);
  const now = new Date().toISOString();
  return {
    id: `new:${idempotencyKey}`,
    diner: payer ?? claims[0]?.diner ?? '',
    payerName: claims[0]?.claimerName ?? '',
    amount: formatMoney(
      claims.reduce((sum, { amount }) => sum + centsOf(amount), 0),
      table.currency,
    ),
    method,
    status: 'REPORTED',
    createdAt: now,
    completedAt: null,
    acceptedAt: null,
    claims: claimIds.map((id) => ({ id })),
  };
}
