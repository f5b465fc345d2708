import type { Database } from '../../platform/db';
import { MOST_ATTEMPTS } from './sendMail';

const MOST_SHOWN = 100;

/** A mail that was refused as often as it is tried. The address is left out. */
export interface GivenUpMail {
  readonly id: string;
  readonly problem: string | null;
  readonly createdAt: Date;
}

/** The mails that were given up, the latest first, at most 100. They are kept for 30 days. */
export function listGivenUpMail({ prisma }: Database): Promise<GivenUpMail[]> {
  return prisma.mail.findMany({
    where: { sentAt: null, attempts: { gte: MOST_ATTEMPTS } },
    orderBy: { createdAt: 'desc' },
    take: MOST_SHOWN,
    select: { id: true, problem: true, createdAt: true },
  });
}

/** Has a mail tried again that was given up. @returns false when there is no such mail. */
export async function retryMail({ prisma }: Database, id: string): Promise<boolean> {
  const { count } = await prisma.mail.updateMany({
    where: { id, sentAt: null, attempts: { gte: MOST_ATTEMPTS } },
    data: { attempts: 0, claimedAt: null },
  });
  return count === 1;
}
