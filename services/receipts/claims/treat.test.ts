import { peopleOf } from '@fairtab/domain/summaries';
import type { ClaimState, ReceiptState } from '@fairtab/domain/receipts';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { AmountMismatch, Conflict, NotAllowed, NotFound } from '../../platform/errors';
import { personId } from '../../people/guests';
import { payClaims } from '../payments/payClaims';
import { readDebt } from '../reminders/readDebt';
import { moveGuest } from '../../accounts/guests/moveGuest';
import { tableForTests } from '../../testing/tableForTests';
import { endTreat } from './endTreat';
import { treat } from './treat';
import { unclaim } from './changeClaim';

const { database, table } = await tableForTests();

/** Ana has one of three Nachos, Ben another, Cleo the Beer. */
async function dinner() {
  const receipt = await table.newReceipt();
  const { claim: ana } = await table.claim(receipt, { item: 'Nachos', name: 'Ana', claimerEmail: 'ana@example.com' });
  const { claim: ben } = await table.claim(receipt, { item: 'Nachos', name: 'Ben' });
  const { claim: cleo } = await table.claim(receipt, { item: 'Beer', name: 'Cleo' });
  return { receipt, ana, ben, cleo, anas: { receiptId: receipt.id, claimIds: [ana.id] } };
}

const idOf = (receipt: ReceiptState, { guestId, claimerName: name }: ClaimState): string =>
  personId({ receiptId: receipt.id, person: { guestId, name } });

async function trailOf({ id }: ReceiptState): Promise<string | undefined> {
  const last = await database.db.prisma.change.findFirst({ where: { receiptId: id }, orderBy: { version: 'desc' } });
  return last?.summary;
}

describe('treating somebody', () => {
  it('moves the claim to the payer, keeps it the same for everybody else, and goes back as it was', async () => {
    const { receipt, ana, ben, anas } = await dinner();
    const taken = await treat(table.guest(ben.guestId), { ...anas, claimerName: 'Ben', expectedAmount: '11.75' });
    expect(taken.receipt.claims[0]).toMatchObject({ guestId: ben.guestId, claimerName: 'Ben', amountCents: 1175 });
    expect(await table.otherProcess().stranger().store.load(receipt.id)).toEqual(taken.receipt);
    expect(await trailOf(receipt)).toBe('Ben treats Ana to $11.75');
    const back = await endTreat(table.guest(ana.guestId), anas);
    expect(back.receipt.claims[0]).toEqual(ana);
    expect(await trailOf(receipt)).toBe('Ana takes back $11.75');
  });

  it('is paid by the payer, who is asked for it, too, at their own address', async () => {
    const { receipt, ben, anas } = await dinner();
    const asBen = table.guest(ben.guestId);
    await treat(asBen, { ...anas, claimerName: 'Ben' });
    const diner = { receiptId: receipt.id, guestId: ben.guestId };
    const debt = await database.db.prisma.$transaction((tx) => readDebt(asBen, { tx, diner }));
    expect(debt).toMatchObject({ amountCents: 2349, targets: [] });
    const paid = await payClaims(asBen, { receiptId: receipt.id, method: 'cash' });
    expect(paid.receipt.payments).toMatchObject([{ payerName: 'Ben', amountCents: 2349 }]);
    await expect(endTreat(asBen, anas)).rejects.toThrow('This claim is already paid.');
  });

  it('is refused to somebody who is not at the table, and to whoever shows another amount', async () => {
    const { ben, anas } = await dinner();
    await expect(treat(table.stranger(), { ...anas, claimerName: 'Eve' })).rejects.toBeInstanceOf(NotAllowed);
    const wrong = treat(table.guest(ben.guestId), { ...anas, claimerName: 'Ben', expectedAmount: '1.00' });
    await expect(wrong).rejects.toBeInstanceOf(AmountMismatch);
    const none = treat(table.guest(ben.guestId), { ...anas, claimIds: ['nothing'], claimerName: 'Ben' });
    await expect(none).rejects.toBeInstanceOf(NotFound);
  });

  it('is undone by who pays, who is treated, and the host, and by nobody else', async () => {
    const { receipt, ana, ben, cleo, anas } = await dinner();
    const [asBen, asCleo] = [table.guest(ben.guestId), table.guest(cleo.guestId)];
    await treat(asBen, { ...anas, claimerName: 'Ben' });
    await expect(endTreat(asCleo, anas)).rejects.toBeInstanceOf(NotAllowed);
    await expect(unclaim(asBen, { claimId: ana.id })).rejects.toThrow('Ana had this. Give it back instead.');
    for (const ctx of [asBen, table.hostOf(receipt), table.guest(ana.guestId)]) {
      await endTreat(ctx, anas);
      await treat(asBen, { ...anas, claimerName: 'Ben' });
    }
  });

  it('leaves who is treated to everything among the people, and says in the trail what the host made happen', async () => {
    const { receipt, ana, ben, anas } = await dinner();
    const input = { ...anas, claimerName: null, people: [idOf(receipt, ben)] };
    const treated = await treat(table.hostOf(receipt), input);
    expect(peopleOf(treated.receipt)).toMatchObject([
      { guestId: ana.guestId, name: 'Ana', owesCents: 0, claims: [] },
      { name: 'Ben', owesCents: 2349 },
      { name: 'Cleo' },
    ]);
    expect(await trailOf(receipt)).toBe('Host says Ben treats Ana to $11.75');
  });

  it('happens once when it is sent twice', async () => {
    const { receipt, ben, anas } = await dinner();
    const asBen = table.guest(ben.guestId);
    const input = { ...anas, claimerName: 'Ben', idempotencyKey: randomUUID() };
    const first = await treat(asBen, input);
    const second = await treat(asBen, input);
    expect(second.receipt.version).toBe(first.receipt.version);
    expect(second.receipt.version).toBe(receipt.version + 4);
  });

  it('follows the treated guest into an account', async () => {
    const { receipt, ana, ben, cleo, anas } = await dinner();
    await treat(table.guest(ben.guestId), { ...anas, claimerName: 'Ben' });
    await moveGuest(table.stranger(), { from: ana.guestId, to: cleo.guestId });
    const moved = await table.stranger().store.load(receipt.id);
    expect(moved?.claims[0]?.treated).toEqual({ guestId: cleo.guestId, name: 'Ana' });
  });
});

