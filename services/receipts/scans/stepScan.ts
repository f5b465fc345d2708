import type { ServiceContext } from '../../context';

const BEFORE = { turning: [], reading: ['turning'], understanding: ['turning', 'reading'] } as const;

/**
 * Stores and announces how far the reading is. It never goes back: with several photos the step of the first one
 * counts.
 */
export async function stepScan(
  ctx: ServiceContext,
  { scanId, step }: { scanId: string; step: keyof typeof BEFORE },
): Promise<void> {
  const { count } = await ctx.db.prisma.scan.updateMany({
    where: { id: scanId, status: { in: [...BEFORE[step]] } },
    data: { status: step },
  });
  if (count > 0) ctx.events.publish({ type: 'scanChanged', scanId });
}
