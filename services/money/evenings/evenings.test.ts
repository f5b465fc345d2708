import { KEEP_DELETED_MS, type ReceiptState } from '@fairtab/domain/receipts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ServiceContext } from '../../context';
import { eraseAccount } from '../../accounts/deletion/eraseAccount';
import { Conflict, InvalidInput, NotAllowed, NotFound } from '../../platform/errors';
import { disputePayment } from '../../receipts/payments/changePayment';
import { shareReceipt } from '../../receipts/shareReceipt';
import { tableForTests } from '../../testing/tableForTests';
import { claim, host as makeReceipt, NOON } from '../../testing/history';
import { newAccount } from '../../testing/browsers';
import { addToEvening, createEvening, takeOutOfEvening } from './changeEvening';
import { declineSettlement, settleEvening } from './settleEvening';
import { confirmTransfer, disputeTransfer, reportTransfer } from '../settlements/moveTransfer';
import { moveEvenings, removeEmptyEvenings } from './eveningsOfGuest';
import { type EveningState, readEvening } from './readEvening';

const { database, table } = await tableForTests();
let ana: ServiceContext;
let ben: ServiceContext;
let cleo: ServiceContext;
beforeEach(async () => {
  table.setTime(NOON);
  [ana, ben, cleo] = await Promise.all([person(), person(), person()]);
});

const person = async () => (await newAccount(table)).browser.context();
const idOf = ({ viewer }: ServiceContext): string => viewer.guestId ?? '';
const host = (ctx: ServiceContext, hostName: string) => makeReceipt(ctx, { table, hostName });

/** Ana paid two bars, Ben a taxi. Cleo owes Ana 20.00 and Ben 10.00, Ben owes Ana 10.00. */
async function threeReceipts(): Promise<{ evening: EveningState; receipts: ReceiptState[] }> {
  const receipts = [await host(ana, 'Ana'), await host(ana, 'Ana'), await host(ben, 'Ben')] as const;
  const { evening } = await createEvening(ana, { receiptId: receipts[0].id, name: 'Friday' });
  await addToEvening(ana, { eveningId: evening.id, receiptId: receipts[1].id });
  await addToEvening(ben, { eveningId: evening.id, receiptId: receipts[2].id });
  await claim(cleo, { on: receipts[0], claimerName: 'Cleo' });
  await claim(cleo, { on: receipts[1], claimerName: 'Cleo' });
  await claim(cleo, { on: receipts[2], claimerName: 'Cleo' });
  await claim(ben, { on: receipts[0], claimerName: 'Ben' });
  return { evening: await readEvening(ana, evening.id), receipts: [...receipts] };
}

const settle = async (ctx: ServiceContext, { id }: Pick<EveningState, 'id'>) => {
  const { plan } = await readEvening(ctx, id);
  return (await settleEvening(ctx, { eveningId: id, planKey: plan?.key })).evening;
};
const read = async (receipts: readonly ReceiptState[]) => {
  const { store } = table.otherProcess().stranger();
  const found = await store.loadMany(receipts.map(({ id }) => id));
  return receipts.flatMap(({ id }) => found.get(id) ?? []);
};
const nets = ({ people }: EveningState) => Object.fromEntries(people.map(({ name, netCents }) => [name, netCents]));

describe('an evening', () => {
  it('has one balance for everybody over all its receipts', async () => {
    const { evening } = await threeReceipts();
    expect(nets(evening)).toEqual({ Ana: 3000, Ben: 0, Cleo: -3000 });
    expect(evening.plan?.transfers).toEqual([{ from: idOf(cleo), to: idOf(ana), amountCents: 3000 }]);
    // Receipts that are put in at the same moment have no order.
    expect(new Set(evening.plan?.asked)).toEqual(new Set([idOf(ana), idOf(ben)]));
  });

  it('is one evening, however often it is begun with the same receipt', async () => {
    const { id: receiptId } = await host(ana, 'Ana');
    const made = await Promise.all([1, 2, 3].map(() => createEvening(ana, { receiptId, name: 'Friday' })));
    expect(new Set(made.map(({ evening }) => evening.id)).size).toBe(1);
  });

  it('takes only receipts of the one who puts them in, once, and shown to everybody with the link', async () => {
    const { evening, receipts } = await threeReceipts();
    const { id: receiptId } = await host(ben, 'Ben');
    await expect(addToEvening(ana, { eveningId: evening.id, receiptId })).rejects.toBeInstanceOf(NotFound);
    await expect(createEvening(ana, { receiptId, name: 'X' })).rejects.toBeInstanceOf(NotFound);
    await expect(createEvening(ben, { receiptId, name: ' ' })).rejects.toBeInstanceOf(InvalidInput);
    await expect(createEvening(ben, { receiptId: receipts[2]?.id, name: 'X' })).rejects.toBeInstanceOf(Conflict);
    await shareReceipt(ben, { receiptId, visibility: 'private' });
    await expect(addToEvening(ben, { eveningId: evening.id, receiptId })).rejects.toBeInstanceOf(Conflict);
  });

  it('shows no receipt that its host hides later', async () => {
    const { evening, receipts } = await threeReceipts();
    await shareReceipt(ben, { receiptId: receipts[2]?.id ?? '', visibility: 'participants' });
    expect(nets(await readEvening(cleo, evening.id))).toEqual({ Ana: 3000, Ben: -1000, Cleo: -2000 });
  });

  it('loses a receipt by its host or by who began it, and by nobody else', async () => {
    const { evening, receipts } = await threeReceipts();
    const [first = '', , bens = ''] = receipts.map(({ id }) => id);
    await expect(takeOutOfEvening(ben, first)).rejects.toBeInstanceOf(NotFound);
    await expect(takeOutOfEvening(cleo, first)).rejects.toBeInstanceOf(NotFound);
    await takeOutOfEvening(ana, bens);
    expect((await readEvening(ana, evening.id)).receipts).toHaveLength(2);
  });
});

