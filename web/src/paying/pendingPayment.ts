import { methodOf, readRecord, writeRecord } from '../lib/deviceMemory';
import type { WireMethod } from '../table/tableState';

/**
 * A payment somebody left for the pay app with. It outlives a reload, because phones drop background tabs: on return the
 * screen asks "Did it go through?" and, with the same key, a yes counts once.
 */
export interface PendingPayment {
  readonly claimIds: readonly string[];
  readonly method: WireMethod;
  readonly handle: string;
  readonly paymentMethodId?: string | null;
  /** What was asked of the pay app, as on the wire: "22.41". */
  readonly amount: string;
  readonly idempotencyKey: string;
}

const keyOf = (receiptId: string): string => `fairtab.pending.${receiptId}`;

export function recallPendingPayment(receiptId: string): PendingPayment | null {
  const stored = readRecord('sessionStorage', keyOf(receiptId));
  const method = methodOf(stored?.['method']);
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
