import type { ServiceContext } from '../../context';
import { endScan } from './scanSteps';

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

const MINUTE_MS = 60_000;
/** A scan that is not begun within this time fails, in ms. */
export const WAIT_FOR_BEGIN_MS = 10 * MINUTE_MS;
/** A scan that was begun and does not end within this time fails, however often its worker was lost, in ms. */
export const WAIT_FOR_END_MS = 20 * MINUTE_MS;
const GIVEN_UP_AT_A_TIME = 500;

/**
 * Fails scans that were not read in time, so that people do not wait without end.
 * @param id to look at one scan only.
 * @returns how many were given up.
 */
export async function giveUpScans(ctx: ServiceContext, { id }: { id?: string } = {}): Promise<number> {
  const before = (ms: number) => new Date(ctx.now().getTime() - ms);
  const late = await ctx.db.prisma.scan.findMany({
    where: {
      ...(id === undefined ? {} : { id }),
      OR: [
        { status: 'uploaded', createdAt: { lte: before(WAIT_FOR_BEGIN_MS) } },
        { status: { in: ['turning', 'reading', 'understanding'] }, createdAt: { lte: before(WAIT_FOR_END_MS) } },
      ],
    },
    select: { id: true },
    take: GIVEN_UP_AT_A_TIME,
  });
  for (const scan of late)
    await endScan(ctx, { scanId: scan.id, outcome: { status: 'failed', failure: 'unavailable' } });
  return late.length;
}
