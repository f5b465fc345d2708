import { dishesOf, evenLine, refusalOfEvenSplit } from '@fairtab/domain/evenSplit';
import { splitEvenlyInput } from '@fairtab/domain/inputs';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../authorise';
import type { ServiceContext } from '../context';
import { Conflict } from '../errors';
import { parseInput } from '../parseInput';
import { changeReceipt } from './changeReceipt';
import { rebill } from './rebill';
import { refuseClaimed } from './refuseClaimed';

/**
 * The host splits the whole bill evenly: the dishes become one line that so many people share, and are kept to look at
 * and to go back to. Again with another number is fine.
 * @throws InvalidInput, NotFound (also for anybody but the host), Conflict (somebody has claimed, or nothing to split).
 */
export async function splitEvenly(ctx: ServiceContext, input: unknown): Promise<{ receipt: ReceiptState }> {
  const { receiptId, people } = parseInput(splitEvenlyInput, input);
  const { receipt } = await changeReceipt(ctx, {
    receiptId,
    decide: (state, actor) => {
      authorise({ viewer: actor, action: 'editReceipt', receipt: state }, 'Only the host can split the bill.');
      const isDone = state.evenSplit?.people === people;
      return {
        next: isDone ? state : evenly(state, { people, newId: ctx.newId() }),
        actorName: state.hostName,
        kind: 'edited',
        summary: `${state.hostName} split the bill evenly among ${people}`,
        answer: {},
      };
    },
  });
  return { receipt };
}

function evenly(state: ReceiptState, { people, newId }: { people: number; newId: string }): ReceiptState {
  refuseClaimed(state);
  const dishes = dishesOf(state);
  const refusal = refusalOfEvenSplit(state, dishes);
  if (refusal !== null) throw new Conflict(refusal);
  const id = state.evenSplit ? (state.items[0]?.id ?? newId) : newId;
  return rebill(state, { ...state, items: [evenLine(state, { id, people })], evenSplit: { people, dishes } });
}
