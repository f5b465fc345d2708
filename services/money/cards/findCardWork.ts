import type { ServiceContext } from '../../context';

const SWEPT_AT_A_TIME = 1_000;
/** Its own job has it first. */
const LEFT_ALONE_MS = 10_000;

/** Reports whose job was lost or gave up, at most 1,000, oldest first. */
export async function findProcessorEvents(ctx: ServiceContext): Promise<string[]> {
  const found = await ctx.db.prisma.processorEvent.findMany({
    where: { handledAt: null, receivedAt: { lte: new Date(ctx.now().getTime() - LEFT_ALONE_MS) } },
    orderBy: { receivedAt: 'asc' },
    take: SWEPT_AT_A_TIME,
    select: { id: true },
  });
  return found.map(({ id }) => id);
}

/** Payments that the processor is to be asked about, at most 1,000. So a webhook that never comes is no payment lost. */
export async function findCardPayments(ctx: ServiceContext): Promise<string[]> {
  const found = await ctx.db.prisma.cardPayment.findMany({
    where: { lookAt: { lte: ctx.now() } },
    orderBy: { lookAt: 'asc' },
    take: SWEPT_AT_A_TIME,
    select: { id: true },
  });
  return found.map(({ id }) => id);
}
