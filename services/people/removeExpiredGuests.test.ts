import { expect, it } from 'vitest';
import { removeExpiredGuests } from './removeExpiredGuests';
import { databaseForTests } from '../testing/database';
import { signedInAccount } from '../testing/signedInAccount';
import { setTable } from '../testing/table';

const database = await databaseForTests();

it('a guest is removed when its cookie has expired and it owns nothing, and no other guest is', async () => {
  const table = setTable(database.db);
  const { prisma, pool } = database.db;
  const { hostGuestId, ...receipt } = await table.newReceipt();
  const { claim } = await table.claim({ ...receipt, hostGuestId }, { item: 'Beer', name: 'Ana' });
  const { guestId: account } = (await signedInAccount(table)).viewer;
  const idle = (id: string) => prisma.guest.create({ data: { id, tokenHash: Buffer.from(id) } });
  await idle('old');
  await pool.query(`UPDATE guest SET created_at = now() - interval '401 days', look_at = now() - interval '1 day'`);
  await idle('young');
  expect(await removeExpiredGuests(table.stranger())).toBe(1);
  const left = (await prisma.guest.findMany({ select: { id: true } })).map(({ id }) => id);
  expect(left).toEqual(expect.arrayContaining([hostGuestId, claim.guestId, account, 'young']));
  expect(left).not.toContain('old');
});

it('a guest that still owned something is removed once it owns nothing, within 100 days', async () => {
  const table = setTable(database.db);
  const { prisma, pool } = database.db;
  const { id, hostGuestId } = await table.newReceipt();
  await pool.query(`UPDATE guest SET created_at = now() - interval '401 days', look_at = now() WHERE id = $1`, [
    hostGuestId,
  ]);
  const after = async (days: number) => {
    table.setTime(new Date(Date.now() + days * 24 * 60 * 60 * 1000));
    await removeExpiredGuests(table.stranger());
    return prisma.guest.count({ where: { id: hostGuestId } });
  };
  expect(await after(1)).toBe(1);
  await prisma.receipt.delete({ where: { id } });
  expect(await after(100)).toBe(1);
  expect(await after(102)).toBe(0);
});
