import { dueReversals, type CardFacts } from '@fairtab/domain/cardFacts';
import type { ChargedSum } from '@fairtab/domain/ledger';
import type { CardProcessing } from './CardProcessing';
import { REVERSAL_FOR } from './readFacts';

/**
 * Takes the host's part of each lost dispute back from the host, because the bank took it from Fairtab. Nothing is
 * taken that a refund has taken from the host already.
 * @returns whether there was one to take back.
 */
export async function reverseTransfers(
  { stripe }: CardProcessing,
  { facts, sum }: { facts: CardFacts; sum: ChargedSum },
): Promise<boolean> {
  const transferId = facts.charge?.transferId;
  const due = dueReversals(facts, sum);
  if (!transferId || due.length === 0) return false;
  for (const { disputeId, amountCents } of due)
    await stripe.transfers.createReversal(
      transferId,
      { amount: amountCents, refund_application_fee: true, metadata: { [REVERSAL_FOR]: disputeId } },
      { idempotencyKey: `reversal-${disputeId}` },
    );
  return true;
}
