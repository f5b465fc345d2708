import { expect, it } from 'vitest';
import { moveGuest } from '../../accounts/guests/moveGuest';
import { Conflict, InvalidInput, NotFound } from '../../platform/errors';
import { personId } from '../../people/guests';
import { tableForTests } from '../../testing/tableForTests';
import { declineShare } from './changeClaim';

const { table } = await tableForTests();

/** Ben has the Beer, and Ana shares one of three Nachos with him. */
async function shared() {
  const receipt = await table.newReceipt();
  const { claim: ben } = await table.claim(receipt, { item: 'Beer', name: 'Ben' });
  const id = personId({ receiptId: receipt.id, person: { guestId: ben.guestId, name: 'Ben' } });
  const share = { item: 'Nachos', name: 'Ana', units: 1, splitCount: 2, shareWith: [id] };
  const { claim: ana, receipt: after } = await table.claim(receipt, share);
  return { receipt, after, ana, ben, share };
}

it('keeps who is asked, until they say that they had none of it, once', async () => {
  const { after, ana, ben } = await shared();
  expect(ana.sharedWith).toEqual([{ guestId: ben.guestId, name: 'Ben' }]);
  expect(await table.otherProcess().stranger().store.load(after.id)).toEqual(after);
  const input = { claimId: ana.id, idempotencyKey: 'decline' };
  const first = await declineShare(table.guest(ben.guestId), input);
  expect(first.receipt.claims.at(-1)).toEqual({ ...ana, sharedWith: [] });
  const retry = await declineShare(table.guest(ben.guestId), input);
  expect(retry.receipt.version).toBe(first.receipt.version);
});

it('refuses a stranger’s answer, people who are not at the table, and more people than share it', async () => {
  const { receipt, ana, share } = await shared();
  await expect(declineShare(table.stranger(), { claimId: ana.id })).rejects.toBeInstanceOf(Conflict);
  await expect(declineShare(table.stranger(), { claimId: 'A'.repeat(22) })).rejects.toBeInstanceOf(NotFound);
  const unknown = table.claim(receipt, { ...share, shareWith: ['nobody:there'] });
  await expect(unknown).rejects.toThrow('Somebody whom you chose is no longer at the table.');
  await expect(table.claim(receipt, { ...share, splitCount: 1 })).rejects.toBeInstanceOf(InvalidInput);
});

it('asks the account that the guest moved into', async () => {
  const { receipt, ana, ben } = await shared();
  await moveGuest(table.stranger(), { from: ben.guestId, to: receipt.hostGuestId });
  const moved = await table.stranger().store.load(receipt.id);
  expect(moved?.claims.find(({ id }) => id === ana.id)?.sharedWith).toEqual([
    { guestId: receipt.hostGuestId, name: 'Ben' },
  ]);
});
