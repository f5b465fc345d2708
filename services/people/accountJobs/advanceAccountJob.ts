import type { ServiceContext } from '../../context';

/**
 * Stores and announces how far a job is. It costs one update and one event: call it a few times a second at most, not for
 * every row. A worker that begins again after a crash begins at 0, so the count may go back.
 * @param progress.total at least `done`.
 * @returns false when the job is over or gone. Then there is nobody to work for.
 */
export async function advanceAccountJob(
  ctx: ServiceContext,
  { jobId, ...progress }: { jobId: string; done: number; total: number },
): Promise<boolean> {
  const { count } = await ctx.db.prisma.accountJob.updateMany({
    where: { id: jobId, state: { in: ['waiting', 'running'] } },
    data: { state: 'running', ...progress },
  });
  if (count > 0) ctx.events.publish({ type: 'accountJobChanged', jobId });
  return count > 0;
}