describe('spreading a part over others', () => {
  it('gives the chosen people equal parts to the cent, and each of them can give theirs back', async () => {
    const { receipt, ana, ben, cleo, anas } = await dinner();
    const people = [idOf(receipt, ben), idOf(receipt, cleo)];
    const spread = await treat(table.hostOf(receipt), { ...anas, claimerName: 'Hana', people });
    const parts = spread.receipt.claims.filter(({ treated }) => treated !== null);
    expect(parts.map(({ amountCents }) => amountCents).sort()).toEqual([391, 392, 392]);
    expect(new Set(parts.map(({ claimerName }) => claimerName))).toEqual(new Set(['Hana', 'Ben', 'Cleo']));
    expect(await table.otherProcess().stranger().store.load(receipt.id)).toEqual(spread.receipt);
    expect(await trailOf(receipt)).toBe('Host spread the $11.75 of Ana over 3 people');
    const bens = parts.find(({ guestId }) => guestId === ben.guestId);
    const back = await endTreat(table.guest(ben.guestId), { receiptId: receipt.id, claimIds: [bens?.id] });
    expect(back.receipt.claims.filter(({ guestId }) => guestId === ana.guestId)).toMatchObject([
      { units: 1, splitCount: 3, amountCents: bens?.amountCents, claimerEmail: 'ana@example.com' },
    ]);
  });

  it('is the host’s alone, and only over people who are at the table', async () => {
    const { receipt, ben, cleo, anas } = await dinner();
    const people = [idOf(receipt, cleo)];
    const byBen = treat(table.guest(ben.guestId), { ...anas, claimerName: 'Ben', people });
    await expect(byBen).rejects.toBeInstanceOf(NotAllowed);
    await unclaim(table.guest(cleo.guestId), { claimId: cleo.id });
    await expect(treat(table.hostOf(receipt), { ...anas, people })).rejects.toBeInstanceOf(Conflict);
  });
});
