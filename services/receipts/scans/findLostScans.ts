import type { ServiceContext } from '../../context';

/** A job that was not lost reaches a worker within this time, in ms. */
const LOST_AFTER_MS = 60_000;
const FOUND_AT_A_TIME = 500;

/**
 * Finds scans that are not over a minute after they were made, in their turn. They may also be waiting or being read:
 * the queue and holdScan sort those out.
 */
export async function findLostScans(ctx: ServiceContext): Promise<{ scanId: string; turn: number }[]> {
  const lost = await ctx.db.prisma.scan.findMany({
    where: {
      status: { in: ['uploaded', 'turning', 'reading', 'understanding'] },
      createdAt: { lte: new Date(ctx.now().getTime() - LOST_AFTER_MS) },
    },
    orderBy: [{ turn: 'asc' }, { createdAt: 'asc' }],
    take: FOUND_AT_A_TIME,
    select: { id: true, turn: true },
  });
  return lost.map(({ id, turn }) => ({ scanId: id, turn }));
}
