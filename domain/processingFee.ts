import type { Cents } from './money';

/** What Fairtab's own payment processing adds for the payer, in percent of their portion. It is not offered yet. */
export const PROCESSING_FEE_PERCENT = 3;

/** The fee for a portion, rounded half up to a cent. Other ways to pay cost nothing. */
export function processingFee(portionCents: Cents): Cents {
  return Math.floor((portionCents * PROCESSING_FEE_PERCENT + 50) / 100);
}
