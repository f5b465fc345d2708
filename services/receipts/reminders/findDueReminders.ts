import type { ServiceContext } from '../../context';
import type { Diner } from './readDebt';

const SWEPT_AT_A_TIME = 5_000;

/**
 * A claim that costs nothing, or that its owner paid the restaurant for, keeps its time, in case there is something to pay later.
 * Exported so that a test can look at its plan.
 */
export const DUE_REMINDERS = `SELECT DISTINCT receipt_id AS "receiptId", guest_id AS "guestId" FROM (
    SELECT receipt_id, guest_id FROM claim WHERE status = 'claimed' AND amount_cents > covered_cents AND remind_at <= $1
    ORDER BY remind_at LIMIT ${SWEPT_AT_A_TIME}) AS due`;

/** The diners with an unpaid claim that is to be looked at now, those of the 5,000 oldest such claims. */
export async function findDueReminders(ctx: ServiceContext): Promise<Diner[]> {
  const { rows } = await ctx.db.pool.query<Diner>(DUE_REMINDERS, [ctx.now()]);
  return rows;
}
