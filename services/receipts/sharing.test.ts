import type { Visibility } from '@fairtab/domain/policy';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { cancelClaim, unclaim } from './claims/changeClaim';
import { claimItem } from './claims/claimItem';
import type { ServiceContext } from '../context';
import { AlreadyClaimed, Conflict, NotFound } from '../platform/errors';
import { payClaims } from './payments/payClaims';
import { tableForTests } from '../testing/tableForTests';
import { itemNamed } from '../testing/table';
import { createReceipt } from './createReceipt';
import { deleteReceipt } from './deleteReceipt';
import { editReceipt } from './editReceipt';
import { readReceipt, readReceiptOf } from './readReceipt';
import { removeDeletedReceipts } from './removeDeletedReceipts';
import { restoreReceipt } from './restoreReceipt';
import { shareReceipt } from './shareReceipt';

const NOW = new Date('2026-11-21T20:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

const { database, table } = await tableForTests();
beforeEach(() => table.setTime(NOW));

const share = (receipt: ReceiptState, visibility: Visibility) =>
  shareReceipt(table.hostOf(receipt), { receiptId: receipt.id, visibility });
const remove = (receipt: ReceiptState) => deleteReceipt(table.hostOf(receipt), { receiptId: receipt.id });
const restore = (receipt: ReceiptState, ctx: ServiceContext = table.hostOf(receipt)) =>
  restoreReceipt(ctx, { receiptId: receipt.id });
const claimBeer = (ctx: ServiceContext, { receipt, name }: { receipt: ReceiptState; name: string }) =>
  claimItem(ctx, { itemId: itemNamed(receipt, 'Beer').id, claimerName: name, splitCount: 10 });

/** A host, a diner, a guest whose claim was cancelled, a guest with the link, and a viewer without a cookie. */
async function newTable() {
  const receipt = await table.newReceipt();
  const { claim } = await table.claim(receipt, { item: 'Nachos', name: 'Ana' });
  const gone = await table.claim(receipt, { item: 'Nachos', name: 'Cleo' });
  await cancelClaim(table.hostOf(receipt), { claimId: gone.claimId });
  const people = {
    host: table.hostOf(receipt),
    diner: table.guest(claim.guestId),
    cancelled: table.guest(gone.claim.guestId),
    elsewhere: table.hostOf(await table.newReceipt()),
    nobody: table.stranger(),
  };
  return { receipt, claim, people };
}

describe('the visibility of a receipt', () => {
  it.each([
    ['link', ['host', 'diner', 'cancelled', 'elsewhere', 'nobody']],
    ['participants', ['host', 'diner']],
    ['private', ['host']],
  ] as const)('is decided by %s for the receipt and all that is on it', async (visibility, seen) => {
    const { receipt, claim, people } = await newTable();
    await share(receipt, visibility);
    for (const [who, ctx] of Object.entries(people)) {
      const found = [
        await readReceipt(ctx, receipt.id),
        await readReceiptOf(ctx, { part: 'claim', id: claim.id }),
        await readReceiptOf(ctx, { part: 'item', id: itemNamed(receipt, 'Beer').id }),
      ];
      expect(new Set(found.map((one) => one !== null)), who).toEqual(new Set([seen.some((each) => each === who)]));
    }
  });

  it('hides the receipt from every move of a viewer who may not see it', async () => {
    const { receipt, claim, people } = await newTable();
    await share(receipt, 'private');
    const nothing = { message: new NotFound().message };
    for (const ctx of [people.diner, people.cancelled, people.elsewhere, people.nobody]) {
      const of = { receiptId: receipt.id };
      await expect(claimBeer(ctx, { receipt, name: 'Eve' })).rejects.toMatchObject(nothing);
      await expect(unclaim(ctx, { claimId: claim.id })).rejects.toMatchObject(nothing);
      await expect(payClaims(ctx, { ...of, method: 'cash' })).rejects.toMatchObject(nothing);
      await expect(editReceipt(ctx, { ...of, tip: 1 })).rejects.toMatchObject(nothing);
      await expect(shareReceipt(ctx, { ...of, visibility: 'link' })).rejects.toMatchObject(nothing);
      await expect(deleteReceipt(ctx, of)).rejects.toMatchObject(nothing);
      await expect(restoreReceipt(ctx, of)).rejects.toMatchObject(nothing);
    }
    const missing = { itemId: 'A'.repeat(22), claimerName: 'Eve' };
    await expect(claimItem(people.nobody, missing)).rejects.toMatchObject(nothing);
    await claimBeer(people.host, { receipt, name: 'Hana' });
  });

  it('is checked again by another process with an older cached state', async () => {
    const { receipt } = await newTable();
    const elsewhere = table.otherProcess();
    await elsewhere.stranger().store.load(receipt.id);
    await share(receipt, 'private');
    await expect(claimBeer(elsewhere.stranger(), { receipt, name: 'Eve' })).rejects.toBeInstanceOf(NotFound);
    expect(await readReceipt(elsewhere.stranger(), receipt.id)).toBeNull();
  });

  it('applies to the retry of a viewer who may no longer see it', async () => {
    const { receipt, people } = await newTable();
    const ana = people.elsewhere;
    const input = { itemId: itemNamed(receipt, 'Beer').id, claimerName: 'Eve', idempotencyKey: randomUUID() };
    const { claimId } = await claimItem(ana, input);
    await share(receipt, 'participants');
    expect((await claimItem(ana, input)).claimId).toBe(claimId);
    await cancelClaim(people.host, { claimId });
    await expect(claimItem(ana, input)).rejects.toBeInstanceOf(NotFound);
  });

  it('allows the retry of a first claim whose cookie was lost', async () => {
    const { receipt } = await newTable();
    const input = { itemId: itemNamed(receipt, 'Beer').id, claimerName: 'Eve', idempotencyKey: randomUUID() };
    const { claimId } = await claimItem(table.stranger(), input);
    await share(receipt, 'participants');
    expect((await claimItem(table.stranger(), input)).claimId).toBe(claimId);
  });

  it('appears in the trail only when it changes', async () => {
    const { receipt } = await newTable();
    const { receipt: first } = await share(receipt, 'participants');
    const { receipt: second } = await share(receipt, 'participants');
    expect(second.version).toBe(first.version);
    const trail = await database.db.prisma.change.findMany({ where: { receiptId: receipt.id, kind: 'shared' } });
    expect(trail).toMatchObject([{ summary: 'Host made the receipt visible to those who claimed on it' }]);
  });

  it('is part of the state that a refusal carries', async () => {
    const { receipt, people } = await newTable();
    await claimItem(people.diner, { itemId: itemNamed(receipt, 'Beer').id, claimerName: 'Ana' });
    const refusal = await claimBeer(people.elsewhere, { receipt, name: 'Eve' }).catch((error: unknown) => error);
    if (!(refusal instanceof AlreadyClaimed)) throw new Error('It was not refused');
    expect(refusal.receipt.visibility).toBe('link');
  });
});

describe('deleting a receipt', () => {
  it('leaves nothing of it for anybody, until its host restores it', async () => {
    const { receipt, people } = await newTable();
    expect(await remove(receipt)).toEqual({ deletedReceiptId: receipt.id });
    for (const ctx of Object.values(people)) {
      expect(await readReceipt(ctx, receipt.id)).toBeNull();
      await expect(claimBeer(ctx, { receipt, name: 'Eve' })).rejects.toBeInstanceOf(NotFound);
      await expect(deleteReceipt(ctx, { receiptId: receipt.id })).rejects.toBeInstanceOf(NotFound);
    }
    for (const ctx of [people.diner, people.cancelled, people.elsewhere, people.nobody])
      await expect(restore(receipt, ctx)).rejects.toBeInstanceOf(NotFound);
    const { receipt: restored } = await restore(receipt);
    expect(restored).toMatchObject({ deletedAt: null, claims: [{ claimerName: 'Ana' }, { claimerName: 'Cleo' }] });
    expect((await restore(receipt)).receipt.version).toBe(restored.version);
    expect(await readReceipt(people.nobody, receipt.id)).toEqual(restored);
    const trail = await database.db.prisma.change.findMany({
      where: { receiptId: receipt.id },
      orderBy: { version: 'asc' },
    });
    expect(trail.map(({ kind }) => kind).slice(-2)).toEqual(['deleted', 'restored']);
  });

  it('can be undone for 30 days', async () => {
    const { receipt } = await newTable();
    await remove(receipt);
    table.setTime(new Date(NOW.getTime() + 30 * DAY_MS));
    await expect(restore(receipt)).rejects.toBeInstanceOf(NotFound);
    table.setTime(new Date(NOW.getTime() + 30 * DAY_MS - 1));
    await restore(receipt);
  });

  it('is not undone by a retry of the request that made the receipt', async () => {
    const input = { items: [{ name: 'Soup', price: 7 }], idempotencyKey: randomUUID() };
    const { receipt } = await createReceipt(table.stranger(), input);
    await remove(receipt);
    await expect(createReceipt(table.hostOf(receipt), input)).rejects.toBeInstanceOf(Conflict);
  });

  it('removes it after 30 days, with everything on it, and leaves the others', async () => {
    const [old, young, kept] = [await newTable(), await newTable(), await newTable()];
    await payClaims(old.people.diner, { receiptId: old.receipt.id, method: 'cash' });
    await remove(old.receipt);
    table.setTime(new Date(NOW.getTime() + 1));
    await remove(young.receipt);
    table.setTime(new Date(NOW.getTime() + 30 * DAY_MS));
    const sweeps = await Promise.all([
      removeDeletedReceipts(table.stranger()),
      removeDeletedReceipts(table.stranger()),
    ]);
    expect(sweeps.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1);
    const { prisma } = database.db;
    for (const { receipt, left } of [
      { receipt: old.receipt, left: 0 },
      { receipt: young.receipt, left: 1 },
      { receipt: kept.receipt, left: 1 },
    ])
      expect(await prisma.receipt.count({ where: { id: receipt.id } })).toBe(left);
    for (const count of [prisma.claim, prisma.item, prisma.payment, prisma.change].map((part) =>
      (part as typeof prisma.claim).count({ where: { receiptId: old.receipt.id } }),
    ))
      expect(await count).toBe(0);
    await expect(restore(old.receipt)).rejects.toBeInstanceOf(NotFound);
  });
});
