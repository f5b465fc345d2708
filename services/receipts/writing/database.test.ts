import { GRID } from '@fairtab/domain/shares';
import { describe, expect, it } from 'vitest';
import { tableForTests } from '../../testing/tableForTests';
import { itemNamed } from '../../testing/table';

const { database, table } = await tableForTests();

/** Writes past the product, as a mistake in it would. */
async function insertClaim(row: {
  receiptId: string;
  itemId: string;
  guestId: string;
  pieces: string;
  id?: string;
}): Promise<void> {
  await database.db.pool.query(
    `INSERT INTO claim (id, receipt_id, item_id, guest_id, claimer_name, units, split_count, pieces, amount_cents, made_in)
     VALUES ($1, $2, $3, $4, 'Mallory', 1, 1, $5, 100, 1)`,
    [row.id ?? crypto.randomUUID(), row.receiptId, row.itemId, row.guestId, row.pieces],
  );
}

async function beerClaimedByAna() {
  const receipt = await table.newReceipt();
  const { claim } = await table.claim(receipt, { item: 'Beer', name: 'Ana', splitCount: 2 });
  return { receipt, base: { receiptId: receipt.id, itemId: claim.itemId, guestId: claim.guestId }, claim };
}

describe('the database', () => {
  it('cuts units as finely as the domain does', async () => {
    const { rows } = await database.db.pool.query<{ positions: string }>('SELECT unit_positions()::text AS positions');
    expect(rows[0]?.positions).toBe(String(GRID));
  });

  it('refuses a claim that overlaps another, and accepts one beside it', async () => {
    const { base } = await beerClaimedByAna();
    await expect(insertClaim({ ...base, pieces: `{[0,${GRID})}` })).rejects.toThrow('already claimed');
    await expect(insertClaim({ ...base, pieces: `{[${GRID / 2n - 1n},${GRID})}` })).rejects.toThrow('already claimed');
    await insertClaim({ ...base, pieces: `{[${GRID / 2n},${GRID})}` });
  });

  it('refuses a claim beyond the end of its line', async () => {
    const { base } = await beerClaimedByAna();
    await expect(insertClaim({ ...base, pieces: `{[${GRID / 2n},${GRID + 1n})}` })).rejects.toThrow('beyond its line');
  });

  it('refuses a claim on an item of another receipt', async () => {
    const { base } = await beerClaimedByAna();
    const elsewhere = await table.newReceipt();
    const foreign = { ...base, itemId: itemNamed(elsewhere, 'Beer').id, pieces: `{[0,${GRID})}` };
    await expect(insertClaim(foreign)).rejects.toThrow('claim_receipt_id_item_id_fkey');
  });

  it('refuses a line shorter than its claims', async () => {
    const receipt = await table.newReceipt();
    const { claim } = await table.claim(receipt, { item: 'Nachos', name: 'Ana', units: 2 });
    const shorten = database.db.prisma.item.update({ where: { id: claim.itemId }, data: { quantity: 1 } });
    await expect(shorten).rejects.toThrow();
    await database.db.prisma.item.update({ where: { id: claim.itemId }, data: { quantity: 2 } });
  });

  it('refuses to revive a cancelled claim whose part is claimed again', async () => {
    const { base, claim } = await beerClaimedByAna();
    await database.db.prisma.claim.update({ where: { id: claim.id }, data: { status: 'cancelled' } });
    await insertClaim({ ...base, pieces: `{[0,${GRID})}` });
    const revive = database.db.prisma.claim.update({ where: { id: claim.id }, data: { status: 'claimed' } });
    await expect(revive).rejects.toThrow();
  });

  it('grants one of many claims on the same stretch that are written at once', async () => {
    const receipt = await table.newReceipt();
    const row = {
      receiptId: receipt.id,
      itemId: itemNamed(receipt, 'Beer').id,
      guestId: receipt.hostGuestId,
      pieces: `{[0,${GRID})}`,
    };
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => insertClaim(row)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses a paid claim without a payment', async () => {
    const { claim } = await beerClaimedByAna();
    await expect(
      database.db.prisma.claim.update({ where: { id: claim.id }, data: { status: 'paid' } }),
    ).rejects.toThrow();
  });
});
