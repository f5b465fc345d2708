import type { ReceiptState } from '@fairtab/domain/receipts';
import { ReceiptStore } from '@fairtab/services/receipts/writing/ReceiptStore';
import { tableForTests } from '@fairtab/services/testing/tableForTests';
import { silentLogger } from '@fairtab/services/testing/silentLogger';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VersionCheck } from './VersionCheck';

const { database, table } = await tableForTests();
let store: ReceiptStore;
let shown: ReceiptState[];
let changed: string[];
let check: VersionCheck;
beforeEach(async () => {
  store = new ReceiptStore(database.db.pool);
  shown = [await table.newReceipt(), await table.newReceipt()];
  changed = [];
  check = new VersionCheck({
    store,
    logger: silentLogger,
    shown: () => shown.map((receipt) => ({ id: receipt.id, receipt })),
    onChanged: (receiptId) => changed.push(receiptId),
    confirmViewers: () => Promise.resolve(),
    everyMs: 60_000,
  });
});
afterEach(() => {
  check.stop();
  vi.restoreAllMocks();
});

describe('comparing what is shown with the database', () => {
  it('finds nothing while nothing changed, with one query for all receipts', async () => {
    const queries = vi.spyOn(database.db.pool, 'query');
    await check.check();
    expect(changed).toEqual([]);
    expect(queries).toHaveBeenCalledTimes(1);
  });

  it('finds the receipt that changed, the one that is gone, and the one that another write brought to the same version', async () => {
    const [first, second] = shown as [ReceiptState, ReceiptState];
    await table.claim(first, { item: 'Beer', name: 'Ana' });
    shown.push({ ...second, id: 'gone' }, { ...second, writeId: 'of another write' });
    await check.check();
    expect(changed).toEqual([first.id, second.id, 'gone']);
  });

  it('asks nothing while nobody watches', async () => {
    shown = [];
    const queries = vi.spyOn(database.db.pool, 'query');
    await check.check();
    expect(queries).not.toHaveBeenCalled();
  });

  it('goes on after a query that failed', async () => {
    const [first] = shown as [ReceiptState];
    await table.claim(first, { item: 'Beer', name: 'Ana' });
    vi.spyOn(store, 'identities').mockRejectedValueOnce(new Error('connection lost'));
    await check.check();
    expect(changed).toEqual([]);
    await check.check();
    expect(changed).toEqual([first.id]);
  });
});
