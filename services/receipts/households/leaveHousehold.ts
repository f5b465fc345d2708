import { leaveHouseholdInput } from '@fairtab/domain/inputs/householdInputs';
import { leaveHousehold as leave } from '@fairtab/domain/moves/leaveHousehold';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import { parseInput } from '../../platform/parseInput';
import { answerHousehold } from './answerHousehold';
import { forgetPartners } from './rememberedHouseholds';

/**
 * The viewer pays alone again, or does not want to pay with those who ask; they have to be asked the next time, too. What was
 * paid stays paid.
 * @throws InvalidInput, NotFound, Conflict (the viewer pays alone, key reuse).
 */
export async function leaveHousehold(ctx: ServiceContext, input: unknown): Promise<{ receipt: ReceiptState }> {
  const wanted = parseInput(leaveHouseholdInput, input);
  const { receipt, ...pair } = await answerHousehold(ctx, { operation: 'leaveHousehold', input: wanted, move: leave });
  await forgetPartners(ctx, pair);
  return { receipt };
}
