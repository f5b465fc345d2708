import type { ReceiptState } from '@fairtab/domain/receipts';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Conflict, EditedMeanwhile, InvalidInput, NotFound } from '../platform/errors';
import { tableForTests } from '../testing/tableForTests';
import { newAccount } from '../testing/browsers';
import { addItem } from './addItem';
import { createReceipt } from './createReceipt';
import { editReceipt } from './editReceipt';

const { database, table } = await tableForTests();

const stored = (receipt: ReceiptState) => table.otherProcess().stranger().store.load(receipt.id);
const begin = (input: object = {}) => table.newReceipt({ items: [], itemsFollow: true, ...input });
const add = (receipt: ReceiptState, input: object) =>
  addItem(table.hostOf(receipt), { receiptId: receipt.id, name: 'Soup', price: 7, ...input });

describe('a receipt whose items follow', () => {
  it('exists without items, with its printed total', async () => {
    const receipt = await begin({ total: '42.11' });
    expect(receipt).toMatchObject({ items: [], totalCents: 4211 });
    expect(table.stranger().store.summary(receipt)).toMatchObject({
      linesCents: 0,
      mismatchCents: 3600,
      unclaimedCents: 0,
      remainingCents: 4211,
      gapCents: 4211,
      items: [],
      people: [],
    });
  });

  it('gets each of eight simultaneous items once, also when each is sent twice', async () => {
    const receipt = await begin({ total: '62.11' });
    const processes = [table.hostOf(receipt), table.otherProcess().hostOf(receipt)];
    const inputs = Array.from({ length: 8 }, (_, index) => ({
      receiptId: receipt.id,
      name: `Dish ${index}`,
      price: '7.00',
      idempotencyKey: randomUUID(),
    }));
    const sent = [...inputs, ...inputs].map((input, index) =>
      addItem(processes[index % 3 ? 0 : 1] ?? table.stranger(), input),
    );
    const ids = (await Promise.all(sent)).map(({ itemId }) => itemId);
    const after = await stored(receipt);
    expect(after?.items.map(({ name }) => name).sort()).toEqual(inputs.map(({ name }) => name));
    expect(new Set(ids)).toEqual(new Set(after?.items.map(({ id }) => id)));
    expect(after?.totalCents).toBe(6211);
    expect(table.stranger().store.summary(after ?? receipt).mismatchCents).toBe(0);
  });

  it.each([
    ['in one order', ['10.00', '10.00', '5.00']],
    ['in another', ['5.00', '10.00', '10.00']],
  ])('keeps a printed total that the items reach and then exceed, %s', async (_order, prices) => {
    const receipt = await begin({ total: '26.11' });
    for (const price of prices) await add(receipt, { price });
    expect((await stored(receipt))?.totalCents).toBe(2611);
  });

  it('adds up as it grows when no total was printed', async () => {
    const receipt = await begin();
    expect(receipt.totalCents).toBe(611);
    await add(receipt, { quantity: 2, splitWith: 3 });
    expect(await stored(receipt)).toMatchObject({ totalCents: 2011, items: [{ quantity: 2, splitWith: 3 }] });
  });

  it('never changes what an earlier item costs', async () => {
    const receipt = await begin({ total: '46.11' });
    const { receipt: first } = await add(receipt, { price: '30.00' });
    const { claim } = await table.claim(first, { item: 'Soup', name: 'Ana' });
    const { receipt: second } = await add(receipt, { name: 'Bread', price: '10.00' });
    expect(second.claims).toEqual([claim]);
  });

  it('refuses an edit that knows only some of the items', async () => {
    const receipt = await begin({ total: '46.11' });
    await add(receipt, {});
    const edit = { receiptId: receipt.id, items: [{ name: 'Bread', price: 1 }], expectedVersion: 1 };
    await expect(editReceipt(table.hostOf(receipt), edit)).rejects.toBeInstanceOf(EditedMeanwhile);
    await editReceipt(table.hostOf(receipt), { ...edit, expectedVersion: 2, total: '7.11' });
    await add(receipt, { price: 2 });
    expect((await stored(receipt))?.totalCents).toBe(911);
  });
});

describe('adding an item', () => {
  it('goes on adding up, and prices unpaid claims anew', async () => {
    const receipt = await table.newReceipt();
    await table.claim(receipt, { item: 'Beer', name: 'Ana' });
    const { receipt: after, itemId } = await add(receipt, { price: '35.00' });
    expect(after).toMatchObject({ totalCents: 7611, claims: [{ amountCents: 544 }] });
    expect(after.items.at(-1)).toMatchObject({ id: itemId, name: 'Soup', priceCents: 3500, quantity: 1, splitWith: 1 });
    expect(await stored(receipt)).toEqual(after);
  });

  it('is refused to everybody but the host, for bad input, and beyond 300', async () => {
    const receipt = await table.newReceipt();
    const item = { receiptId: receipt.id, name: 'Soup', price: 7 };
    await expect(addItem(table.stranger(), item)).rejects.toBeInstanceOf(NotFound);
    await expect(addItem(table.stranger(), { ...item, receiptId: 'A'.repeat(22) })).rejects.toBeInstanceOf(NotFound);
    await expect(add(receipt, { name: ' ' })).rejects.toBeInstanceOf(InvalidInput);
    await expect(add(receipt, { price: -1 })).rejects.toBeInstanceOf(InvalidInput);
    await expect(add(receipt, { price: '99999999.99' })).rejects.toBeInstanceOf(InvalidInput);
    const full = await table.newReceipt({ items: Array(300).fill({ name: 'Tapa', price: 1 }) });
    await expect(add(full, {})).rejects.toThrow('A bill can have at most 300 items.');
  });

  it('answers a retry with the item of the first try, and refuses it once the item is gone', async () => {
    const receipt = await table.newReceipt();
    const idempotencyKey = randomUUID();
    const { itemId } = await add(receipt, { idempotencyKey });
    expect((await add(receipt, { idempotencyKey })).itemId).toBe(itemId);
    await expect(add(receipt, { idempotencyKey, price: 8 })).rejects.toBeInstanceOf(Conflict);
    await editReceipt(table.hostOf(receipt), { receiptId: receipt.id, items: [{ name: 'Bread', price: 1 }] });
    await expect(add(receipt, { idempotencyKey })).rejects.toBeInstanceOf(NotFound);
  });
});

describe('the host’s name on a receipt', () => {
  it('is the first name of the account, else its username, unless another name is given', async () => {
    const bill = { items: [{ name: 'Soup', price: 7 }] };
    const { browser, userId, username } = await newAccount(table);
    const ben = await browser.context();
    expect((await createReceipt(ben, bill)).receipt.hostName).toBe(username);
    await database.db.prisma.user.update({ where: { id: userId }, data: { firstName: 'Ben' } });
    expect((await createReceipt(ben, bill)).receipt.hostName).toBe('Ben');
    expect((await createReceipt(ben, { ...bill, hostName: 'Benjamin' })).receipt.hostName).toBe('Benjamin');
    expect((await createReceipt(table.stranger(), bill)).receipt.hostName).toBe('Host');
  });
});

describe('renaming', () => {
  it('is an edit of the restaurant and the description that touches nothing else', async () => {
    const receipt = await table.newReceipt();
    const names = { restaurantName: "Ana's birthday", description: 'with cake' };
    const { receipt: renamed } = await editReceipt(table.hostOf(receipt), { receiptId: receipt.id, ...names });
    expect(renamed).toEqual({ ...receipt, ...names, writeId: renamed.writeId, version: 2, billVersion: 2 });
  });
});
