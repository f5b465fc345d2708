import type { ReceiptState } from '@fairtab/domain/receipts';
import { beforeEach, describe, expect, it } from 'vitest';
import { cancelClaim } from '../../receipts/claims/changeClaim';
import type { ServiceContext } from '../../context';
import { NotSignedIn } from '../../platform/errors';
import { payClaims } from '../../receipts/payments/payClaims';
import { deleteReceipt } from '../../receipts/deleteReceipt';
import { shareReceipt } from '../../receipts/shareReceipt';
import { newAccount } from '../../testing/browsers';
import { tableForTests } from '../../testing/tableForTests';
import { claim, host as makeReceipt, NOON } from '../../testing/history';
import { addToEvening, createEvening, takeOutOfEvening } from './changeEvening';
import { countEvenings, type EveningPage, listEvenings, type OwnEvening } from './listEvenings';
import { confirmTransfer } from '../settlements/moveTransfer';
import { readEvening } from './readEvening';
import { settleEvening } from './settleEvening';

const { database, table } = await tableForTests();
let ana: ServiceContext;
let ben: ServiceContext;
let cleo: ServiceContext;
beforeEach(async () => {
  table.setTime(NOON);
  [ana, ben, cleo] = await Promise.all([person(), person(), person()]);
});

const person = async () => (await newAccount(table)).browser.context();
const FIRST: EveningPage = { after: null, before: null, isInverted: false, limit: 20 };
const list = (ctx: ServiceContext, page: Partial<EveningPage> = {}) => listEvenings(ctx, { ...FIRST, ...page });
const namesIn = (evenings: readonly OwnEvening[]) => evenings.map(({ name }) => name);

/** Ana paid a bar and Ben another one. Cleo has one of the Nachos on each, at 10.00. */
async function friday(name = 'Friday') {
  const receipts: [ReceiptState, ReceiptState] = [
    await makeReceipt(ana, { table, hostName: 'Ana' }),
    await makeReceipt(ben, { table, hostName: 'Ben' }),
  ];
  const { evening } = await createEvening(ana, { receiptId: receipts[0].id, name });
  await addToEvening(ben, { eveningId: evening.id, receiptId: receipts[1].id });
  const claims = [
    await claim(cleo, { on: receipts[0], claimerName: 'Cleo' }),
    await claim(cleo, { on: receipts[1], claimerName: 'Cleo' }),
  ] as const;
  return { id: evening.id, receipts, claims };
}
async function settle(ctx: ServiceContext, eveningId: string) {
  const { plan } = await readEvening(ctx, eveningId);
  return (await settleEvening(ctx, { eveningId, planKey: plan?.key })).evening;
}

/** What the page of the evening says about the account. The list has to say the same. */
async function onItsPage(ctx: ServiceContext, eveningId: string) {
  const { id, name, currency, receipts, people, plan, transfers } = await readEvening(ctx, eveningId);
  const netCents = people.find(({ guestId }) => guestId === ctx.viewer.guestId)?.netCents;
  const isOpen = plan !== null || transfers.some(({ status }) => status !== 'confirmed');
  return [{ id, name, currency, receiptCount: receipts.length, netCents, isSettled: !isOpen }];
}

