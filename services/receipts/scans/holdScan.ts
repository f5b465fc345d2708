import type { ServiceContext } from '../../context';

/**
 * Does the work while it holds a lock on the scan, across all processes. The lock ends with the work or with the
 * process, so that a scan whose worker was killed can be read again at once.
 * @returns false, without doing the work, when the scan is locked already.
 */
export async function holdScan(
  ctx: ServiceContext,
  { scanId, work }: { scanId: string; work: () => Promise<void> },
): Promise<boolean> {
  const client = await ctx.db.pool.connect();
  // Losing the lock's connection does not stop the work: endScan keeps the first result.
  const ignore = () => undefined;
  client.on('error', ignore);
  try {
    // The lock belongs to a transaction, because a pooler may give the session to others.
    await client.query('BEGIN');
    // Reading takes longer than a transaction may otherwise be idle.
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query<{ held: boolean }>(
      'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS held',
      [`scan ${scanId}`],
    );
    if (!rows[0]?.held) return false;
    await work();
    return true;
  } finally {
    await client.query('ROLLBACK').catch(ignore);
    client.off('error', ignore);
    client.release();
  }
}
