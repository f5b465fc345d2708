import type { PaymentState } from '@fairtab/domain/receipts';
import { shownAddress } from '../../people/addresses/shownAddress';
import { PAYMENT_HANDLE, placeOf } from '../../platform/sealing/sealedColumns';
import type { Sealer } from '../../platform/sealing/Sealer';

/** The payer's handle as a payment keeps it. It stays sealed in memory too, until somebody who may see it asks. */
export function sealHandle(
  sealer: Sealer,
  { id, handle }: { readonly id: string; readonly handle: string | null },
): string | null {
  return handle === null ? null : sealer.seal(handle, placeOf(PAYMENT_HANDLE, id));
}

/** The payer's handle to be shown. @throws when it is sealed with a key that is gone. */
export function openHandle(sealer: Sealer, { id, handle }: Pick<PaymentState, 'id' | 'handle'>): string | null {
  // Payments of earlier versions have plain handles until `npm run reseal`.
  if (handle === null) return null;
  return shownAddress(sealer.isSealed(handle) ? sealer.open(handle, placeOf(PAYMENT_HANDLE, id)) : handle);
}
