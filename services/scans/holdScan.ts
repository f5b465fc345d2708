import type { ServiceContext } from '../context';

/**
 * Does the work unless somebody else is at it, in this process or another. The hold ends with the work, or with the
 * process, so that a scan whose worker was killed can be taken on at once.
 * @returns false when somebody else holds the scan.
 */
export async function holdScan(
  ctx: ServiceContext,
  { scanId, work }: { scanId: string; work: () => Promise<void> },
): Promise<boolean> {
  const client = await ctx.db.pool.connect();
  // A connection that breaks while it only holds is no reason to stop: whoever ends the scan first decides.
  const ignore = () => undefined;
  client.on('error', ignore);
  try {
    // A lock of the transaction, since a pooler may give the session to others.
    await client.query('BEGIN');
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
