import { dayIn, DEFAULT_TIME_ZONE } from '@fairtab/domain/localTime';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addPaymentMethod } from '../people/paymentMethods/addPaymentMethod';
import { payClaims } from './payments/payClaims';
import { Conflict, EditedMeanwhile, InvalidInput, NotFound } from '../platform/errors';
import { tableForTests } from '../testing/tableForTests';
import { signedInAccount } from '../testing/signedInAccount';
import { itemNamed } from '../testing/table';
import { addItem } from './addItem';
import { createReceipt } from './createReceipt';
import { editReceipt } from './editReceipt';
import { readReceipt, readReceiptOf } from './readReceipt';
import { splitByItem, splitEvenly } from './split';

const { database, table } = await tableForTests();

const beer = { items: [{ name: 'Beer', price: 5 }] };

describe('creating a receipt', () => {
  it('fills in the documented defaults and makes the sender its host', async () => {
    const secrets: string[] = [];
    const { receipt } = await createReceipt(table.stranger(secrets), beer);
    expect(receipt).toMatchObject({
      restaurantName: 'Restaurant Receipt',
      description: '',
      taxCents: 0,
      tipCents: 0,
      totalCents: 500,
    });
    expect(receipt.date).toBe(dayIn(DEFAULT_TIME_ZONE, new Date()));
    expect((await table.guestOfSecret(secrets[0])).viewer.guestId).toBe(receipt.hostGuestId);
  });

  it('says that an account is paid by the ways it has saved, unless the request says it', async () => {
    const ana = await signedInAccount(table);
    await addPaymentMethod(ana, { type: 'card', displayName: 'Visa', identifier: '4242' });
    await addPaymentMethod(ana, { type: 'zelle', displayName: 'Zelle', identifier: 'ana@example.com' });
    await addPaymentMethod(ana, { type: 'venmo', displayName: 'Venmo', identifier: '@ana-pays' });
    const waysOf = async (input: object) => (await createReceipt(ana, { ...beer, ...input })).receipt.payTo;
    expect(await waysOf({})).toEqual([
      { method: 'venmo', handle: 'ana-pays' },
      { method: 'zelle', handle: 'ana@example.com' },
    ]);
    expect(await waysOf({ payTo: [] })).toEqual([]);
    expect(await waysOf({ currency: 'EUR' })).toEqual([]);
  });

  it('keeps a printed total that differs, for the host to see', async () => {
    const { receipt } = await createReceipt(table.stranger(), { ...beer, total: '7.00' });
    expect(table.stranger().store.summary(receipt).mismatchCents).toBe(200);
  });

  it('makes one receipt when the request is repeated with the same key, even when the first cookie was lost', async () => {
    const input = { ...beer, idempotencyKey: randomUUID() };
    const secrets: string[] = [];
    const first = await createReceipt(table.stranger(), input);
    const second = await createReceipt(table.stranger(secrets), input);
    expect(second.receipt.id).toBe(first.receipt.id);
    expect((await table.guestOfSecret(secrets[0])).viewer.guestId).toBe(first.receipt.hostGuestId);
    await expect(createReceipt(table.stranger(), { ...input, tip: 1 })).rejects.toBeInstanceOf(Conflict);
  });

  it('recognises a retry after midnight', async () => {
    const input = { ...beer, idempotencyKey: randomUUID() };
    table.setTime(new Date('2026-11-21T23:59:59Z'));
    const first = await createReceipt(table.stranger(), input);
    table.setTime(new Date('2026-11-22T00:00:01Z'));
    expect((await createReceipt(table.stranger(), input)).receipt.id).toBe(first.receipt.id);
  });

  it('writes nothing of a bill that is refused', async () => {
    const before = await database.db.prisma.guest.count();
    await expect(createReceipt(table.stranger(), { items: [] })).rejects.toThrow('At least one item is required');
    await expect(createReceipt(table.stranger(), { ...beer, discount: 6 })).rejects.toBeInstanceOf(InvalidInput);
    expect(await database.db.prisma.guest.count()).toBe(before);
  });
});

