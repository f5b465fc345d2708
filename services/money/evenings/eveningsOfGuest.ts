import { FORMER_GUEST } from '@fairtab/domain/people/formerGuest';
import { KEEP_DELETED_MS } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';

/**
 * Removes a guest from evenings and from settlements. The debts stay, without a name, so that the balances of the others stay
 * right.
 * @param former.formerId the guest who has these debts from then on
 */
export async function leaveEvenings(
  tx: Prisma.TransactionClient,
  { guestId, formerId }: { guestId: string; formerId: string },
): Promise<void> {
  await tx.evening.updateMany({ where: { madeByGuestId: guestId }, data: { madeByGuestId: null } });
  await tx.settlement.deleteMany({
    where: { settledAt: null, OR: [{ firstGuestId: guestId }, { secondGuestId: guestId }] },
  });
  await tx.settlement.updateMany({ where: { firstGuestId: guestId }, data: { firstGuestId: formerId } });
  await tx.settlement.updateMany({ where: { secondGuestId: guestId }, data: { secondGuestId: formerId } });
  await tx.settlement.updateMany({ where: { proposedByGuestId: guestId }, data: { proposedByGuestId: null } });
  await tx.settlementAgreement.deleteMany({ where: { guestId } });
  await tx.transfer.updateMany({
    where: { fromGuestId: guestId },
    data: { fromGuestId: formerId, fromName: FORMER_GUEST },
  });
  await tx.transfer.updateMany({ where: { toGuestId: guestId }, data: { toGuestId: formerId, toName: FORMER_GUEST } });
}

/** Everything that a guest has in evenings, by table and column. */
const COLUMNS = [
  ['evening', 'made_by_guest_id'],
  ['settlement', 'proposed_by_guest_id'],
  ['transfer', 'from_guest_id'],
  ['transfer', 'to_guest_id'],
] as const;

/**
 * Gives an account's guest what a browser's guest has in evenings. It settles what these two owe each other. An agreement
 * counts once. A proposal is about a plan that names guests, so the move voids it. Only accounts net their debts, so a
 * browser's guest has no netting to move.
 */
export async function moveEvenings(ctx: ServiceContext, { from, to }: { from: string; to: string }): Promise<void> {
  const { pool } = ctx.db;
  for (const [table, column] of COLUMNS)
    await pool.query(`UPDATE ${table} SET ${column} = $2 WHERE ${column} = $1`, [from, to]);
  await pool.query(`UPDATE transfer SET status = 'confirmed' WHERE from_guest_id = $1 AND to_guest_id = $1`, [to]);
  await pool.query(
    `INSERT INTO settlement_agreement (settlement_id, guest_id)
     SELECT settlement_id, $2 FROM settlement_agreement WHERE guest_id = $1 ON CONFLICT DO NOTHING`,
    [from, to],
  );
  await pool.query('DELETE FROM settlement_agreement WHERE guest_id = $1', [from]);
}

/** Removes evenings without a receipt that were begun so long ago that no deleted receipt can come back into them. */
export async function removeEmptyEvenings(ctx: Pick<ServiceContext, 'db' | 'now'>): Promise<void> {
  const begunBefore = new Date(ctx.now().getTime() - KEEP_DELETED_MS);
  await ctx.db.pool.query(
    `DELETE FROM evening WHERE created_at <= $1
     AND NOT EXISTS (SELECT FROM evening_receipt WHERE evening_id = evening.id)`,
    [begunBefore],
  );
}
