import type { ClaimState, ReceiptState } from '@fairtab/domain/receipts';
import { describe, expect, it } from 'vitest';
import { moveGuest } from '../../accounts/guests/moveGuest';
import { claimItem } from '../claims/claimItem';
import { unclaim } from '../claims/changeClaim';
import { Conflict, InvalidInput, NotAllowed, NotFound } from '../../platform/errors';
import { personId } from '../../people/guests';
import { disputePayment } from '../payments/changePayment';
import { payClaims } from '../payments/payClaims';
import { readDebt } from '../reminders/readDebt';
import { tableForTests } from '../../testing/tableForTests';
import { askHousehold, joinHousehold, leaveHousehold } from './households';
import { rememberedPartners } from './rememberedHouseholds';

const { database, table } = await tableForTests();

/** Ana has one of three Nachos, Ben another, Cleo the Beer. */
async function dinner() {
  const receipt = await table.newReceipt();
  const { claim: ana } = await table.claim(receipt, { item: 'Nachos', name: 'Ana', claimerEmail: 'ana@example.com' });
  const { claim: ben } = await table.claim(receipt, { item: 'Nachos', name: 'Ben' });
  const { claim: cleo } = await table.claim(receipt, { item: 'Beer', name: 'Cleo' });
  return { receipt, ana, ben, cleo };
}

const idOf = (receipt: ReceiptState, { guestId, claimerName: name }: ClaimState): string =>
  personId({ receiptId: receipt.id, person: { guestId, name } });

/** Ana has asked Ben, and he has agreed. */
async function household() {
  const all = await dinner();
  const receiptId = all.receipt.id;
  const [asAna, asBen] = [table.guest(all.ana.guestId), table.guest(all.ben.guestId)];
  await askHousehold(asAna, { receiptId, personId: idOf(all.receipt, all.ben) });
  const { receipt } = await joinHousehold(asBen, { receiptId });
  return { ...all, receipt, receiptId, asAna, asBen, both: [all.ana.id, all.ben.id] };
}

async function trailOf(receiptId: string): Promise<string | undefined> {
  const last = await database.db.prisma.change.findFirst({ where: { receiptId }, orderBy: { version: 'desc' } });
  return last?.summary;
}

