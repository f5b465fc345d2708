import type { ServiceContext } from '../context';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes mail that was sent or given up more than 30 days ago. @returns how many. */
export async function forgetOldMail(ctx: ServiceContext): Promise<number> {
  const { count } = await ctx.db.prisma.mail.deleteMany({
    where: { createdAt: { lt: new Date(ctx.now().getTime() - KEPT_MS) } },
  });
  return count;
}
