import { editReceiptInput, type EditReceipt } from '@fairtab/domain/inputs';
import { displayMoney } from '@fairtab/domain/money';
import type { ItemState, ReceiptState } from '@fairtab/domain/receipts';
import { isDeepStrictEqual } from 'node:util';
import { authorise } from '../authorise';
import type { ServiceContext } from '../context';
import { Conflict, InvalidInput } from '../errors';
import { parseInput } from '../parseInput';
import { changeReceipt, type Decision } from './changeReceipt';
import { rebill, withTotal } from './rebill';

/**
 * The host changes the bill. Unpaid claims are priced anew, paid ones keep their amount (decisions §2). A bill that
 * added up goes on adding up when the edit names no total.
 * @throws InvalidInput, NotFound (also for anybody but the host), Conflict (edited meanwhile, an item that is claimed,
 * or the items of a bill that is split evenly).
 */
export async function editReceipt(ctx: ServiceContext, input: unknown): Promise<{ receipt: ReceiptState }> {
  const today = ctx.now().toISOString().slice(0, 10);
  const edit = parseInput(editReceiptInput({ today }), input);
  const { receipt } = await changeReceipt(ctx, {
    receiptId: edit.receiptId,
    decide: (state, actor) => {
      authorise({ viewer: actor, action: 'editReceipt', receipt: state }, 'Only the host can edit the receipt.');
      return decide({ ctx, state, edit });
    },
  });
  return { receipt };
}

function decide({
  ctx,
  state,
  edit,
}: {
  ctx: ServiceContext;
  state: ReceiptState;
  edit: EditReceipt;
}): Decision<object> {
  // While lines follow one by one, only an edit made on the very newest state knows all of them.
  const newestBill = state.billVersion === 0 ? state.version : state.billVersion;
  if (edit.expectedVersion !== undefined && edit.expectedVersion < newestBill)
    throw new Conflict('The bill was edited meanwhile. Look at it again before you change it.');
  const edited = applyEdit({ ctx, state, edit });
  return {
    next: rebill(state, edited),
    actorName: edited.hostName,
    kind: 'edited',
    summary: `${edited.hostName} edited ${describeEdit(state, edited)}`,
    answer: {},
  };
}

function applyEdit({
  ctx,
  state,
  edit,
}: {
  ctx: ServiceContext;
  state: ReceiptState;
  edit: EditReceipt;
}): ReceiptState {
  const edited: ReceiptState = {
    ...state,
    restaurantName: edit.restaurantName ?? state.restaurantName,
    hostName: edit.hostName ?? state.hostName,
    description: edit.description ?? state.description,
    date: edit.date ?? state.date,
    taxCents: edit.taxCents ?? state.taxCents,
    tipCents: edit.tipCents ?? state.tipCents,
    feesCents: edit.feesCents ?? state.feesCents,
    discountCents: edit.discountCents ?? state.discountCents,
    items: edit.items ? mergeItems({ ctx, state, items: edit.items }) : state.items,
    payTo: edit.payTo ?? state.payTo,
  };
  if (edited.evenSplit && !isDeepStrictEqual(edited.items, state.items))
    throw new Conflict('This bill is split evenly. Split it by item before you change the items.');
  return withTotal(edited, { before: state, totalCents: edit.totalCents });
}

function mergeItems({
  ctx,
  state,
  items,
}: {
  ctx: ServiceContext;
  state: ReceiptState;
  items: NonNullable<EditReceipt['items']>;
}): ItemState[] {
  const known = new Set(state.items.map(({ id }) => id));
  const seen = new Set<string>();
  return items.map(({ id, ...item }, index) => {
    if (id !== null && (!known.has(id) || seen.has(id)))
      throw new InvalidInput([{ path: `items.${index}.id`, message: 'That item is not on this receipt' }]);
    if (id !== null) seen.add(id);
    return { id: id ?? ctx.newId(), ...item };
  });
}

/** "items, tip and the total ($100.00 to $104.00)", for the trail. */
function describeEdit(before: ReceiptState, after: ReceiptState): string {
  const parts = [
    before.restaurantName !== after.restaurantName && 'the restaurant',
    before.hostName !== after.hostName && 'the host name',
    before.description !== after.description && 'the description',
    before.date !== after.date && 'the date',
    before.evenSplit === null && !isDeepStrictEqual(before.items, after.items) && 'items',
    before.taxCents !== after.taxCents && 'tax',
    before.tipCents !== after.tipCents && 'tip',
    before.feesCents !== after.feesCents && 'fees',
    before.discountCents !== after.discountCents && 'the discount',
    before.totalCents !== after.totalCents &&
      `the total (${displayMoney(before.totalCents)} to ${displayMoney(after.totalCents)})`,
    !isDeepStrictEqual(before.payTo, after.payTo) && 'how to pay',
  ].filter((part) => part !== false);
  return new Intl.ListFormat('en-US').format(parts.length > 0 ? parts : ['nothing']);
}