describe('settling an evening', () => {
  it('waits for every host, then pays all claims at once, with a line on each receipt', async () => {
    const { evening, receipts } = await threeReceipts();
    expect((await settle(cleo, evening)).proposal).toMatchObject({ isOutdated: false, agreedGuestIds: [] });
    expect((await settle(ana, evening)).transfers).toEqual([]);
    table.published.length = 0;
    const settled = await settle(ben, evening);
    expect(settled.transfers).toMatchObject([{ fromName: 'Cleo', toName: 'Ana', amountCents: 3000, status: 'open' }]);
    expect(settled).toMatchObject({ plan: null, proposal: null });
    expect(nets(settled)).toEqual({ Ana: 3000, Ben: 0, Cleo: -3000 });
    const after = await read(receipts);
    for (const state of after) for (const each of state.claims) expect(each.status).toBe('paid');
    expect(after.flatMap(({ payments }) => payments).every(({ method }) => method === 'settlement')).toBe(true);
    const told = table.published.flatMap((event) => ('receiptId' in event ? event.receiptId : []));
    expect(new Set(told)).toEqual(new Set(receipts.map(({ id }) => id)));
    expect(table.published).toContainEqual({ type: 'eveningChanged', eveningId: evening.id });
    const trail = await database.db.prisma.change.findMany({
      where: { receiptId: receipts[2]?.id ?? '', kind: 'paid' },
    });
    expect(trail).toMatchObject([{ summary: 'The evening “Friday” settled $10.00 of Cleo', actorName: 'Ben' }]);
  });

  it('happens once when both hosts agree at the same moment', async () => {
    const { evening, receipts } = await threeReceipts();
    const outcomes = await Promise.allSettled([settle(ana, evening), settle(ben, evening), settle(ben, evening)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    const { transfers } = await readEvening(ana, evening.id);
    expect(transfers).toHaveLength(1);
    for (const { claims, payments } of await read(receipts))
      expect(payments).toHaveLength(new Set(claims.map(({ guestId }) => guestId)).size);
  });

  it('is void when something changed, and nothing is settled', async () => {
    const { evening, receipts } = await threeReceipts();
    const planKey = evening.plan?.key;
    await settle(ana, evening);
    await claim(cleo, { on: receipts[1] as ReceiptState, claimerName: 'Cleo' });
    expect((await readEvening(ben, evening.id)).proposal?.isOutdated).toBe(true);
    await expect(settleEvening(ben, { eveningId: evening.id, planKey })).rejects.toBeInstanceOf(Conflict);
    // Agreeing to what is open now is a new proposal, and Ana has not seen it.
    const { proposal, transfers } = await settle(ben, evening);
    expect(proposal).toMatchObject({ isOutdated: false, agreedGuestIds: [idOf(ben)] });
    expect(transfers).toEqual([]);
  });

  it('is for those with a part in it alone, and is declined by a host', async () => {
    const { evening } = await threeReceipts();
    const stranger = await person();
    await expect(settle(stranger, evening)).rejects.toBeInstanceOf(NotAllowed);
    await settle(ana, evening);
    await expect(declineSettlement(stranger, evening.id)).rejects.toBeInstanceOf(NotAllowed);
    expect((await declineSettlement(ben, evening.id)).evening.proposal).toBeNull();
    await expect(declineSettlement(ben, evening.id)).rejects.toBeInstanceOf(Conflict);
  });

  it('leaves what is claimed afterwards open, for another settlement', async () => {
    const { evening, receipts } = await threeReceipts();
    await settle(ana, evening);
    await settle(ben, evening);
    await claim(cleo, { on: receipts[2] as ReceiptState, claimerName: 'Cleo' });
    const later = await readEvening(ana, evening.id);
    expect(later.plan?.transfers).toEqual([{ from: idOf(cleo), to: idOf(ben), amountCents: 1000 }]);
    expect(nets(later)).toEqual({ Ana: 3000, Ben: 1000, Cleo: -4000 });
    expect((await settle(ben, evening)).transfers).toHaveLength(2);
  });

  it('is not taken back on one receipt', async () => {
    const { evening, receipts } = await threeReceipts();
    await settle(ana, evening);
    await settle(ben, evening);
    const [, , taxi] = await read(receipts);
    const paymentId = taxi?.payments[0]?.id ?? '';
    await expect(disputePayment(ben, { paymentId })).rejects.toBeInstanceOf(Conflict);
  });
});

describe('a guest of an evening', () => {
  it('brings transfers along into an account, and what one of the two owed the other is settled', async () => {
    const { evening } = await threeReceipts();
    await settle(ana, evening);
    await settle(ben, evening);
    const now = await person();
    await moveEvenings(ana, { from: idOf(cleo), to: idOf(now) });
    expect((await readEvening(ana, evening.id)).transfers).toMatchObject([{ fromGuestId: idOf(now), status: 'open' }]);
    await moveEvenings(ana, { from: idOf(now), to: idOf(ana) });
    expect((await readEvening(ana, evening.id)).transfers).toMatchObject([{ status: 'confirmed' }]);
  });

  it('leaves no name when the account is deleted, and the others owe what they owed', async () => {
    const { evening } = await threeReceipts();
    await settle(ana, evening);
    await settle(ben, evening);
    await eraseAccount(table.stranger(), { userId: cleo.viewer.session?.userId ?? '', guestId: idOf(cleo) });
    const after = await readEvening(ana, evening.id);
    expect(nets(after)).toEqual({ Ana: 3000, Ben: 0, 'Former guest': -3000 });
    expect(JSON.stringify(after.transfers)).not.toContain('Cleo');
  });
});

describe('a transfer', () => {
  it('is reported by its payer, and confirmed or disputed by its recipient alone', async () => {
    const { evening } = await threeReceipts();
    await settle(ana, evening);
    const [{ id: transferId } = { id: '' }] = (await settle(ben, evening)).transfers;
    const report = (ctx: ServiceContext) => reportTransfer(ctx, { transferId, method: 'venmo' });
    await expect(report(ana)).rejects.toBeInstanceOf(NotFound);
    await expect(disputeTransfer(ana, transferId)).rejects.toBeInstanceOf(Conflict);
    const transfers = async () => (await readEvening(ana, evening.id)).transfers;
    expect(await report(cleo)).toMatchObject({ eveningId: evening.id, otherGuestId: idOf(ana) });
    expect(await transfers()).toMatchObject([{ status: 'reported', method: 'venmo' }]);
    await expect(report(cleo)).rejects.toBeInstanceOf(Conflict);
    await expect(confirmTransfer(cleo, transferId)).rejects.toBeInstanceOf(NotFound);
    await disputeTransfer(ana, transferId);
    expect(await transfers()).toMatchObject([{ status: 'open', method: null, isDisputed: true }]);
    await report(cleo);
    await confirmTransfer(ana, transferId);
    const done = await readEvening(ana, evening.id);
    expect(done.transfers).toMatchObject([{ status: 'confirmed', isDisputed: false }]);
    expect(nets(done)).toEqual({ Ana: 0, Ben: 0, Cleo: 0 });
  });
});

describe('an evening without a receipt', () => {
  it('is removed when no deleted receipt can come back into it, and others stay', async () => {
    const { evening } = await threeReceipts();
    const alone = await host(cleo, 'Cleo');
    const { evening: emptied } = await createEvening(cleo, { receiptId: alone.id, name: 'Alone' });
    await takeOutOfEvening(cleo, alone.id);
    const left = async () => {
      await removeEmptyEvenings(table.stranger());
      const ids = [evening.id, emptied.id];
      const { rows } = await database.db.pool.query<{ id: string }>('SELECT id FROM evening WHERE id = ANY ($1)', [
        ids,
      ]);
      return rows.map(({ id }) => id).sort();
    };
    expect(await left()).toEqual([evening.id, emptied.id].sort());
    await database.db.pool.query('UPDATE evening SET created_at = $1', [new Date(NOON.getTime() - KEEP_DELETED_MS)]);
    expect(await left()).toEqual([evening.id]);
  });
});
