import type { ServiceContext } from '../context';

/** A job is on its way for less time than this. */
const LOST_AFTER_MS = 60_000;
const FOUND_AT_A_TIME = 500;

/**
 * Scans that are not over a minute after they were made, oldest first. Whether one waits, is being read or was lost with
 * its queue or worker, the queue and holdScan tell.
 */
export async function findLostScans(ctx: ServiceContext): Promise<string[]> {
  const lost = await ctx.db.prisma.scan.findMany({
    where: {
      status: { in: ['uploaded', 'turning', 'reading', 'understanding'] },
      createdAt: { lte: new Date(ctx.now().getTime() - LOST_AFTER_MS) },
    },
    orderBy: { createdAt: 'asc' },
    take: FOUND_AT_A_TIME,
    select: { id: true },
  });
  return lost.map(({ id }) => id);
}
