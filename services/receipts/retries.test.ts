import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reopenClaim } from '../claims/reopenClaim';
import { unclaim } from '../claims/unclaim';
import { NotFound } from '../errors';
import { payClaims } from '../payments/payClaims';
import { createTestDatabase, type TestDatabase } from '../testing/database';
import { setTable, type Table } from '../testing/table';
import { deleteReceipt } from './deleteReceipt';
import { editReceipt } from './editReceipt';
import { readReceipt } from './readReceipt';
import { restoreReceipt } from './restoreReceipt';

let database: TestDatabase;
let table: Table;
let other: Table;
beforeAll(async () => {
  database = await createTestDatabase();
  table = setTable(database.db);
  other = table.otherProcess();
});
afterAll(() => database.drop());

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
