import type { CardFacts } from '@fairtab/domain/cardFacts';
import type { CardProcessing } from './CardProcessing';
import { REVERSAL_FOR } from './readFacts';

/**
 * Takes the host's part of each lost dispute back from the host, because the bank took it from Fairtab.
 * @returns whether there was one to take back.
 */
export async function reverseTransfers({ stripe }: CardProcessing, { charge, disputes }: CardFacts): Promise<boolean> {
  const { transferId } = charge ?? {};
  const lost = disputes.filter(({ status, reversalId }) => status === 'lost' && reversalId === null);
  if (!transferId || lost.length === 0) return false;
  for (const { id, amountCents } of lost)
    await stripe.transfers.createReversal(
      transferId,
      { amount: amountCents, refund_application_fee: true, metadata: { [REVERSAL_FOR]: id } },
      { idempotencyKey: `reversal-${id}` },
    );
  return true;
}
