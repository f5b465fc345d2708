import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { claimItem } from '../claims/claimItem';
import { reopenClaim, unclaim } from '../claims/changeClaim';
import { Conflict, NotAllowed, NotFound } from '../../platform/errors';
import { tableForTests } from '../../testing/tableForTests';
import { acceptPayment, confirmPayment, disputePayment, findPaymentsToAccept } from './changePayment';
import { payClaims } from './payClaims';

const { database, table } = await tableForTests();

async function seatAna() {
  const receipt = await table.newReceipt();
  const { claim } = await table.claim(receipt, { item: 'Nachos', name: 'Ana' });
  const ana = table.guest(claim.guestId);
  return {
    receipt,
    claim,
    ana,
    host: table.hostOf(receipt),
    pay: { receiptId: receipt.id, method: 'venmo', handle: '@ana-b' },
  };
}

describe('paying', () => {
  it('settles all outstanding claims of the viewer in one payment, and nobody else’s', async () => {
    const { receipt, claim, ana, pay } = await seatAna();
    const { itemId } = claim;
    await table.claim(receipt, { item: 'Beer', name: 'Ben' });
    const second = await claimItem(ana, { itemId, claimerName: 'Kid', units: 1 });
    const { receipt: after, paymentId } = await payClaims(ana, pay);
    expect(after.payments).toMatchObject([
      {
        id: paymentId,
        payerName: 'Ana & Kid',
        amountCents: claim.amountCents + second.claim.amountCents,
        status: 'reported',
      },
    ]);
    expect(after.claims.map(({ status }) => status)).toEqual(['paid', 'claimed', 'paid']);
    expect(await table.otherProcess().stranger().store.load(receipt.id)).toEqual(after);
  });

  it('pays once when the request is repeated with the same key', async () => {
    const { ana, pay } = await seatAna();
    const keyed = { ...pay, idempotencyKey: randomUUID() };
    const first = await payClaims(ana, keyed);
    const second = await payClaims(ana, keyed);
    expect(second.paymentId).toBe(first.paymentId);
    expect(second.receipt.payments).toHaveLength(1);
  });

  it('refuses when nothing is outstanding, and a claim that is already paid', async () => {
    const { ana, pay, claim } = await seatAna();
    await payClaims(ana, pay);
    await expect(payClaims(ana, pay)).rejects.toThrow('You have no outstanding claims on this receipt.');
    await expect(payClaims(ana, { ...pay, claimIds: [claim.id] })).rejects.toThrow('This claim is already paid.');
  });

  it('refuses a stranger and another diner, even with the same name', async () => {
    const { receipt, claim, pay } = await seatAna();
    const { claim: otherAna } = await table.claim(receipt, { item: 'Nachos', name: 'Ana' });
    for (const viewer of [table.stranger(), table.guest(otherAna.guestId)]) {
      await expect(payClaims(viewer, { ...pay, claimIds: [claim.id] })).rejects.toBeInstanceOf(NotAllowed);
      await expect(unclaim(viewer, { claimId: claim.id })).rejects.toBeInstanceOf(NotAllowed);
    }
  });

  it('refuses a claim of another receipt', async () => {
    const { ana, pay } = await seatAna();
    const elsewhere = await seatAna();
    await expect(payClaims(ana, { ...pay, claimIds: [elsewhere.claim.id] })).rejects.toBeInstanceOf(NotFound);
  });

  it('needs no confirmation when the host reports it', async () => {
    const { host, claim, pay } = await seatAna();
    const { receipt } = await payClaims(host, { ...pay, method: 'cash', handle: null, claimIds: [claim.id] });
    expect(receipt.payments).toMatchObject([{ status: 'confirmed', payerName: 'Ana' }]);
  });

  it('makes a claim that cannot be unclaimed', async () => {
    const { ana, pay, claim } = await seatAna();
    await payClaims(ana, pay);
    await expect(unclaim(ana, { claimId: claim.id })).rejects.toBeInstanceOf(Conflict);
  });
});

describe('the host’s answer to a payment', () => {
  it('confirms it once', async () => {
    const { ana, host, pay } = await seatAna();
    const { paymentId } = await payClaims(ana, pay);
    const { receipt } = await confirmPayment(host, { paymentId });
    expect(receipt.payments).toMatchObject([{ status: 'confirmed', completedAt: expect.any(String) }]);
    await expect(confirmPayment(host, { paymentId })).rejects.toBeInstanceOf(Conflict);
  });

  it('opens all its claims again when the money did not arrive, and the diner can pay anew', async () => {
    const { ana, host, pay, claim } = await seatAna();
    const { paymentId } = await payClaims(ana, pay);
    const { receipt } = await disputePayment(host, { paymentId });
    expect(receipt.payments).toMatchObject([{ status: 'disputed', amountCents: claim.amountCents }]);
    expect(receipt.claims).toMatchObject([{ status: 'claimed', paymentId: null }]);
    const { receipt: again } = await payClaims(ana, pay);
    expect(again.payments.map(({ status }) => status)).toEqual(['disputed', 'reported']);
  });

  it('reopens one claim and leaves the rest of the payment', async () => {
    const { receipt, ana, host, pay, claim } = await seatAna();
    const second = await claimItem(ana, { itemId: receipt.items[1]?.id, claimerName: 'Ana' });
    await payClaims(ana, pay);
    const { receipt: after } = await reopenClaim(host, { claimId: claim.id });
    expect(after.payments).toMatchObject([{ status: 'reported', amountCents: second.claim.amountCents }]);
    expect(after.claims.map(({ status }) => status)).toEqual(['claimed', 'paid']);
  });

  it('is hidden from everybody else', async () => {
    const { ana, pay, claim } = await seatAna();
    const { paymentId } = await payClaims(ana, pay);
    for (const viewer of [ana, table.stranger()]) {
      await expect(confirmPayment(viewer, { paymentId })).rejects.toBeInstanceOf(NotFound);
      await expect(disputePayment(viewer, { paymentId })).rejects.toBeInstanceOf(NotFound);
      await expect(reopenClaim(viewer, { claimId: claim.id })).rejects.toBeInstanceOf(NotFound);
    }
  });
});

describe('a payment that the host does not answer', () => {
  it('is accepted after three days, once, by Fairtab and no guest', async () => {
    const { receipt, ana, pay } = await seatAna();
    const paidAt = new Date('2026-11-01T20:00:00Z');
    table.setTime(paidAt);
    const { paymentId } = await payClaims(ana, pay);
    table.setTime(new Date(paidAt.getTime() + 3 * 86_400_000 - 1));
    expect(await findPaymentsToAccept(table.stranger())).not.toContain(paymentId);
    expect(await acceptPayment(table.stranger(), { paymentId })).toBe(false);
    table.setTime(new Date(paidAt.getTime() + 3 * 86_400_000));
    expect(await findPaymentsToAccept(table.stranger())).toContain(paymentId);

    const guests = await database.db.prisma.guest.count();
    expect(await acceptPayment(table.stranger(), { paymentId })).toBe(true);
    expect(await acceptPayment(table.otherProcess().stranger(), { paymentId })).toBe(false);
    expect(await database.db.prisma.guest.count()).toBe(guests);
    const trail = await database.db.prisma.change.findMany({ where: { receiptId: receipt.id, kind: 'confirmed' } });
    expect(trail).toMatchObject([{ actorName: 'Fairtab', actorGuestId: null }]);
  });
});
