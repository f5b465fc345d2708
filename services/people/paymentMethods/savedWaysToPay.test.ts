import { expect, it } from 'vitest';
import { createReceipt } from '../../receipts/createReceipt';
import { tableForTests } from '../../testing/tableForTests';
import { signedInAccount } from '../../testing/signedInAccount';
import { addPaymentMethod } from './addPaymentMethod';

const { table } = await tableForTests();

const TEA = { items: [{ name: 'Tea', price: '3.00' }] };

async function withSavedMethods() {
  const ana = await signedInAccount(table);
  const saved = [
    { type: 'venmo', displayName: 'Old', identifier: '@ana-old' },
    { type: 'venmo', displayName: 'New', identifier: '@ana-new' },
    { type: 'paypal', displayName: 'PayPal', identifier: 'anapays' },
    { type: 'card', displayName: 'Visa', identifier: '4242' },
    { type: 'bank', displayName: 'Bank', identifier: '6789' },
  ];
  for (const [index, method] of saved.entries())
    await addPaymentMethod({ ...ana, now: () => new Date(Date.now() + index) }, method);
  return ana;
}

it('are how a new receipt is paid when it says nothing: one handle of a kind, the default one first, no card and no bank account', async () => {
  const { receipt } = await createReceipt(await withSavedMethods(), TEA);
  expect(receipt.payTo).toEqual([
    { method: 'venmo', handle: 'ana-old' },
    { method: 'paypal', handle: 'anapays' },
  ]);
});

it('are left out where the currency cannot be paid with them', async () => {
  const { receipt } = await createReceipt(await withSavedMethods(), { ...TEA, currency: 'EUR' });
  expect(receipt.payTo.map(({ method }) => method)).toEqual(['paypal']);
});

it('do not count when the receipt says how it is paid, or that nobody is told', async () => {
  const ana = await withSavedMethods();
  expect((await createReceipt(ana, { ...TEA, payTo: [] })).receipt.payTo).toEqual([]);
  const { receipt } = await createReceipt(ana, { ...TEA, payTo: [{ method: 'cash', handle: '' }] });
  expect(receipt.payTo).toEqual([{ method: 'cash', handle: '' }]);
});

it('are none for a guest', async () => {
  expect((await createReceipt(table.stranger(), TEA)).receipt.payTo).toEqual([]);
});
