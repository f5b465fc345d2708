import type { ServiceContext } from '../../context';

/** Far longer than the processor sends a report again. One that comes later still only asks the same question once more. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes reports that were handled long ago. @returns how many. */
export async function forgetProcessorEvents(ctx: ServiceContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - KEPT_MS);
  const { count } = await ctx.db.prisma.processorEvent.deleteMany({
    where: { receivedAt: { lt: before }, handledAt: { not: null } },
  });
  return count;
}
