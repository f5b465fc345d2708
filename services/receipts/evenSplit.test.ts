import type { ReceiptState } from '@fairtab/domain/receipts';
import { describe, expect, it } from 'vitest';
import { cancelClaim, unclaim } from './claims/changeClaim';
import { Conflict, InvalidInput, NotFound } from '../platform/errors';
import { payClaims } from './payments/payClaims';
import { tableForTests } from '../testing/tableForTests';
import { addItem } from './addItem';
import { createReceipt } from './createReceipt';
import { editReceipt } from './editReceipt';
import { splitByItem, splitEvenly } from './split';

const { database, table } = await tableForTests();

const stored = (receipt: ReceiptState) => table.otherProcess().stranger().store.load(receipt.id);
const split = (receipt: ReceiptState, people: number) =>
  splitEvenly(table.hostOf(receipt), { receiptId: receipt.id, people });
const claimShare = (receipt: ReceiptState, { name, of }: { name: string; of: number }) =>
  table.claim(receipt, { item: 'Equal share', name, splitCount: of });

describe('splitting a bill evenly', () => {
  it('makes one line of all dishes, keeps them, and says so on the trail', async () => {
    const before = await table.newReceipt();
    const { receipt } = await split(before, 4);
    expect(receipt.items).toMatchObject([{ name: 'Equal share', priceCents: 3500, quantity: 1, splitWith: 4 }]);
    expect(receipt.evenSplit).toMatchObject({
      people: 4,
      dishes: [
        { name: 'Nachos', priceCents: 1000, quantity: 3, splitWith: 1 },
        { name: 'Beer', priceCents: 500, quantity: 1, splitWith: 1 },
      ],
    });
    expect(await stored(receipt)).toEqual(receipt);
    const trail = await database.db.prisma.change.findMany({ where: { receiptId: receipt.id, version: 2 } });
    expect(trail).toMatchObject([{ kind: 'edited', summary: 'Host split the bill evenly among 4' }]);
  });

  it('lets all people pay the total exactly, in any order of claims', async () => {
    const { receipt } = await split(await table.newReceipt({ tip: '4.99' }), 3);
    await claimShare(receipt, { name: 'Ana', of: 3 });
    const ben = await claimShare(receipt, { name: 'Ben', of: 3 });
    await claimShare(receipt, { name: 'Cleo', of: 3 });
    await unclaim(table.guest(ben.claim.guestId), { claimId: ben.claimId });
    const { receipt: full } = await claimShare(receipt, { name: 'Dev', of: 3 });
    expect(full.claims.map(({ amountCents }) => amountCents).sort()).toEqual([1370, 1370, 1370]);
    expect(table.stranger().store.summary(full)).toMatchObject({ claimedCents: 4110, unclaimedCents: 0, gapCents: 0 });
  });

  it('splits the printed total of a bill that does not add up, and goes on showing the difference', async () => {
    const { receipt } = await split(await table.newReceipt({ total: '51.11' }), 2);
    const { receipt: half } = await claimShare(receipt, { name: 'Ana', of: 2 });
    expect(half.claims[0]?.amountCents).toBe(2556);
    expect(table.stranger().store.summary(half)).toMatchObject({ mismatchCents: 1000, gapCents: 0 });
  });

  it('accepts another number later, ignores the same number, and goes back to the dishes', async () => {
    const before = await table.newReceipt();
    await split(before, 4);
    const { receipt: five } = await split(before, 5);
    expect(five).toMatchObject({ version: 3, evenSplit: { people: 5 }, items: [{ splitWith: 5, priceCents: 3500 }] });
    expect((await split(before, 5)).receipt.version).toBe(3);
    const { receipt } = await splitByItem(table.hostOf(before), { receiptId: before.id });
    expect(receipt).toMatchObject({ version: 4, evenSplit: null, totalCents: 4111 });
    const dishes = ({ items }: ReceiptState) => items.map(({ id: _id, ...dish }) => dish);
    expect(dishes(receipt)).toEqual(dishes(before));
    expect(await stored(receipt)).toEqual(receipt);
    expect((await splitByItem(table.hostOf(before), { receiptId: before.id })).receipt.version).toBe(4);
  });

  it('is refused while somebody has a live claim, and possible again when the host has cancelled it', async () => {
    const before = await table.newReceipt();
    const { claimId } = await table.claim(before, { item: 'Beer', name: 'Ana' });
    await expect(split(before, 4)).rejects.toThrow('Somebody has claimed already.');
    await cancelClaim(table.hostOf(before), { claimId });
    const { receipt } = await split(before, 4);
    const share = await claimShare(receipt, { name: 'Ana', of: 4 });
    await payClaims(table.guest(share.claim.guestId), { receiptId: receipt.id, method: 'cash' });
    await expect(split(before, 5)).rejects.toBeInstanceOf(Conflict);
    await expect(splitByItem(table.hostOf(before), { receiptId: before.id })).rejects.toBeInstanceOf(Conflict);
    expect((await split(before, 4)).receipt.evenSplit?.people).toBe(4);
  });

  it('is refused when there is nothing to split, and for invalid numbers', async () => {
    const free = await table.newReceipt({ items: [{ name: 'Water', price: 0 }] });
    await expect(split(free, 4)).rejects.toThrow('There is nothing to split yet');
    await expect(split(free, 1)).rejects.toBeInstanceOf(InvalidInput);
    await expect(split(free, 101)).rejects.toBeInstanceOf(InvalidInput);
  });

  it('is hidden from everybody but the host', async () => {
    const before = await table.newReceipt();
    const { receipt, claim, claimId } = await table.claim(before, { item: 'Beer', name: 'Ana' });
    await cancelClaim(table.hostOf(before), { claimId });
    for (const nobody of [table.stranger(), table.guest(claim.guestId)]) {
      const of = { receiptId: receipt.id };
      await expect(splitEvenly(nobody, { ...of, people: 2 })).rejects.toBeInstanceOf(NotFound);
      await expect(splitByItem(nobody, of)).rejects.toBeInstanceOf(NotFound);
    }
  });

  it('can be chosen when the receipt is made', async () => {
    const receipt = await table.newReceipt({ splitEvenlyAmong: 2 });
    expect(receipt).toMatchObject({
      totalCents: 4111,
      items: [{ name: 'Equal share', priceCents: 3500, splitWith: 2 }],
      evenSplit: { people: 2, dishes: [{ name: 'Nachos', quantity: 3 }, { name: 'Beer' }] },
    });
    await expect(createReceipt(table.stranger(), { items: [], splitEvenlyAmong: 2 })).rejects.toThrow(InvalidInput);
  });
});

