import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { reopenClaim, unclaim } from '../claims/changeClaim';
import { NotFound } from '../../platform/errors';
import { keyedRequest } from '../../idempotency';
import { payClaims } from '../payments/payClaims';
import { tableForTests } from '../../testing/tableForTests';
import { type Table } from '../../testing/table';
import { addItem } from '../addItem';
import { deleteReceipt } from '../deleteReceipt';
import { editReceipt } from '../editReceipt';
import { readReceipt } from '../readReceipt';
import { restoreReceipt } from '../restoreReceipt';

const { database, table } = await tableForTests();
let other: Table;
beforeAll(async () => {
  other = table.otherProcess();
});

it('a change is announced with its version, a refusal is not', async () => {
  const receipt = await table.newReceipt();
  table.published.length = 0;
  await table.claim(receipt, { item: 'Beer', name: 'Ana' });
  await expect(table.claim(receipt, { item: 'Beer', name: 'Ben' })).rejects.toThrow('already fully claimed');
  expect(table.published).toEqual([{ type: 'receiptChanged', receiptId: receipt.id, version: 2 }]);
});

it('a retry announces the change again, in case that its first try was killed before it did', async () => {
  const receipt = await table.newReceipt();
  const { claim } = await table.claim(receipt, { item: 'Nachos', name: 'Ana' });
  const request = { claimId: claim.id, idempotencyKey: randomUUID() };
  await unclaim(table.guest(claim.guestId), request);
  expect(other.published).toEqual([]);
  await unclaim(other.guest(claim.guestId), request);
  expect(other.published).toEqual([{ type: 'receiptChanged', receiptId: receipt.id, version: 3 }]);
});

it('an edit is answered as done to its retry, even if the bill was edited again meanwhile', async () => {
  const receipt = await table.newReceipt();
  const host = table.hostOf(receipt);
  const request = { receiptId: receipt.id, tip: '6.00', expectedVersion: 1, idempotencyKey: randomUUID() };
  await editReceipt(host, request);
  await editReceipt(host, { receiptId: receipt.id, tip: '7.00' });
  const { receipt: now } = await editReceipt(other.hostOf(receipt), request);
  expect([now.version, now.tipCents]).toEqual([3, 700]);
});

it('a deletion is answered as done to its retry, and is not repeated after the receipt was restored', async () => {
  const receipt = await table.newReceipt();
  const host = table.hostOf(receipt);
  const request = { receiptId: receipt.id, idempotencyKey: randomUUID() };
  await deleteReceipt(host, request);
  await deleteReceipt(host, request);
  await restoreReceipt(host, { receiptId: receipt.id });
  await deleteReceipt(host, request);
  expect(await readReceipt(host, receipt.id)).toMatchObject({ deletedAt: null });
});

it('a retry that would change nothing is still refused its key when the key was used for something else', async () => {
  const receipt = await table.newReceipt();
  const host = table.hostOf(receipt);
  const idempotencyKey = randomUUID();
  await editReceipt(host, { receiptId: receipt.id, tip: '6.00', idempotencyKey });
  await expect(restoreReceipt(host, { receiptId: receipt.id, idempotencyKey })).rejects.toThrow(
    'This idempotency key was used for a different request.',
  );
});

it('what is left out is not part of a request, so a retry counts after its default has changed', async () => {
  const receipt = await table.newReceipt();
  const request = { name: 'Ana', receiptId: receipt.id };
  const parsed = (payTo: unknown) => ({ ...request, payTo });
  const hashOf = (sent: object) =>
    keyedRequest(table.hostOf(receipt), { operation: 'x', key: 'a-key-1', request: sent });
  expect(hashOf({ receiptId: receipt.id, name: 'Ana', idempotencyKey: 'a-key-1' })).toEqual(hashOf(request));
  expect(hashOf(parsed([]))).not.toEqual(hashOf(parsed(null)));
});

it('a line is added once when its retry writes the fields in another order, and another line is refused the key', async () => {
  const receipt = await table.newReceipt();
  const host = table.hostOf(receipt);
  const idempotencyKey = randomUUID();
  await addItem(host, { receiptId: receipt.id, name: 'Tea', price: '2.00', idempotencyKey });
  const again = await addItem(host, { idempotencyKey, price: '2.00', name: 'Tea', receiptId: receipt.id });
  expect(again.receipt.items).toHaveLength(3);
  await expect(addItem(host, { receiptId: receipt.id, name: 'Tea', price: '3.00', idempotencyKey })).rejects.toThrow(
    'This idempotency key was used for a different request.',
  );
});

it('a retry of a request that the version before answered gets that answer', async () => {
  const receipt = await table.newReceipt();
  const host = table.hostOf(receipt);
  const request = { receiptId: receipt.id, name: 'Tea', price: '2.00', idempotencyKey: randomUUID() };
  const first = await addItem(host, request);
  const { count } = await database.db.prisma.idempotencyKey.updateMany({
    where: { key: request.idempotencyKey },
    data: { requestHash: Uint8Array.from(createHash('sha256').update('as it was parsed then').digest()) },
  });
  expect(count).toBe(1);
  expect(await addItem(host, request)).toEqual(first);
});

it('a retry of the host is told when the diner gave the claim back since', async () => {
  const receipt = await table.newReceipt();
  const { claim } = await table.claim(receipt, { item: 'Nachos', name: 'Ana' });
  const ana = table.guest(claim.guestId);
  await payClaims(ana, { receiptId: receipt.id, method: 'CASH' });
  const request = { claimId: claim.id, idempotencyKey: randomUUID() };
  await reopenClaim(table.hostOf(receipt), request);
  await unclaim(ana, { claimId: claim.id });
  await expect(reopenClaim(table.hostOf(receipt), request)).rejects.toThrow(NotFound);
});
