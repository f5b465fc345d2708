import { describe, expect, it } from 'vitest';
import { Conflict } from '../platform/errors';
import { tableForTests } from '../testing/tableForTests';
import { createReceipt } from './createReceipt';
import { makeReceipt } from './makeReceipt';
import { queryReceipt } from './receiptQuery';

const { database, table } = await tableForTests();

const BILL = {
  restaurantName: 'Casa Ana',
  hostName: 'Priya',
  description: 'Birthday',
  date: '2026-11-21',
  timeZone: 'Europe/Madrid',
  items: [
    { name: 'Nachos', price: '20.00', note: 'No onions' },
    { name: 'Beer', price: '5.00', quantity: 2, splitWith: 2, taxClass: 'alcohol', discount: '2.00' },
  ],
  tax: '2.80',
  alcoholTax: '0.80',
  tip: '5.00',
  serviceChargeRate: 12.5,
  discount: '1.00',
  payTo: [
    { method: 'venmo', handle: 'priya' },
    { method: 'cash', handle: '' },
  ],
};

describe('a new receipt', () => {
  it.each([
    { name: 'by dish', bill: BILL },
    { name: 'split evenly', bill: { ...BILL, splitEvenlyAmong: 3 } },
    {
      name: 'whose lines follow',
      bill: { ...BILL, items: [], serviceChargeRate: null, total: '50.00', itemsFollow: true },
    },
  ])('$name is in the cache as the database has it', async ({ bill }) => {
    const host = table.stranger();
    const { receipt } = await createReceipt(host, bill);
    const stored = await queryReceipt(database.db.pool, { id: receipt.id, changesAfter: 0 });
    expect(receipt).toEqual(stored?.receipt);
    expect(host.store.peek(receipt.id)).toEqual(stored?.receipt);
    expect(stored?.changes).toMatchObject([{ version: 1, kind: 'created', actorName: 'Priya' }]);
    const row = await database.db.prisma.receipt.findUniqueOrThrow({ where: { id: receipt.id } });
    expect(row.timeZone).toBe('Europe/Madrid');
    expect(row.lookAt.getTime()).toBeGreaterThan(row.createdAt.getTime());
  });

  it('is not there, nor is its host, when what is written with it is impossible', async () => {
    const guests = await database.db.prisma.guest.count();
    const made: string[] = [];
    const making = makeReceipt(table.stranger(), {
      bill: { ...BILL, idempotencyKey: 'b5c1f0f2-3a3c-4a44-9d54-0a2f6c1f2b11' },
      operation: 'createReceipt',
      request: BILL,
      also: (receiptId) => () => {
        made.push(receiptId);
        return Promise.reject(new Conflict('The evening is full.'));
      },
    });
    await expect(making).rejects.toThrow('The evening is full.');
    expect(await queryReceipt(database.db.pool, { id: made[0] ?? '' })).toBeNull();
    expect(await database.db.prisma.guest.count()).toBe(guests);
    expect(await database.db.prisma.idempotencyKey.count({ where: { key: { contains: 'b5c1f0f2' } } })).toBe(0);
  });
});
