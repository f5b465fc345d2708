import { joinHouseholdInput } from '@fairtab/domain/inputs/householdInputs';
import { joinHousehold as join } from '@fairtab/domain/moves/joinHousehold';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import { parseInput } from '../../platform/parseInput';
import { answerHousehold } from './answerHousehold';
import { rememberPartners } from './rememberedHouseholds';

/**
 * The viewer agrees to pay as one with those who ask; with `always`, whoever of them asks on a later receipt need not wait for
 * an answer. No amount changes.
 * @throws InvalidInput, NotFound, Conflict (nobody asks the viewer, key reuse).
 */
export async function joinHousehold(ctx: ServiceContext, input: unknown): Promise<{ receipt: ReceiptState }> {
  const { always, ...wanted } = parseInput(joinHouseholdInput, input);
  const { receipt, ...pair } = await answerHousehold(ctx, { operation: 'joinHousehold', input: wanted, move: join });
  if (always) await rememberPartners(ctx, pair);
  return { receipt };
}
