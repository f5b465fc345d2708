import type { ServiceContext } from '../../context';

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
