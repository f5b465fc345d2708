import type { ReceiptState } from '@fairtab/domain/receipts';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseForTests } from '../../testing/database';
import { setTable, type Table } from '../../testing/table';

const database = await databaseForTests();

/** What a failover to a lagging standby does to a receipt: its claims, and their versions, are lost. */
async function goBack({ id, version, writeId }: ReceiptState): Promise<void> {
  const { prisma } = database.db;
  await prisma.claim.deleteMany({ where: { receiptId: id } });
  await prisma.change.deleteMany({ where: { receiptId: id, version: { gt: version } } });
  await prisma.receipt.update({ where: { id }, data: { version, writeId } });
}

const namesOf = (receipt: ReceiptState | null | undefined) => receipt?.claims.map(({ claimerName }) => claimerName);

it('an older state that is read late does not replace a newer one', async () => {
  const table = setTable(database.db);
  const { store } = table.stranger();
  const older = await table.newReceipt();
  const { receipt: newer } = await table.claim(older, { item: 'Beer', name: 'Ana' });
  store.putWritten(older, []);
  expect(store.peek(older.id)).toBe(newer);
});

describe('a database that went back in time', () => {
  let here: Table;
  let there: Table;
  let receipt: ReceiptState;
  beforeEach(async () => {
    here = setTable(database.db);
    there = here.otherProcess();
    receipt = await here.newReceipt();
    for (const name of ['Lost', 'Gone']) await here.claim(receipt, { item: 'Nachos', name });
    await goBack(receipt);
  });

  it('is what is read, alone and among others, instead of what this process remembers', async () => {
    const { store } = here.stranger();
    expect(namesOf(store.peek(receipt.id))).toEqual(['Lost', 'Gone']);
    expect(namesOf((await store.loadMany([receipt.id])).get(receipt.id))).toEqual([]);
    expect(namesOf(await store.load(receipt.id))).toEqual([]);
    expect(namesOf(store.peek(receipt.id))).toEqual([]);
  });

  it('takes the next claim at once, from a process that remembers more', async () => {
    const claimed = await here.claim(receipt, { item: 'Nachos', name: 'Ana' });
    expect([claimed.receipt.version, namesOf(claimed.receipt)]).toEqual([2, ['Ana']]);
  });

  it('takes no write from what was lost, not even when it has reached the same version again', async () => {
    for (const name of ['Ana', 'Ben']) await there.claim(receipt, { item: 'Beer', name, splitCount: 2 });
    expect(here.stranger().store.peek(receipt.id)?.version).toBe(3);
    const { receipt: claimed } = await here.claim(receipt, { item: 'Nachos', name: 'Cleo' });
    expect(namesOf(claimed)).toEqual(['Ana', 'Ben', 'Cleo']);
  });

  it('is the same in all processes, also after it reached the version that was lost with other contents', async () => {
    for (const name of ['Ana', 'Ben']) await there.claim(receipt, { item: 'Beer', name, splitCount: 2 });
    for (const { store } of [here.stranger(), there.stranger()]) {
      const read = await store.load(receipt.id);
      expect([read?.version, namesOf(read)]).toEqual([3, ['Ana', 'Ben']]);
    }
    const { receipt: claimed } = await here.claim(receipt, { item: 'Nachos', name: 'Cleo' });
    expect(namesOf(claimed)).toEqual(['Ana', 'Ben', 'Cleo']);
  });
});
