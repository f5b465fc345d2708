import type { ServiceContext } from '../../context';

const SWEPT_AT_A_TIME = 1_000;

/** The proposals that somebody may have to be told about now, at most 1,000. */
export async function findUntoldProposals(ctx: ServiceContext): Promise<string[]> {
  const due = { where: { tellAt: { lte: ctx.now() } }, orderBy: { tellAt: 'asc' }, take: SWEPT_AT_A_TIME } as const;
  return (await ctx.db.prisma.settlement.findMany({ ...due, select: { id: true } })).map(({ id }) => id);
}

/** The transfers that somebody may have to be told about now, at most 1,000. */
export async function findUntoldTransfers(ctx: ServiceContext): Promise<string[]> {
  const due = { where: { tellAt: { lte: ctx.now() } }, orderBy: { tellAt: 'asc' }, take: SWEPT_AT_A_TIME } as const;
  return (await ctx.db.prisma.transfer.findMany({ ...due, select: { id: true } })).map(({ id }) => id);
}