describe('editing a bill that is split evenly', () => {
  it('changes everything but the items, and prices unpaid shares anew', async () => {
    const { receipt } = await split(await table.newReceipt(), 2);
    await claimShare(receipt, { name: 'Ana', of: 2 });
    const edit = { receiptId: receipt.id, tip: '6.00', restaurantName: 'Casa', items: receipt.items.map(withPrice) };
    const { receipt: edited } = await editReceipt(table.hostOf(receipt), edit);
    expect(edited).toMatchObject({ totalCents: 4211, restaurantName: 'Casa', claims: [{ amountCents: 2106 }] });
    expect(await stored(receipt)).toEqual(edited);
    const other = { ...edit, items: [{ name: 'Soup', price: 7 }] };
    await expect(editReceipt(table.hostOf(receipt), other)).rejects.toThrow('Split it by item before');
  });

  it('follows a total that is named', async () => {
    const { receipt } = await split(await table.newReceipt(), 2);
    await claimShare(receipt, { name: 'Ana', of: 2 });
    const { receipt: edited } = await editReceipt(table.hostOf(receipt), { receiptId: receipt.id, total: '50.00' });
    expect(edited.claims[0]?.amountCents).toBe(2500);
    expect(table.stranger().store.summary(edited)).toMatchObject({ mismatchCents: 889, gapCents: 0 });
  });

  it('takes no more items', async () => {
    const { receipt } = await split(await table.newReceipt(), 2);
    const item = { receiptId: receipt.id, name: 'Soup', price: 7 };
    await expect(addItem(table.hostOf(receipt), item)).rejects.toThrow('Split it by item before');
  });
});

function withPrice({ priceCents, ...item }: ReceiptState['items'][number]) {
  return { ...item, price: priceCents / 100 };
}
