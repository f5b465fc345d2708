import { t } from '@fairtab/domain/language/t';
import { dueOf } from '../dueOf';
import { formatMoney } from '@fairtab/domain/money';
import { useCallback } from 'react';
import type { SendOutcome } from '../../network/outbox/Send';
import type { Write } from '../../network/outbox/writes';
import type { WireMethod } from '../../lib/wireMethod';
import { claimOf, type TableState } from '../tableState';
import { useTable } from '../TableContext';
import { showMoney } from '../../lib/wireMoney';

export interface PayRequest {
  readonly claimIds: readonly string[];
  readonly method: WireMethod;
  readonly handle: string;
  /** The saved method that was chosen. It is sent in place of method and handle. */
  readonly paymentMethodId?: string | null;
  /** What was given in cash, when it was rounded to coins. */
  readonly cashAmount?: string | null;
  readonly idempotencyKey: string;
}

/** How the toasts about a payment say what came of it. */
type Toasts = Pick<Write, 'done' | 'refused'>;

/** Reports a payment for claims of the table. */
export function usePayClaims(): (request: PayRequest, table: TableState, toasts: Toasts) => Promise<SendOutcome> {
  const { send } = useTable();
  return useCallback(
    ({ claimIds, method, handle, paymentMethodId, cashAmount, idempotencyKey: key }, table, toasts) => {
      const claims = claimIds.flatMap((id) => claimOf(table, id) ?? []);
      const amount = formatMoney(
        claims.reduce((sum, claim) => sum + dueOf(claim), 0),
        table.currency,
      );
      return send({
        key,
        move: 'payClaims',
        input: {
          claimIds,
          receiptId: table.id,
          expectedAmount: amount,
          ...(cashAmount && { cashAmount }),
          ...(paymentMethodId ? { paymentMethodId } : { method, handle: handle.trim() || null }),
        },
        paidBy: method,
        about: claimIds,
        words: t('Payment of {amount}', { amount: showMoney(cashAmount ?? amount, table.currency) }),
        ...toasts,
      });
    },
    [send],
  );
}
