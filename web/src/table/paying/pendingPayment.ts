import { readRecord, writeRecord } from '../../lib/deviceStorage';
import { knownMethod, type WireMethod } from '../../lib/wireMethod';

/**
 * A payment for which the payer left for the pay app. It is kept over a reload, because phones drop background tabs. On
 * return the screen asks "Did it go through?"; the same key makes a yes count once.
 */
interface PendingPayment {
  readonly claimIds: readonly string[];
  readonly method: WireMethod;
  readonly handle: string;
  readonly paymentMethodId?: string | null;
  /** The amount in the pay link, as GraphQL spells it: "22.41". */
  readonly amount: string;
  readonly idempotencyKey: string;
}

const keyOf = (receiptId: string): string => `fairtab.pending.${receiptId}`;

export function recallPendingPayment(receiptId: string): PendingPayment | null {
  const stored = readRecord('sessionStorage', keyOf(receiptId));
  const method = knownMethod(stored?.['method']);
  if (!stored || !method) return null;
  const { claimIds, handle, paymentMethodId, amount, idempotencyKey } = stored;
  if (!Array.isArray(claimIds) || typeof amount !== 'string' || typeof idempotencyKey !== 'string') return null;
  return {
    claimIds: claimIds.filter((id) => typeof id === 'string'),
    method,
    handle: typeof handle === 'string' ? handle : '',
    paymentMethodId: typeof paymentMethodId === 'string' ? paymentMethodId : null,
    amount,
    idempotencyKey,
  };
}

export function rememberPendingPayment(receiptId: string, pending: PendingPayment | null): void {
  writeRecord('sessionStorage', keyOf(receiptId), pending);
}