describe('the evenings of an account', () => {
  it('are those that it hosts a receipt in, has a claim in or has a transfer in, and no others', async () => {
    const { id, receipts } = await friday();
    const stranger = await person();
    await makeReceipt(stranger, { table });
    for (const ctx of [ana, ben, cleo]) {
      expect(namesIn(await list(ctx))).toEqual(['Friday']);
      expect(await countEvenings(ctx)).toBe(1);
    }
    expect(await list(stranger)).toEqual([]);
    expect(await countEvenings(stranger)).toBe(0);
    await settle(ana, id);
    await settle(ben, id);
    for (const [ctx, receipt] of [[ana, receipts[0]] as const, [ben, receipts[1]] as const])
      await takeOutOfEvening(ctx, receipt.id);
    expect(await list(cleo)).toMatchObject([{ receiptCount: 0, netCents: -2000, isSettled: false }]);
    expect(await list(ana)).toMatchObject([{ netCents: 1000 }]);
  });

  it('say the same as their pages, from the first claim to the last transfer', async () => {
    const { id } = await friday();
    const compare = async () => {
      for (const ctx of [ana, ben, cleo]) expect(await list(ctx)).toMatchObject(await onItsPage(ctx, id));
    };
    await compare();
    expect(await list(cleo)).toMatchObject([{ receiptCount: 2, netCents: -2000, isSettled: false }]);
    await settle(ana, id);
    const { transfers } = await settle(ben, id);
    await compare();
    const [toAna, toBen] = [ana, ben].map((ctx) => transfers.find((each) => each.toGuestId === ctx.viewer.guestId)?.id);
    await confirmTransfer(ana, toAna ?? '');
    await compare();
    expect(await list(cleo)).toMatchObject([{ netCents: -1000, isSettled: false }]);
    await confirmTransfer(ben, toBen ?? '');
    await compare();
    expect(await list(cleo)).toMatchObject([{ netCents: 0, isSettled: true }]);
  });

  it('are settled by payments, too, and not before somebody has something to pay', async () => {
    const { id: receiptId } = await makeReceipt(ben, { table });
    await createEvening(ben, { receiptId, name: 'Nobody came' });
    const { receipts } = await friday();
    for (const { id } of receipts) await payClaims(cleo, { receiptId: id, method: 'cash' });
    expect(await list(ben)).toMatchObject([
      { name: 'Friday', netCents: 0, isSettled: true },
      { name: 'Nobody came', netCents: 0, isSettled: false },
    ]);
  });

  it('count no receipt that is hidden, deleted, or in another currency', async () => {
    const { id, receipts, claims } = await friday();
    await shareReceipt(ben, { receiptId: receipts[1].id, visibility: 'participants' });
    expect(await list(ben)).toEqual([]);
    expect(await list(cleo)).toMatchObject([{ receiptCount: 1, netCents: -1000 }]);
    expect(await list(cleo)).toMatchObject(await onItsPage(cleo, id));
    await database.db.pool.query(`UPDATE evening SET currency = 'EUR' WHERE id = $1`, [id]);
    expect(await list(cleo)).toEqual([]);
    await database.db.pool.query(`UPDATE evening SET currency = 'USD' WHERE id = $1`, [id]);
    await cancelClaim(ana, { claimId: claims[0].claimId });
    expect(await list(cleo)).toEqual([]);
    await deleteReceipt(ana, { receiptId: receipts[0].id });
    expect(await list(ana)).toEqual([]);
  });

  it('come page by page from either end, also those begun in the same millisecond', async () => {
    const ids = [(await friday('A')).id, (await friday('B')).id, (await friday('C')).id];
    await database.db.prisma.evening.updateMany({ where: { id: { in: ids } }, data: { createdAt: NOON } });
    const all = await list(cleo);
    expect(namesIn(all).sort()).toEqual(['A', 'B', 'C']);
    const [first, second, third] = all;
    expect(await list(cleo, { after: first ?? null, limit: 1 })).toEqual([second]);
    expect(await list(cleo, { after: third ?? null })).toEqual([]);
    expect(await list(cleo, { before: third ?? null, isInverted: true })).toEqual([second, first]);
    expect(await list(cleo, { after: first ?? null, before: third ?? null })).toEqual([second]);
    await database.db.prisma.evening.updateMany({
      where: { id: { in: ids.slice(0, 1) } },
      data: { createdAt: new Date(NOON.getTime() + 1) },
    });
    expect(namesIn(await list(cleo))[0]).toBe('A');
  });

  it('are nothing for a browser without an account', async () => {
    await expect(list(table.stranger())).rejects.toBeInstanceOf(NotSignedIn);
    await expect(countEvenings(table.stranger())).rejects.toBeInstanceOf(NotSignedIn);
  });
});