describe('a household', () => {
  it('is kept, changes no claim, and is paid by either of it with one payment', async () => {
    const { receipt, receiptId, ana, ben, asBen, both } = await household();
    expect(receipt.claims).toMatchObject([ana, ben, { claimerName: 'Cleo' }]);
    expect(await table.otherProcess().stranger().store.load(receiptId)).toEqual(receipt);
    expect(await trailOf(receiptId)).toBe('Ben pays together with Ana');
    const { change } = database.db.prisma;
    const line = await change.findFirst({ where: { receiptId, version: receipt.version } });
    expect(line?.touched).toMatchObject({ claims: [], items: [] });

    const expectedAmount = ((ana.amountCents + ben.amountCents) / 100).toFixed(2);
    const paid = await payClaims(asBen, { receiptId, claimIds: both, expectedAmount, method: 'cash' });
    expect(paid.receipt.payments).toMatchObject([{ payerGuestId: ben.guestId, payerName: 'Ben & Ana' }]);
    expect(paid.receipt.claims.map(({ guestId, status }) => [guestId, status])).toEqual([
      [ana.guestId, 'paid'],
      [ben.guestId, 'paid'],
      [expect.any(String), 'claimed'],
    ]);
    const disputed = await disputePayment(table.hostOf(paid.receipt), { paymentId: paid.paymentId });
    expect(disputed.receipt.claims.slice(0, 2)).toEqual([ana, ben]);
  });

  it('lets each of it claim and give back alone, and reminds each of the own part', async () => {
    const { receipt, receiptId, ana, ben, asAna, asBen } = await household();
    await expect(unclaim(asBen, { claimId: ana.id })).rejects.toBeInstanceOf(NotAllowed);
    const debtOf = ({ guestId }: ClaimState) =>
      database.db.prisma.$transaction((tx) => readDebt(asAna, { tx, diner: { receiptId, guestId } }));
    expect(await debtOf(ana)).toMatchObject({ amountCents: ana.amountCents });
    expect(await debtOf(ben)).toMatchObject({ amountCents: ben.amountCents });
    const nachos = receipt.items.find(({ name }) => name === 'Nachos');
    const more = await claimItem(asAna, { itemId: nachos?.id, claimerName: 'Ana', units: 1 });
    expect(more.claim.guestId).toBe(ana.guestId);
    const all = [ana.id, ben.id, more.claim.id];
    await payClaims(asBen, { receiptId, claimIds: all, method: 'cash' });
  });

  it('is over when one leaves it, and what was paid stays paid', async () => {
    const { receiptId, ana, ben, cleo, asAna, asBen } = await household();
    await payClaims(asBen, { receiptId, claimIds: [ana.id], method: 'cash' });
    const input = { receiptId, idempotencyKey: 'leave' };
    const { receipt } = await leaveHousehold(asAna, input);
    expect(receipt).toMatchObject({ households: [], claims: [{ status: 'paid' }, ben, cleo] });
    expect(await trailOf(receiptId)).toBe('Ana pays alone');
    expect((await leaveHousehold(asAna, input)).receipt.version).toBe(receipt.version);
    await expect(payClaims(asAna, { receiptId, claimIds: [ben.id], method: 'cash' })).rejects.toBeInstanceOf(
      NotAllowed,
    );
    await expect(leaveHousehold(asAna, { receiptId })).rejects.toBeInstanceOf(Conflict);
  });

  it('refuses whoever is no part of it', async () => {
    const { receipt, receiptId, ana, ben, cleo, both, asAna } = await household();
    const asCleo = table.guest(cleo.guestId);
    const pay = { receiptId, claimIds: both, method: 'cash' };
    await expect(payClaims(asCleo, pay)).rejects.toBeInstanceOf(NotAllowed);
    await expect(payClaims(table.stranger(), pay)).rejects.toBeInstanceOf(NotAllowed);
    const withCleo = { ...pay, claimIds: [ana.id, cleo.id] };
    await expect(payClaims(asAna, withCleo)).rejects.toBeInstanceOf(NotAllowed);
    await expect(payClaims(table.hostOf(receipt), withCleo)).rejects.toThrow('These claims belong to several people.');

    const personId = idOf(receipt, ben);
    await expect(askHousehold(asCleo, { receiptId, personId })).rejects.toBeInstanceOf(Conflict);
    await expect(askHousehold(table.stranger(), { receiptId, personId })).rejects.toBeInstanceOf(NotAllowed);
    await expect(askHousehold(asAna, { receiptId, personId: 'nobody:there' })).rejects.toBeInstanceOf(Conflict);
    await expect(askHousehold(asAna, { receiptId })).rejects.toBeInstanceOf(InvalidInput);
    await expect(askHousehold(table.hostOf(receipt), { receiptId, personId })).rejects.toThrow('The host is paid');
    for (const answer of [joinHousehold, leaveHousehold]) {
      await expect(answer(table.stranger(), { receiptId })).rejects.toBeInstanceOf(Conflict);
      await expect(answer(asAna, { receiptId: 'A'.repeat(22) })).rejects.toBeInstanceOf(NotFound);
    }
  });

  it('lets nobody pay for whoever was only asked', async () => {
    const { receipt, ana, ben } = await dinner();
    const receiptId = receipt.id;
    const asAna = table.guest(ana.guestId);
    await askHousehold(asAna, { receiptId, personId: idOf(receipt, ben) });
    await expect(payClaims(asAna, { receiptId, claimIds: [ben.id], method: 'cash' })).rejects.toBeInstanceOf(
      NotAllowed,
    );
    const asBen = table.guest(ben.guestId);
    await expect(payClaims(asBen, { receiptId, claimIds: [ana.id], method: 'cash' })).rejects.toBeInstanceOf(
      NotAllowed,
    );
    expect((await leaveHousehold(asBen, { receiptId })).receipt.households).toEqual([]);
  });

  it('goes along into the account that one of it signs in to', async () => {
    const { receiptId, ben, cleo } = await household();
    await moveGuest(table.stranger(), { from: ben.guestId, to: cleo.guestId });
    const moved = await table.stranger().store.load(receiptId);
    expect(moved?.households).toMatchObject([{ members: [{ name: 'Ana' }, { guestId: cleo.guestId, name: 'Ben' }] }]);
  });
});

