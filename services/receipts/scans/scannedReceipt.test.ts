import type { ReceiptState } from '@fairtab/domain/receipts';
import { billOf } from '@fairtab/domain/scan/testing/readText';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ServiceContext } from '../../context';
import { Conflict, InvalidInput } from '../../platform/errors';
import type { Prisma } from '../../generated/prisma/client';
import { createReceipt } from '../createReceipt';
import { tableForTests } from '../../testing/tableForTests';
import { newAccount, newBrowser, signIn } from '../../testing/browsers';
import { AS_READ, newScan } from '../../testing/scans';

const { database, table } = await tableForTests();

const newGuest = async (): Promise<ServiceContext> => table.hostOf(await table.newReceipt());
const submit = async (ctx: ServiceContext, input: object): Promise<ReceiptState> =>
  (await createReceipt(ctx, { ...AS_READ, confirmsScan: true, ...input })).receipt;
const stored = (id: string) => database.db.prisma.scan.findUniqueOrThrow({ where: { id } });
const refused = (message: string) => ({ fields: [{ path: 'scanId', message }] });

describe('a receipt that is made of a scan', () => {
  it('is connected with it, and was entered by upload', async () => {
    const ana = await newGuest();
    const { scanId } = await newScan(ana);
    const receipt = await submit(ana, { scanId, uploadMethod: 'manual' });
    expect(receipt).toMatchObject({ uploadMethod: 'upload', photosShared: false, totalCents: 1600 });
    expect(await stored(scanId)).toMatchObject({ receiptId: receipt.id, corrections: null });
  });

  it('requires the confirmation of its host', async () => {
    const ana = await newGuest();
    const { scanId } = await newScan(ana);
    const message = 'Please compare the bill with its photo and confirm it';
    await expect(submit(ana, { scanId, confirmsScan: false })).rejects.toMatchObject({
      fields: [{ path: 'confirmsScan', message }],
    });
    expect(await stored(scanId)).toMatchObject({ receiptId: null });
  });

  it('requires a scan of its own host', async () => {
    const { scanId } = await newScan(await newGuest());
    const nothing = refused('There is no such scan');
    await expect(submit(await newGuest(), { scanId })).rejects.toMatchObject(nothing);
    await expect(submit(table.stranger(), { scanId })).rejects.toMatchObject(nothing);
    await expect(submit(await newGuest(), { scanId: 'A'.repeat(22) })).rejects.toMatchObject(nothing);
    expect(await stored(scanId)).toMatchObject({ receiptId: null });
  });

  it.each([
    ['uploaded', 'The photos are still being read'],
    ['turning', 'The photos are still being read'],
    ['reading', 'The photos are still being read'],
    ['understanding', 'The photos are still being read'],
    ['failed', 'Nothing could be read on these photos'],
  ] as const)('is not made of one that is %s', async (status, message) => {
    const ana = await newGuest();
    const { scanId } = await newScan(ana, { status });
    await expect(submit(ana, { scanId })).rejects.toMatchObject(refused(message));
  });

  it('is the only one of its scan, even when two requests come at once', async () => {
    const ana = await newGuest();
    const { scanId } = await newScan(ana);
    const made = await Promise.allSettled(Array.from({ length: 6 }, () => submit(ana, { scanId })));
    const [receipt] = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const refusals = made.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []));
    expect(refusals).toHaveLength(5);
    for (const refusal of refusals) expect(refusal).toMatchObject(refused('A receipt was already made of this scan'));
    expect(await stored(scanId)).toMatchObject({ receiptId: receipt?.id });
    // The receipt that the guest had before, and this one.
    expect(await database.db.prisma.receipt.count({ where: { hostGuestId: ana.viewer.guestId ?? '' } })).toBe(2);
  });

  it('is answered again to a retry with the same key, and to nothing else', async () => {
    const ana = await newGuest();
    const { scanId } = await newScan(ana);
    const input = { scanId, idempotencyKey: randomUUID() };
    const tries = await Promise.all([submit(ana, input), submit(ana, input), submit(ana, input)]);
    const again = await submit(ana, input);
    expect(new Set([...tries, again].map(({ id }) => id)).size).toBe(1);
    await expect(submit(ana, { ...input, tip: '1.00' })).rejects.toBeInstanceOf(Conflict);
    await expect(submit(ana, { scanId, idempotencyKey: randomUUID() })).rejects.toBeInstanceOf(InvalidInput);
  });

  it('can be made after its guest has signed up, or signed in', async () => {
    const newcomer = newBrowser(table);
    await createReceipt(await newcomer.context(), AS_READ);
    const first = await newScan(await newcomer.context());
    await newAccount(table, { browser: newcomer });
    expect(await submit(await newcomer.context(), first)).toMatchObject({ uploadMethod: 'upload' });

    const { username, guestId } = await newAccount(table);
    const phone = newBrowser(table);
    await createReceipt(await phone.context(), AS_READ);
    const second = await newScan(await phone.context());
    await signIn(phone, { username });
    expect(await submit(await phone.context(), second)).toMatchObject({ hostGuestId: guestId });
    const owners = await database.db.prisma.photo.findMany({ where: { id: { in: [...second.photoIds] } } });
    expect(owners.map((photo) => photo.guestId)).toEqual([guestId, guestId]);
  });
});

