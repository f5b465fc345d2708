import { t } from '../language/t';
import type { Cents } from '../money';
import { processingFee, type FeeRule } from './processingFee';

/** What a payment by card costs, as the payer sees it before choosing it. */
export interface CardOffer {
  /** What the host receives. */
  readonly portionCents: Cents;
  readonly feeCents: Cents;
  /** What the card is charged: portion and fee. */
  readonly totalCents: Cents;
}

/** The processor charges no card less than this. */
const LEAST_TOTAL_CENTS = 50;
/** Nor more than this at once. */
const MOST_TOTAL_CENTS = 999_999_99;

/** The offer for a portion (docs/product/cards.md). */
export function cardOfferOf(portionCents: Cents, rule: FeeRule): CardOffer {
  const feeCents = processingFee(portionCents, rule);
  return { portionCents, feeCents, totalCents: portionCents + feeCents };
}

/** @returns the text that says why no card can be charged for it, or null when one can. */
export function whyNotByCard({ totalCents }: CardOffer): string | null {
  if (totalCents < LEAST_TOTAL_CENTS) return t('A card cannot be charged less than $0.50.');
  return totalCents > MOST_TOTAL_CENTS ? t('A card cannot be charged that much at once.') : null;
}
