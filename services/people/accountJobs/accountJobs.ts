import { signedIn } from '../signedIn';
import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';
import type { AccountJobKind } from '../../generated/prisma/enums';

/**
 * Writes down that the viewer's account waits for a long job. The work itself is a job of the queue kit, to be sent after
 * the commit and with this id in its payload.
 * @param options.tx the transaction that writes what the job is to do.
 * @returns its id.
 * @throws NotSignedIn
 */
export async function createAccountJob(
  ctx: ServiceContext,
  { tx = ctx.db.prisma, kind }: { tx?: Prisma.TransactionClient; kind: AccountJobKind },
): Promise<string> {
  const { userId } = signedIn(ctx);
  const { id } = await tx.accountJob.create({ data: { id: ctx.newId(), userId, kind, createdAt: ctx.now() } });
  return id;
}

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