describe('the corrections of the host', () => {
  const corrected = { ...AS_READ, restaurantName: 'Café Roma', tax: '0.50', total: '15.50' };

  it('are none when a discount stays on the line where it was read', async () => {
    const ana = await newGuest();
    const bill = billOf(
      'CAFE ROMA\n03/04/2019 7:15 PM\n2 Burger   9.00\n1 Cola   3.00\nVOID Cola   -3.00\nSubtotal   9.00\nTax   1.00\nTotal   10.00',
    );
    const { scanId } = await newScan(ana, { bill: bill as unknown as Prisma.InputJsonValue });
    const items = [
      { name: 'Burger', price: '4.50', quantity: 2 },
      { name: 'Cola', price: '3.00', discount: '3.00' },
    ];
    await submit(ana, { scanId, keepsCorrections: true, items, total: '10.00' });
    expect((await stored(scanId)).corrections).toEqual([]);
  });

  it('are kept with the words that were read, when the host agrees', async () => {
    const ana = await newGuest();
    const { scanId } = await newScan(ana);
    await submit(ana, { ...corrected, scanId, keepsCorrections: true });
    const { corrections, pages } = await stored(scanId);
    expect(corrections).toEqual([
      { field: 'restaurantName', read: 'CAFE ROMA', confirmed: 'Café Roma', words: ['CAFE', 'ROMA'] },
      { field: 'tax', read: '1.00', confirmed: '0.50', words: ['Tax', '1.00'] },
      { field: 'total', read: '16.00', confirmed: '15.50', words: ['Total', '16.00'] },
    ]);
    expect(pages).not.toBeNull();
  });

  it('are not kept otherwise, but the readings are', async () => {
    const ana = await newGuest();
    const { scanId } = await newScan(ana);
    await submit(ana, { ...corrected, scanId });
    const { corrections, bill, pages } = await stored(scanId);
    expect(corrections).toBeNull();
    expect(bill).not.toBeNull();
    expect(pages).not.toBeNull();
  });

  it('are empty for a bill that was read right, even when it is split evenly', async () => {
    const ana = await newGuest();
    const { scanId } = await newScan(ana);
    await submit(ana, { scanId, keepsCorrections: true, splitEvenlyAmong: 4 });
    expect((await stored(scanId)).corrections).toEqual([]);
  });

  it('leave out the placeholder for a missing name', async () => {
    const ana = await newGuest();
    const { bill } = await stored((await newScan(ana)).scanId);
    const { scanId } = await newScan(ana, { bill: { ...(bill as object), restaurantName: null } });
    await submit(ana, { scanId, keepsCorrections: true, restaurantName: '' });
    expect((await stored(scanId)).corrections).toEqual([]);
  });
});
