import { leaveHousehold as leave } from '@fairtab/domain/moves/leaveHousehold';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../context';
import { answerHousehold } from './answerHousehold';

/**
 * The viewer pays alone again, or does not want to pay with those who ask. What was paid stays paid.
 * @throws InvalidInput, NotFound, Conflict (the viewer pays alone, key reuse).
 */
export function leaveHousehold(ctx: ServiceContext, input: unknown): Promise<{ receipt: ReceiptState }> {
  return answerHousehold(ctx, { operation: 'leaveHousehold', input, move: leave });
}
