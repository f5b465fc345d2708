import type { PaidBy } from '@fairtab/domain/moves/payClaims';
import type { PaymentMethod } from '@fairtab/domain/waysToPay';
import type { ServiceContext } from '../../context';
import { readPaymentMethod } from '../../people/paymentMethods/savedMethods';

/** A way to pay as it was sent: a saved method, or a method with the payer's handle. */
export type PaidByInput =
  | { readonly paymentMethodId: string; readonly method: null; readonly handle: null }
  | { readonly paymentMethodId: null; readonly method: PaymentMethod; readonly handle: string | null };

/**
 * The method and handle that were sent, or those of the saved method that was named.
 * @throws NotSignedIn, NotFound (a saved method that is not the viewer's).
 */
export async function readPaidBy(ctx: ServiceContext, wanted: PaidByInput): Promise<PaidBy> {
  if (wanted.paymentMethodId === null) return { method: wanted.method, handle: wanted.handle };
  const { type, identifier } = await readPaymentMethod(ctx, wanted.paymentMethodId);
  return { method: type, handle: identifier };
}
