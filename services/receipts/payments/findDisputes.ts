import type { ServiceContext } from '../../context';

const SWEPT_AT_A_TIME = 1_000;

/** The disputed payments whose payers are to be told now, at most 1,000. */
export async function findDisputes(ctx: ServiceContext): Promise<string[]> {
  const { rows } = await ctx.db.pool.query<{ id: string }>(
    `SELECT id FROM payment WHERE tell_payer_at <= $1 ORDER BY tell_payer_at LIMIT ${SWEPT_AT_A_TIME}`,
    [ctx.now()],
  );
  return rows.map(({ id }) => id);
}
