import { t } from '@fairtab/domain/language/t';
import type { ServiceContext } from '../../context';
import { Conflict } from '../../platform/errors';
import { Unavailable } from '../../platform/isUnavailable';
import type { CardProcessing } from './CardProcessing';

/** @throws Conflict when card payments are off here. */
export function processingOf({ cards }: ServiceContext): CardProcessing {
  if (cards === null) throw new Conflict(t('Paying by card is off here.'));
  return cards;
}

const BUSY = new Set(['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError']);

/**
 * Asks the processor while somebody waits.
 * @throws Unavailable when it cannot answer now; else its own error, which is a fault of ours.
 */
export async function askProcessor<Answer>(asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof Error && 'type' in error && BUSY.has(String(error.type)))
      throw new Unavailable('The card processor does not answer', { cause: error });
    throw error;
  }
}