describe('editing a receipt', () => {
  it('prices unpaid claims anew, keeps paid ones, and shows what is missing as a gap', async () => {
    const receipt = await table.newReceipt();
    const ana = await table.claim(receipt, { item: 'Nachos', name: 'Ana' });
    await payClaims(table.guest(ana.claim.guestId), { receiptId: receipt.id, method: 'cash' });
    await table.claim(receipt, { item: 'Beer', name: 'Ben' });
    const { receipt: edited } = await editReceipt(table.hostOf(receipt), { receiptId: receipt.id, tip: '8.50' });
    expect(edited.totalCents).toBe(4461);
    expect(edited.claims.map(({ amountCents }) => amountCents)).toEqual([1175, 637]);
    expect(table.stranger().store.summary(edited).gapCents).toBe(100);
    expect(await table.otherProcess().stranger().store.load(receipt.id)).toEqual(edited);
  });

  it('keeps what was asked for with a dish, also through an even split and back', async () => {
    const wishes = { name: 'Burger', price: '9.00', note: 'No onions, medium rare' };
    const { receipt } = await createReceipt(table.stranger(), { items: [wishes, { name: 'Beer', price: '5.00' }] });
    const host = table.hostOf(receipt);
    const { receipt: longer } = await addItem(host, { receiptId: receipt.id, name: 'Soup', price: 4, note: 'Hot' });
    await splitEvenly(host, { receiptId: receipt.id, people: 2 });
    const { receipt: back } = await splitByItem(host, { receiptId: receipt.id });
    const notesOf = ({ items }: typeof receipt) => items.map(({ note }) => note);
    expect(notesOf(longer)).toEqual(['No onions, medium rare', undefined, 'Hot']);
    expect(notesOf(back)).toEqual(notesOf(longer));
    const stored = await table.otherProcess().stranger().store.load(receipt.id);
    expect(stored && notesOf(stored)).toEqual(notesOf(longer));
    const long = { items: [{ ...wishes, note: 'x'.repeat(201) }] };
    await expect(createReceipt(table.stranger(), long)).rejects.toThrow('Note can have at most 200 characters');
  });

  it('changes, adds, reorders and removes items in one go', async () => {
    const receipt = await table.newReceipt();
    const nachos = itemNamed(receipt, 'Nachos');
    const { receipt: edited } = await editReceipt(table.hostOf(receipt), {
      receiptId: receipt.id,
      items: [
        { name: 'Soup', price: '7.00' },
        { id: nachos.id, name: 'Nachos grande', price: '12.00', quantity: 3 },
      ],
    });
    expect(edited.items.map(({ name }) => name)).toEqual(['Soup', 'Nachos grande']);
    expect(edited.items[1]?.id).toBe(nachos.id);
    expect(edited.totalCents).toBe(700 + 3600 + 611);
    expect(await table.otherProcess().stranger().store.load(receipt.id)).toEqual(edited);
  });

  it('refuses to remove or shorten a claimed line', async () => {
    const receipt = await table.newReceipt();
    await table.claim(receipt, { item: 'Nachos', name: 'Ana', units: 2 });
    const nachos = itemNamed(receipt, 'Nachos');
    const host = table.hostOf(receipt);
    const edit = (items: object[]) => editReceipt(host, { receiptId: receipt.id, items });
    await expect(edit([{ name: 'Beer', price: 5 }])).rejects.toThrow('Nachos cannot be removed: Ana claimed it.');
    await expect(edit([{ id: nachos.id, name: 'Nachos', price: 10 }])).rejects.toThrow('Ana claimed 2.');
    await expect(edit([{ id: nachos.id, name: 'Nachos', price: 10, quantity: 2 }])).resolves.toBeDefined();
  });

  it('refuses an edit made on a bill that was edited meanwhile, but not after a claim', async () => {
    const receipt = await table.newReceipt();
    const host = table.hostOf(receipt);
    await table.claim(receipt, { item: 'Beer', name: 'Ana' });
    const edit = { receiptId: receipt.id, expectedVersion: receipt.version, tip: '6.00' };
    await editReceipt(host, edit);
    await expect(editReceipt(host, edit)).rejects.toBeInstanceOf(EditedMeanwhile);
  });

  it('refuses an item of another receipt', async () => {
    const [receipt, elsewhere] = [await table.newReceipt(), await table.newReceipt()];
    const stolen = { id: itemNamed(elsewhere, 'Beer').id, name: 'Beer', price: 1 };
    await expect(editReceipt(table.hostOf(receipt), { receiptId: receipt.id, items: [stolen] })).rejects.toBeInstanceOf(
      InvalidInput,
    );
  });

  it('is hidden from strangers and diners', async () => {
    const receipt = await table.newReceipt();
    const { claim } = await table.claim(receipt, { item: 'Beer', name: 'Ana' });
    for (const viewer of [table.stranger(), table.guest(claim.guestId)])
      await expect(editReceipt(viewer, { receiptId: receipt.id, tip: 0 })).rejects.toBeInstanceOf(NotFound);
  });
});

describe('reading a receipt', () => {
  it('shows claims in the order they were made, even within one tick of the clock', async () => {
    table.setTime(new Date('2026-11-21T20:00:00Z'));
    const receipt = await table.newReceipt();
    for (const name of ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve'])
      await table.claim(receipt, { item: 'Nachos', name, splitCount: 2 });
    const loaded = await readReceipt(table.otherProcess().stranger(), receipt.id);
    expect(loaded?.claims.map(({ claimerName }) => claimerName)).toEqual(['Ana', 'Ben', 'Cleo', 'Dan', 'Eve']);
  });

  it('shows the newest version to everybody with the link, also when another process wrote it', async () => {
    const receipt = await table.newReceipt();
    const other = table.otherProcess();
    await readReceipt(other.stranger(), receipt.id);
    const { claimId } = await table.claim(receipt, { item: 'Beer', name: 'Ana' });
    expect((await readReceipt(other.stranger(), receipt.id))?.version).toBe(2);
    expect((await readReceiptOf(other.stranger(), { part: 'claim', id: claimId }))?.id).toBe(receipt.id);
  });

  it('finds nothing for an unknown id', async () => {
    expect(await readReceipt(table.stranger(), 'A'.repeat(22))).toBeNull();
    expect(await readReceiptOf(table.stranger(), { part: 'item', id: 'x' })).toBeNull();
  });
});
