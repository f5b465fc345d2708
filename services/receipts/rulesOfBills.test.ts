import { describe, expect, it } from 'vitest';
import { InvalidInput, NotFound } from '../platform/errors';
import { tableForTests } from '../testing/tableForTests';
import { itemNamed } from '../testing/table';
import { addItem } from './addItem';
import { createReceipt } from './createReceipt';
import { editReceipt } from './editReceipt';
import { queryReceipt } from './receiptQuery';

const { database, table } = await tableForTests();

const BILL = {
  items: [
    { name: 'Nachos', price: '20.00' },
    { name: 'Beer', price: '5.00', quantity: 2, taxClass: 'alcohol', discount: '2.00' },
    { name: 'Gift card', price: '10.00', taxClass: 'untaxed' },
  ],
  tax: '2.80',
  alcoholTax: '0.80',
  serviceChargePercent: 20,
};

/** The receipt as the database has it, past the cache. */
async function stored(id: string) {
  const found = await queryReceipt(database.db.pool, { id });
  if (!found) throw new Error('It is not stored');
  return found.receipt;
}

describe('tax classes, a coupon and a service charge', () => {
  it('are kept from the first bill on, and every line carries its own taxes', async () => {
    const host = table.stranger();
    const receipt = await stored((await createReceipt(host, BILL)).receipt.id);
    expect(receipt).toMatchObject({ alcoholTaxCents: 80, serviceChargePercent: 20, feesCents: 800 });
    expect(receipt.items.map(({ taxClass, discountCents }) => [taxClass, discountCents])).toEqual([
      ['ordinary', 0],
      ['alcohol', 200],
      ['untaxed', 0],
    ]);
    // 20% of 40.00 is shared by 38.00 of lines; 2.80 by 28.00 of taxed ones, 0.80 by 8.00 of beer.
    const shares = host.store.summary(receipt).items.map(({ shareCents }) => shareCents);
    expect(shares.reduce((sum, cents) => sum + cents)).toBe(receipt.totalCents);
    expect(shares).toEqual([2621, 1128, 1211]);
  });

  it('are changed by an edit and by a line that is added, and stay when an edit names none of them', async () => {
    const secrets: string[] = [];
    const { receipt } = await createReceipt(table.stranger(secrets), BILL);
    const host = await table.guestOfSecret(secrets[0]);
    await addItem(host, { receiptId: receipt.id, name: 'Wine', price: '10.00', taxClass: 'alcohol', discount: '1.00' });
    expect(itemNamed(await stored(receipt.id), 'Wine')).toMatchObject({ taxClass: 'alcohol', discountCents: 100 });
    expect(await stored(receipt.id)).toMatchObject({ feesCents: 1000, alcoholTaxCents: 80 });
    await editReceipt(host, { receiptId: receipt.id, tip: '3.00' });
    const beer = itemNamed(await stored(receipt.id), 'Beer');
    expect(beer).toMatchObject({ taxClass: 'alcohol', discountCents: 200 });
    const items = [{ id: beer.id, name: 'Beer', price: '5.00', quantity: 2 }];
    await editReceipt(host, { receiptId: receipt.id, items, alcoholTax: '0', fees: '1.50' });
    const plain = await stored(receipt.id);
    expect(plain).toMatchObject({ alcoholTaxCents: 0, serviceChargePercent: null, feesCents: 150 });
    expect(plain.items).toMatchObject([{ taxClass: 'ordinary', discountCents: 0 }]);
  });

  it('is kept with its decimals, which every change of the dishes follows', async () => {
    const secrets: string[] = [];
    const items = [{ name: 'Menu', price: '33.35', quantity: 3 }];
    const { receipt } = await createReceipt(table.stranger(secrets), { items, serviceChargeRate: '12.345' });
    expect(await stored(receipt.id)).toMatchObject({ serviceChargePercent: 12.345, feesCents: 1235 });
    const host = await table.guestOfSecret(secrets[0]);
    await editReceipt(host, { receiptId: receipt.id, serviceChargeRate: '12,5' });
    await addItem(host, { receiptId: receipt.id, name: 'Wine', price: '10.00' });
    expect(await stored(receipt.id)).toMatchObject({ serviceChargePercent: 12.5, feesCents: 1376, totalCents: 12381 });
  });

  it('show a second currency, which comes back as it was stored and moves no amount', async () => {
    const secrets: string[] = [];
    const { receipt } = await createReceipt(table.stranger(secrets), BILL);
    const host = await table.guestOfSecret(secrets[0]);
    const exchangeRate = { currency: 'EUR', baseCurrency: 'EUR', rate: '1.0842', date: '2026-11-20' };
    await editReceipt(host, { receiptId: receipt.id, exchangeRate });
    const shown = await stored(receipt.id);
    expect(shown).toMatchObject({ exchangeRate, totalCents: receipt.totalCents, currency: 'USD' });
    await editReceipt(host, { receiptId: receipt.id, removesExchangeRate: true });
    expect((await stored(receipt.id)).exchangeRate).toBeNull();
    await expect(editReceipt(table.stranger(), { receiptId: receipt.id, exchangeRate })).rejects.toBeInstanceOf(
      NotFound,
    );
  });

  it('are refused by the inputs and by the database when a coupon takes off more than its line', async () => {
    const items = [{ name: 'Soup', price: '7.00', discount: '7.01' }];
    await expect(createReceipt(table.stranger(), { items })).rejects.toBeInstanceOf(InvalidInput);
    const { receipt } = await createReceipt(table.stranger(), BILL);
    const write = database.db.pool.query('UPDATE item SET discount_cents = 2001 WHERE receipt_id = $1', [receipt.id]);
    await expect(write).rejects.toMatchObject({ constraint: 'item_coupon_is_sane' });
  });

  it('read dishes that an even split stored before there were any', async () => {
    const { receipt } = await createReceipt(table.stranger(), { items: BILL.items, splitEvenlyAmong: 2 });
    const dishes = [{ name: 'Nachos', priceCents: 2000, quantity: 1, splitWith: 1 }];
    const evenSplit = JSON.stringify({ people: 2, dishes });
    await database.db.pool.query('UPDATE receipt SET even_split = $2 WHERE id = $1', [receipt.id, evenSplit]);
    expect((await stored(receipt.id)).evenSplit?.dishes).toEqual([
      { ...dishes[0], taxClass: 'ordinary', discountCents: 0 },
    ]);
  });
});
