import { joinHousehold as join } from '@fairtab/domain/moves/joinHousehold';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../context';
import { answerHousehold } from './answerHousehold';

/**
 * The viewer agrees to pay as one with those who ask. No amount changes.
 * @throws InvalidInput, NotFound, Conflict (nobody asks the viewer, key reuse).
 */
export function joinHousehold(ctx: ServiceContext, input: unknown): Promise<{ receipt: ReceiptState }> {
  return answerHousehold(ctx, { operation: 'joinHousehold', input, move: join });
}
