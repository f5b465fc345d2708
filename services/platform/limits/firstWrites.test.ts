import { expect, it } from 'vitest';
import { claimItem } from '../../receipts/claims/claimItem';
import { TooManyAttempts } from '../errors';
import { createReceipt } from '../../receipts/createReceipt';
import { newBrowser } from '../../testing/browsers';
import { tableForTests } from '../../testing/tableForTests';
import { itemNamed } from '../../testing/table';
import { LIMITS } from './limits';

const { table } = await tableForTests();

const BILL = { restaurantName: 'Casa Nacho', items: [{ name: 'Soup', price: '7.00' }] };

it('stop an address that makes receipts with ever new browsers, and nobody who is a guest there', async () => {
  const known = newBrowser(table, { address: '198.51.100.1' });
  await createReceipt(await known.context(), BILL);
  const { limits } = table.stranger();
  for (let made = 1; made < LIMITS.firstReceiptsFromAddress.points; made += 1)
    await limits.spend('firstReceiptsFromAddress', '198.51.100.1');
  const fresh = await newBrowser(table, { address: '198.51.100.1' }).context();
  await expect(createReceipt(fresh, BILL)).rejects.toBeInstanceOf(TooManyAttempts);
  await createReceipt(await known.context(), BILL);
  await createReceipt(await newBrowser(table, { address: '198.51.100.2' }).context(), BILL);
}, 60_000);

it('stop an address that claims with ever new browsers, after more than a full restaurant does', async () => {
  const receipt = await table.newReceipt();
  const tap = { itemId: itemNamed(receipt, 'Nachos').id, units: 1, claimerName: 'Ana' };
  const known = newBrowser(table, { address: '198.51.100.3' });
  await claimItem(await known.context(), tap);
  const { limits } = table.stranger();
  for (let made = 1; made < LIMITS.firstClaimsFromAddress.points; made += 1)
    await limits.spend('firstClaimsFromAddress', '198.51.100.3');
  const fresh = await newBrowser(table, { address: '198.51.100.3' }).context();
  await expect(claimItem(fresh, tap)).rejects.toBeInstanceOf(TooManyAttempts);
  await claimItem(await known.context(), tap);
});
