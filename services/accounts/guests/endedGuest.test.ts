import { beforeEach, expect, it } from 'vitest';
import { claimItem } from '../../receipts/claims/claimItem';
import type { ServiceContext } from '../../context';
import { Conflict } from '../../platform/errors';
import { findGuest } from '../../people/guests';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { databaseForTests } from '../../testing/database';
import { newBrowser, newAccount, signIn } from '../../testing/browsers';
import { itemNamed, setTable, type Table } from '../../testing/table';
import { createReceipt } from '../../receipts/createReceipt';
import { eraseAccount } from '../deletion/eraseAccount';

const database = await databaseForTests();
let table: Table;
let receipt: ReceiptState;
beforeEach(async () => {
  table = setTable(database.db);
  receipt = await table.newReceipt();
});

const nachos = (name: string) => ({ itemId: itemNamed(receipt, 'Nachos').id, claimerName: name, units: 1 });
const owners = async () =>
  (await database.db.prisma.claim.findMany({ where: { receiptId: receipt.id } })).map(({ guestId }) => guestId);

/** A phone whose guest moves into an account, and a request with that guest which another process has not answered yet. */
async function signInWhileClaiming(): Promise<{ late: ServiceContext; guestId: string; accountGuestId: string }> {
  const phone = newBrowser(table);
  await claimItem(await phone.context(), nachos('Ana'));
  const { viewer } = await phone.context();
  const late = table.otherProcess().guest(viewer.guestId ?? '');
  const { username, guestId: accountGuestId } = await newAccount(table);
  await signIn(phone, { username });
  return { late, guestId: viewer.guestId ?? '', accountGuestId };
}

it('gets no claim after its guest has moved into an account, whatever another process remembers', async () => {
  const { late, guestId, accountGuestId } = await signInWhileClaiming();
  await expect(claimItem(late, nachos('Ana'))).rejects.toThrow(
    new Conflict('You signed in meanwhile. Please try again.'),
  );
  expect(await owners()).toEqual([accountGuestId]);
  expect(await database.db.prisma.change.count({ where: { actorGuestId: guestId } })).toBe(0);
});

it('makes no receipt either', async () => {
  const { late, guestId } = await signInWhileClaiming();
  const bill = { restaurantName: 'Late', items: [{ name: 'Soup', price: '7.00' }] };
  await expect(createReceipt(late, bill)).rejects.toBeInstanceOf(Conflict);
  expect(await database.db.prisma.receipt.count({ where: { hostGuestId: guestId } })).toBe(0);
});

it('leaves no claim of an ended guest when many taps and the login cross each other', async () => {
  const phone = newBrowser(table);
  await claimItem(await phone.context(), { ...nachos('Ana'), splitCount: 40 });
  const { viewer } = await phone.context();
  const { username, guestId } = await newAccount(table);
  const processes = [table.otherProcess(), table.otherProcess()];
  const taps = Array.from({ length: 20 }, (_, index) =>
    claimItem(processes[index % 2]?.guest(viewer.guestId ?? '') ?? table.stranger(), {
      ...nachos(`Ana ${index}`),
      splitCount: 40,
    }).catch((error: unknown) => error),
  );
  await signIn(phone, { username });
  for (const outcome of await Promise.all(taps)) if (outcome instanceof Error) expect(outcome).toBeInstanceOf(Conflict);
  expect(new Set(await owners())).toEqual(new Set([guestId]));
});

it('writes nothing for an account that was deleted while the tap was on its way', async () => {
  const { browser, userId, guestId } = await newAccount(table);
  const late = await browser.context();
  await eraseAccount(table.stranger(), { userId, guestId });
  await expect(claimItem(late, nachos('Ana'))).rejects.toBeInstanceOf(Conflict);
  expect(await owners()).toEqual([]);
});

it('gives every retry of the first write the same cookie, so that a late answer takes nothing away', async () => {
  const key = { idempotencyKey: crypto.randomUUID() };
  const secrets: string[] = [];
  const bill = { restaurantName: 'Casa', items: [{ name: 'Soup', price: '7.00' }], ...key };
  for (const _try of [1, 2, 3]) await createReceipt(table.stranger(secrets), bill);
  expect(new Set(secrets).size).toBe(1);
  expect(secrets).toHaveLength(3);
  const hostId = await findGuest(database.db, secrets[0] ?? '');
  expect(await database.db.prisma.receipt.count({ where: { hostGuestId: hostId ?? '' } })).toBe(1);

  const tap = { ...nachos('Ben'), idempotencyKey: crypto.randomUUID() };
  const taps: string[] = [];
  await Promise.all([1, 2, 3].map(() => claimItem(table.stranger(taps), tap)));
  expect(new Set(taps).size).toBe(1);
  expect(await findGuest(database.db, taps[0] ?? '')).toBe((await owners())[0]);
});
