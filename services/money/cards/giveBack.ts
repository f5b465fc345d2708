import type { CardPayment } from '../../generated/prisma/client';
import type { CardProcessing } from './CardProcessing';

/**
 * Asks the processor to give all of a payment back: the portion from the host, the fee from Fairtab. The key makes it one
 * refund, however often it is asked for.
 * @throws the processor's error, unless all of it was given back already.
 */
export async function giveBack({ stripe }: CardProcessing, { id, intentId }: CardPayment): Promise<void> {
  if (intentId === null) return;
  try {
    await stripe.refunds.create(
      { payment_intent: intentId, reverse_transfer: true, refund_application_fee: true },
      { idempotencyKey: `refund-${id}` },
    );
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'charge_already_refunded')) throw error;
  }
}
