import { MAX_ITEMS } from '@fairtab/domain/fields';
import { addItemInput, type AddItem } from '@fairtab/domain/inputs';
import { displayMoney } from '@fairtab/domain/money';
import type { ItemState, ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../authorise';
import type { ServiceContext } from '../context';
import { Conflict, NotFound } from '../errors';
import { keyedRequest } from '../idempotency';
import { parseInput } from '../parseInput';
import { changeReceipt } from './changeReceipt';
import { rebill, withTotal } from './rebill';

/**
 * The host adds one line at the end of the bill. While lines follow a receipt's creation one by one, the total stays the
 * printed one; later it is an edit like any other, so a bill that added up goes on adding up.
 * @throws InvalidInput, NotFound (also for anybody but the host), Conflict (split evenly, full, key reuse).
 */
export async function addItem(ctx: ServiceContext, input: unknown): Promise<{ receipt: ReceiptState; itemId: string }> {
  const { idempotencyKey, ...wanted } = parseInput(addItemInput, input);
  const { receipt, answer } = await changeReceipt(ctx, {
    receiptId: wanted.receiptId,
    keyed: keyedRequest(ctx, { operation: 'addItem', key: idempotencyKey, request: wanted }),
    decide: (state, actor) => {
      authorise({ viewer: actor, action: 'editReceipt', receipt: state }, 'Only the host can add items.');
      const item = itemOf(wanted, ctx.newId());
      return {
        next: withItem(state, item),
        actorName: state.hostName,
        kind: 'edited',
        summary: `${state.hostName} added ${describe(item)}`,
        answer: { itemId: item.id },
      };
    },
  });
  // A retry whose first try was undone meanwhile.
  if (!receipt.items.some(({ id }) => id === answer.itemId))
    throw new NotFound('That item is no longer on the receipt.');
  return { receipt, itemId: answer.itemId };
}

function itemOf({ name, priceCents, quantity, splitWith }: Omit<AddItem, 'idempotencyKey'>, id: string): ItemState {
  return { id, name, priceCents, quantity, splitWith };
}

function withItem(state: ReceiptState, item: ItemState): ReceiptState {
  if (state.evenSplit) throw new Conflict('This bill is split evenly. Split it by item before you add to it.');
  if (state.items.length >= MAX_ITEMS) throw new Conflict(`A bill can have at most ${MAX_ITEMS} items.`);
  const edited = withTotal({ ...state, items: [...state.items, item] }, { before: state });
  const next = rebill(state, edited);
  return state.billVersion === 0 ? { ...next, billVersion: 0 } : next;
}

/** "2 Negroni for $24.00". */
function describe({ name, quantity, priceCents }: ItemState): string {
  return `${quantity === 1 ? name : `${quantity} ${name}`} for ${displayMoney(priceCents * quantity)}`;
}
