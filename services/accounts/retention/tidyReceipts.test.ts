import type { ReceiptState } from '@fairtab/domain/receipts';
import { beforeEach, expect, it } from 'vitest';
import { claimItem } from '../../receipts/claims/claimItem';
import type { ServiceContext } from '../../context';
import { payClaims } from '../../receipts/payments/payClaims';
import { confirmPayment } from '../../receipts/payments/changePayment';
import { databaseForTests } from '../../testing/database';
import { signedInAccount } from '../../testing/signedInAccount';
import { itemNamed, setTable, type Table } from '../../testing/table';
import { createReceipt } from '../../receipts/createReceipt';
import { tidyReceipts } from './tidyReceipts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = new Date('2026-05-22T12:00:00Z');

const database = await databaseForTests();
let table: Table;
let fairtab: ServiceContext;
beforeEach(async () => {
  await database.db.prisma.receipt.deleteMany();
  await database.db.prisma.mail.deleteMany();
  table = setTable(database.db);
  table.setTime(START);
  fairtab = table.stranger();
});

const onDay = (day: number) => table.setTime(new Date(START.getTime() + day * DAY_MS));
const isThere = async ({ id }: ReceiptState) => (await database.db.prisma.receipt.count({ where: { id } })) === 1;
const SOUP = { restaurantName: 'Soups', items: [{ name: 'Soup', price: '7.00' }] };

async function claimSoup(receipt: ReceiptState, contact: object = {}): Promise<ServiceContext> {
  const { claim } = await claimItem(table.stranger(), {
    itemId: itemNamed(receipt, 'Soup').id,
    claimerName: 'Ana',
    ...contact,
  });
  return table.guest(claim.guestId);
}

async function settle(receipt: ReceiptState, diner: ServiceContext): Promise<void> {
  const { paymentId } = await payClaims(diner, { receiptId: receipt.id, method: 'cash' });
  await confirmPayment(table.hostOf(receipt), { paymentId });
}

/** @returns whether the receipt is there after the sweep of each day. */
async function sweptOn(receipt: ReceiptState, days: readonly number[]): Promise<boolean[]> {
  const there = [];
  for (const day of days) {
    onDay(day);
    await tidyReceipts(fairtab);
    there.push(await isThere(receipt));
  }
  return there;
}

it('removes a guest’s receipt that nobody ever claimed on after 30 days', async () => {
  const receipt = await table.newReceipt(SOUP);
  expect(await sweptOn(receipt, [29, 31])).toEqual([true, false]);
});

it('removes one that is settled after 90 days, and one that is not after 180', async () => {
  const [settled, open] = [await table.newReceipt(SOUP), await table.newReceipt(SOUP)];
  await settle(settled, await claimSoup(settled));
  await claimSoup(open);
  expect(await sweptOn(settled, [89, 91])).toEqual([true, false]);
  expect(await sweptOn(open, [179, 181])).toEqual([true, false]);
});

it('tells who left an address a week before, once, and never removes it earlier', async () => {
  const receipt = await table.newReceipt(SOUP);
  await settle(receipt, await claimSoup(receipt, { claimerEmail: 'Ana@example.com' }));
  expect(await sweptOn(receipt, [82])).toEqual([true]);
  expect(await database.db.prisma.mail.count()).toBe(0);
  // The sweep did not run for some days: the week begins when the mail was written.
  expect(await sweptOn(receipt, [95, 96, 101])).toEqual([true, true, true]);
  const mails = await database.db.prisma.mail.findMany();
  expect(mails.map(({ recipient }) => recipient)).toEqual(['ana@example.com']);
  expect(mails[0]?.text).toContain('https://fairtab.example/from-letter?token=');
  expect(await sweptOn(receipt, [103])).toEqual([false]);
});

it('begins anew with every change', async () => {
  const receipt = await table.newReceipt(SOUP);
  onDay(25);
  await claimSoup(receipt, { claimerEmail: 'ana@example.com' });
  expect(await sweptOn(receipt, [56, 150, 204])).toEqual([true, true, true]);
  expect(await sweptOn(receipt, [212])).toEqual([false]);
});

it('keeps the receipts of accounts, and tells nobody', async () => {
  const host = await signedInAccount(table);
  const { receipt } = await createReceipt(host, SOUP);
  await claimSoup(receipt, { claimerEmail: 'ana@example.com' });
  expect(await sweptOn(receipt, [400])).toEqual([true]);
  expect(await database.db.prisma.mail.count()).toBe(0);
});