describe('a household for later receipts, too', () => {
  /** Ana and Ben paid together on one receipt, which Ben answered with "Always". Both have something on another one. */
  async function always() {
    const { receipt, ana, ben } = await dinner();
    const [asAna, asBen] = [table.guest(ana.guestId), table.guest(ben.guestId)];
    await askHousehold(asAna, { receiptId: receipt.id, personId: idOf(receipt, ben) });
    await joinHousehold(asBen, { receiptId: receipt.id, always: true });
    const next = await table.newReceipt();
    const claimAs = (guestId: string, claimerName: string) =>
      claimItem(table.guest(guestId), {
        itemId: next.items.find(({ name }) => name === 'Nachos')?.id,
        claimerName,
        units: 1,
      });
    await claimAs(ana.guestId, 'Ana');
    await claimAs(ben.guestId, 'Ben');
    const ask = (from: ClaimState, to: ClaimState) =>
      askHousehold(table.guest(from.guestId), { receiptId: next.id, personId: idOf(next, to) });
    return { next, ana, ben, asAna, asBen, ask, claimAs };
  }

  it('needs one tap of whoever heard it, and no answer', async () => {
    const { next, ana, ben, ask } = await always();
    const { receipt } = await ask(ana, ben);
    expect(receipt.households).toMatchObject([{ members: [{ hasAgreed: true }, { hasAgreed: true }] }]);
    expect(await trailOf(next.id)).toBe('Ana pays together with Ben');
  });

  it('does not bind whoever never said it: the one who said it has to ask', async () => {
    const { next, ana, ben, asAna, ask } = await always();
    const { receipt } = await ask(ben, ana);
    expect(receipt.households).toMatchObject([
      {
        members: [
          { name: 'Ben', hasAgreed: true },
          { name: 'Ana', hasAgreed: false },
        ],
      },
    ]);
    const bens = receipt.claims.filter(({ guestId }) => guestId === ben.guestId).map(({ id }) => id);
    const anas = receipt.claims.filter(({ guestId }) => guestId === ana.guestId).map(({ id }) => id);
    const both = { receiptId: next.id, claimIds: [...anas, ...bens], method: 'cash' };
    await expect(payClaims(table.guest(ben.guestId), both)).rejects.toBeInstanceOf(NotAllowed);
    await joinHousehold(asAna, { receiptId: next.id, always: true });
    const third = await table.newReceipt();
    for (const { guestId, claimerName } of [ana, ben])
      await claimItem(table.guest(guestId), { itemId: third.items[0]?.id, claimerName, units: 1 });
    const mutual = await askHousehold(table.guest(ben.guestId), { receiptId: third.id, personId: idOf(third, ana) });
    expect(mutual.receipt.households).toMatchObject([{ members: [{ hasAgreed: true }, { hasAgreed: true }] }]);
  });

  it('binds nobody by a row of an earlier version, which wrote both directions', async () => {
    const { ana, ben, ask } = await always();
    await database.db.pool.query(
      `INSERT INTO remembered_household (guest_id, partner_guest_id) VALUES ($1, $2), ($2, $1)
       ON CONFLICT (guest_id, partner_guest_id) DO UPDATE SET agreed_at = NULL`,
      [ana.guestId, ben.guestId],
    );
    const { receipt } = await ask(ana, ben);
    expect(receipt.households).toMatchObject([{ members: [{ hasAgreed: true }, { hasAgreed: false }] }]);
  });

  it('holds for these two alone', async () => {
    const { next, ben, claimAs } = await always();
    const { claim: cleo } = await table.claim(next, { item: 'Beer', name: 'Cleo' });
    const { receipt } = await askHousehold(table.guest(cleo.guestId), {
      receiptId: next.id,
      personId: idOf(next, ben),
    });
    expect(receipt.households).toMatchObject([{ members: [{ hasAgreed: true }, { name: 'Ben', hasAgreed: false }] }]);
    await expect(claimAs(cleo.guestId, 'Cleo')).resolves.toBeDefined();
  });

  it('does not hold for somebody who was only asked', async () => {
    const { receipt, ana, ben, cleo } = await dinner();
    const [asAna, asBen] = [table.guest(ana.guestId), table.guest(ben.guestId)];
    const receiptId = receipt.id;
    for (const asked of [ben, cleo]) await askHousehold(asAna, { receiptId, personId: idOf(receipt, asked) });
    await joinHousehold(asBen, { receiptId, always: true });
    const partners = async ({ guestId }: ClaimState) => [...(await rememberedPartners(asBen, guestId))];
    expect([await partners(ana), await partners(ben), await partners(cleo)]).toEqual([[ben.guestId], [], []]);
  });

  it('is over when one of them pays alone', async () => {
    const { next, ana, ben, asAna, ask } = await always();
    await ask(ana, ben);
    await leaveHousehold(asAna, { receiptId: next.id });
    const { receipt } = await ask(ana, ben);
    expect(receipt.households).toMatchObject([{ members: [{ hasAgreed: true }, { hasAgreed: false }] }]);
  });

  it('goes along into the account that one of them signs in to, and ends with a guest', async () => {
    const { next, ana, ben, asAna } = await always();
    const { guestId: account } = (await table.claim(next, { item: 'Beer', name: 'Benjamin' })).claim;
    await moveGuest(table.stranger(), { from: ben.guestId, to: account });
    const state = await asAna.store.load(next.id);
    const bens = state?.claims.find((each) => each.guestId === account && each.claimerName === 'Ben');
    if (!state || !bens) throw new Error('Ben’s claim did not move');
    const { receipt } = await askHousehold(asAna, { receiptId: next.id, personId: idOf(state, bens) });
    expect(receipt.households).toMatchObject([{ members: [{ hasAgreed: true }, { hasAgreed: true }] }]);
    const rows = async (id: string) =>
      (await database.db.pool.query('SELECT FROM remembered_household WHERE $1 IN (guest_id, partner_guest_id)', [id]))
        .rowCount;
    expect([await rows(ben.guestId), await rows(account), await rows(ana.guestId)]).toEqual([0, 1, 1]);
  });
});
