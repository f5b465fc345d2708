import type { ServiceContext } from '../../context';

/** How a job ended. `problem` is a sentence for people. */
export type AccountJobOutcome = { readonly state: 'done' } | { readonly state: 'failed'; readonly problem: string };

/**
 * Stores and announces how a job ended, unless it has ended already.
 * @returns false when it had, or is gone.
 */
export async function endAccountJob(
  ctx: ServiceContext,
  { jobId, outcome }: { jobId: string; outcome: AccountJobOutcome },
): Promise<boolean> {
  const { count } = await ctx.db.prisma.accountJob.updateMany({
    where: { id: jobId, state: { in: ['waiting', 'running'] } },
    data: { ...outcome, finishedAt: ctx.now() },
  });
  if (count > 0) ctx.events.publish({ type: 'accountJobChanged', jobId });
  return count > 0;
}
