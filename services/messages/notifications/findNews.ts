import type { ServiceContext } from '../../context';

const SWEPT_AT_A_TIME = 2_000;

/** The hosts with something to hear of that is to be looked at now, by their guest, at most those of 2,000 receipts. */
export async function findNews(ctx: ServiceContext): Promise<string[]> {
  const { rows } = await ctx.db.pool.query<{ id: string }>(
    `SELECT DISTINCT r.host_guest_id AS id FROM (
       SELECT receipt_id FROM receipt_news WHERE look_at <= $1 ORDER BY look_at LIMIT ${SWEPT_AT_A_TIME}) AS due
     JOIN receipt r ON r.id = due.receipt_id`,
    [ctx.now()],
  );
  return rows.map(({ id }) => id);
}
