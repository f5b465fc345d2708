import { cardOfferInput } from '@fairtab/domain/inputs/cardInputs';
import type { CardOffer } from '@fairtab/domain/cardOffer';
import type { ServiceContext } from '../../context';
import { DomainError } from '../../platform/errors';
import { parseInput } from '../../platform/parseInput';
import { payableByCard } from './payableByCard';

/** Part, fee and sum of paying by card, to be shown before it is chosen. @returns null when these claims cannot be paid so. */
export async function offerCard(ctx: ServiceContext, input: unknown): Promise<CardOffer | null> {
  try {
    return (await payableByCard(ctx, parseInput(cardOfferInput, input))).offer;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
