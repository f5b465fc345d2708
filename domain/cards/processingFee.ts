import type { Cents } from '../money';

/** What paying by card in Fairtab adds for the payer. */
export interface FeeRule {
  /** In hundredths of a percent of the portion: 300 is 3 %. */
  readonly basisPoints: number;
  /** The least fee of one payment. */
  readonly minimumCents: Cents;
}

/** What an installation takes unless it is configured otherwise (docs/product/cards.md). */
export const USUAL_FEE: FeeRule = { basisPoints: 300, minimumCents: 0 };

/** The fee for a portion, rounded half up to a cent, and at least the minimum. Nothing is added to nothing. */
export function processingFee(portionCents: Cents, { basisPoints, minimumCents }: FeeRule = USUAL_FEE): Cents {
  if (portionCents === 0) return 0;
  return Math.max(minimumCents, Math.floor((portionCents * basisPoints + 5_000) / 10_000));
}
