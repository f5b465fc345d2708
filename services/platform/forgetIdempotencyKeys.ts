import type { ServiceContext } from '../context';

const KEPT_MS = 24 * 60 * 60 * 1000;

/** Deletes the answers kept for retries that are older than 24 hours. @returns how many. */
export async function forgetIdempotencyKeys(ctx: ServiceContext): Promise<number> {
  const { count } = await ctx.db.prisma.idempotencyKey.deleteMany({
    where: { createdAt: { lt: new Date(ctx.now().getTime() - KEPT_MS) } },
  });
  return count;
}
