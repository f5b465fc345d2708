import { expect, it } from 'vitest';
import { NotFound, TooManyAttempts } from '../../platform/errors';
import { LIMITS } from '../../platform/limits/limits';
import { tableForTests } from '../../testing/tableForTests';
import { newBrowser } from '../../testing/browsers';
import { itemNamed } from '../../testing/table';
import { claimItem } from './claimItem';

const { table } = await tableForTests();

it('refuses a diner who claims too often, and nobody else at the table', async () => {
  const receipt = await table.newReceipt();
  const claim = { itemId: itemNamed(receipt, 'Nachos').id, claimerName: 'Ana', units: 1, splitCount: 20 };
  const [ana, ben] = [newBrowser(table), newBrowser(table)];
  await claimItem(await ana.context(), claim);
  const ctx = await ana.context();
  for (let tried = 0; tried < LIMITS.claimsOfDiner.points; tried += 1)
    await expect(claimItem(ctx, { ...claim, itemId: 'B'.repeat(22) })).rejects.toBeInstanceOf(NotFound);
  await expect(claimItem(ctx, claim)).rejects.toBeInstanceOf(TooManyAttempts);
  await claimItem(await ben.context(), claim);
  await claimItem(await ben.context(), claim);
});
