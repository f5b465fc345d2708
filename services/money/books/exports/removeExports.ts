import type { ServiceContext } from '../../../context';
import { exportKey, KEEP_EXPORTS_MS } from './ExportRequest';

const AT_A_TIME = 100;
/** A job that was not lost is taken up by a worker within this time. */
const LOST_AFTER_MS = 60_000;

/** Removes exports whose time is over. @returns how many. */
export async function removeOldExports(ctx: ServiceContext): Promise<number> {
  const createdAt = { lte: new Date(ctx.now().getTime() - KEEP_EXPORTS_MS) };
  let removed = 0;
  for (let some = AT_A_TIME; some === AT_A_TIME; removed += some) some = await removeSome(ctx, { createdAt });
  return removed;
}

/** Removes the files of an account that ends. Its rows go with it. */
export async function removeExportsOfAccount(ctx: ServiceContext, userId: string): Promise<void> {
  while ((await removeSome(ctx, { userId })) === AT_A_TIME);
}

/** The exports that a worker is to make and that were asked for a while ago. They may also wait in the queue. */
export async function findLostExports(ctx: ServiceContext): Promise<{ jobId: string }[]> {
  const lost = await ctx.db.prisma.accountJob.findMany({
    where: {
      kind: 'export',
      state: { in: ['waiting', 'running'] },
      createdAt: { lte: new Date(ctx.now().getTime() - LOST_AFTER_MS) },
    },
    orderBy: { createdAt: 'asc' },
    take: AT_A_TIME,
    select: { id: true },
  });
  return lost.map(({ id }) => ({ jobId: id }));
}

/** Files go first, so that a removal that was stopped midway is done again. */
async function removeSome(
  ctx: ServiceContext,
  which: { readonly createdAt: { readonly lte: Date } } | { readonly userId: string },
): Promise<number> {
  const jobs = await ctx.db.prisma.accountJob.findMany({
    where: { kind: 'export', ...which },
    orderBy: { createdAt: 'asc' },
    take: AT_A_TIME,
    select: { id: true },
  });
  for (const { id } of jobs) await ctx.files.remove(exportKey(id));
  await ctx.db.prisma.accountJob.deleteMany({ where: { id: { in: jobs.map(({ id }) => id) } } });
  return jobs.length;
}
