import type { ServiceContext } from '../context';

export const KEEP_MAIL_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes mail that was sent or given up more than 30 days ago. @returns how many. */
export async function forgetOldMail(ctx: ServiceContext): Promise<number> {
  const { count } = await ctx.db.prisma.mail.deleteMany({
    where: { createdAt: { lt: new Date(ctx.now().getTime() - KEEP_MAIL_MS) } },
  });
  return count;
}
