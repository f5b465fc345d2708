import type { Pool, PoolClient } from 'pg';

/** Commits what the work has written, or nothing when it throws, or when what it answers is not kept. */
export async function inTransaction<Outcome>(
  pool: Pool,
  {
    work,
    isKept = () => true,
  }: { work: (client: PoolClient) => Promise<Outcome>; isKept?: (outcome: Outcome) => boolean },
): Promise<Outcome> {
  const client = await pool.connect();
  // A connection that breaks fails the statement that waits for it.
  const ignore = (): undefined => undefined;
  client.on('error', ignore);
  let isBroken = true;
  try {
    await client.query('BEGIN');
    const outcome = await work(client);
    await client.query(isKept(outcome) ? 'COMMIT' : 'ROLLBACK');
    isBroken = false;
    return outcome;
  } catch (error) {
    await client.query('ROLLBACK').then(
      () => (isBroken = false),
      () => undefined,
    );
    throw error;
  } finally {
    client.off('error', ignore);
    client.release(isBroken);
  }
}
